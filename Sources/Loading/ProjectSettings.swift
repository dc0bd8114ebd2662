internal import AuditModel
internal import Foundation
internal import Utilities

/// The result of reading one property list or Xcode project.
struct SettingsReading: Sendable {
  /// The file as an input.
  private(set) var reading: FileReading
  private let format: FileFormat
  private var region: String?
  /// Whether the project builds the app for the Mac by Catalyst; nil if it does not say.
  private(set) var supportsCatalyst: Bool?
  /// Whether the property list is that of an app without an interface.
  private(set) var isBackgroundOnly = false
  /// Whether the property list is that of an app without a menu bar and an icon in the Dock.
  private(set) var isAgent = false
  /// What a project builds; nil for other files and if it could not be parsed.
  private(set) var project: XcodeProject?
  /// The names of apps: those of a property list, or of a project's apps.
  private(set) var appNames: [String] = []

  /// The appearances that a property list, or each target of a project, states for an app (`UIUserInterfaceStyle`).
  private(set) var interfaceStyles: Set<String> = []

  /// Whether it is a project that could not be parsed.
  var isUnreadProject: Bool { format == .xcodeProject && project == nil }

  /// Reads a file.
  init(_ file: FoundFile) {
    reading = FileReading(file)
    format = file.format
    guard let bytes = reading.contents(of: file) else { return }
    if format == .xcodeProject {
      project = XcodeProject(bytes, path: file.path, contents: file.contents(ofSetting:))
      region = ProjectSettings.region(ofProject: bytes)
      supportsCatalyst = ProjectSettings.supportsCatalyst(project: bytes)
      appNames = ProjectSettings.appNames(of: project?.targets ?? [], inProject: file.path)
      interfaceStyles = Set(project?.targets.flatMap(\.interfaceStyles) ?? [])
    } else if let region = ProjectSettings.region(ofPropertyList: bytes, path: file.path) {
      self.region = region
      isBackgroundOnly = ProjectSettings.isTrue("LSBackgroundOnly", inPropertyList: bytes)
      isAgent = isBackgroundOnly || ProjectSettings.isTrue("LSUIElement", inPropertyList: bytes)
      appNames = ProjectSettings.appNames(inPropertyList: bytes)
      interfaceStyles = ProjectSettings.interfaceStyle(inPropertyList: bytes).map { [$0] } ?? []
    } else {
      reading.input.skipped = "not a property list"
    }
  }

  /// What the file says about the development language; nil if it says nothing or has another format.
  func claim(in format: FileFormat) -> DevelopmentLanguages.Claim? {
    guard self.format == format, let region else { return nil }
    return DevelopmentLanguages.Claim(path: reading.input.path, region: region)
  }
}

/// Reads the settings that an audit needs of property lists and Xcode projects: the development region, and whether the app also
/// runs on the Mac.
enum ProjectSettings {
  /// `CFBundleDevelopmentRegion` of a property list; the outer nil means that it is not a property list.
  static func region(ofPropertyList bytes: [UInt8], path: String) -> String?? {
    let reading = StringsReader.read(bytes, path: path, folder: "", locale: .english)
    guard !reading.file.isRejected else { return .none }
    return .some(reading.file.entries.last { $0.key == "CFBundleDevelopmentRegion" }?.value)
  }

  /// Whether a property list sets a key: `LSBackgroundOnly` for an app without an interface, `LSUIElement` for one without a menu bar.
  static func isTrue(_ key: String, inPropertyList bytes: [UInt8]) -> Bool {
    let value = value(of: key, inPropertyList: bytes)
    return value as? Bool ?? (value as? String).map { ["1", "YES", "true"].contains($0) } ?? false
  }

  /// The appearance that an app has by a property list: `Light`, `Dark` or `Automatic`; nil if it does not say.
  static func interfaceStyle(inPropertyList bytes: [UInt8]) -> String? {
    value(of: interfaceStyle, inPropertyList: bytes) as? String
  }

  /// The key by which an app says which appearance it has (Apple, `UIUserInterfaceStyle`).
  static let interfaceStyle = "UIUserInterfaceStyle"

  /// The names of the app in a property list, without those that are build settings.
  static func appNames(inPropertyList bytes: [UInt8]) -> [String] {
    ["CFBundleDisplayName", "CFBundleName"].compactMap { value(of: $0, inPropertyList: bytes) as? String }
      .filter(isAppName)
  }

  /// The names of the apps among some targets; of many, only of those that are called like the project: the others show its parts, and
  /// their names are words.
  static func appNames(of targets: [ProjectTarget], inProject path: String) -> [String] {
    let apps = targets.filter(\.isApp)
    let project = letters(in: path.split(separator: "/").dropLast().last?.split(separator: ".").first ?? "")
    let isApp = apps.count > maximumApps ? { letters(in: $0.name).contains(project) } : { (_: ProjectTarget) in true }
    return apps.filter(isApp).flatMap(\.appNames)
  }

  /// Projects with more apps have one for each of their parts.
  private static let maximumApps = 4

  private static func letters(in name: some StringProtocol) -> String { name.lowercased().filter(\.isLetter) }

  /// Whether a text is the name of an app, not a build setting.
  static func isAppName(_ text: String) -> Bool { !text.isEmpty && !text.contains("$") }

  private static func value(of key: String, inPropertyList bytes: [UInt8]) -> Any? {
    guard bytes.hasBytes(key) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (list as? [String: Any])?[key]
  }

  /// `developmentRegion` of a `project.pbxproj`; nil if it is not there.
  static func region(ofProject bytes: [UInt8]) -> String? {
    values(of: "developmentRegion", inProject: bytes) { _ in true }.first
  }

  /// Whether a build configuration of a `project.pbxproj` builds the app for the Mac by Catalyst (`SUPPORTS_MACCATALYST`); nil if
  /// none says.
  static func supportsCatalyst(project bytes: [UInt8]) -> Bool? {
    let values = values(of: "SUPPORTS_MACCATALYST", inProject: bytes) { $0 == "YES" }
    return values.last.map { $0 == "YES" }
  }

  /// The values of a setting in file order, up to the first that is enough.
  private static func values(
    of name: String, inProject bytes: [UInt8], until isEnough: (String) -> Bool
  ) -> [String] {
    let name = Array(name.utf8)
    guard let first = name.first else { return [] }
    var values: [String] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      guard rest.starts(with: name) else {
        rest = rest.dropFirst()
        continue
      }
      let line = String(decoding: rest.prefix { $0 != Byte.semicolon && $0 != Byte.lineFeed }, as: UTF8.self)
      rest = rest.dropFirst(name.count)
      guard let value = line.split(separator: "=").dropFirst().first?.trimmed.trimmedQuotes else { continue }
      values.append(value)
      if isEnough(value) { break }
    }
    return values
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " }.trimmingEnd { $0 == " " } }
  fileprivate var trimmedQuotes: String { String(drop { $0 == "\"" }.trimmingEnd { $0 == "\"" }) }

  private func trimmingEnd(_ isDropped: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, isDropped(last) { result.removeLast() }
    return result
  }
}

/// Which Xcode projects build their apps for the Mac by Catalyst.
struct CatalystProjects: Sendable {
  /// The answers by the folder that contains the project.
  private let answers: [String: Bool]

  /// What the `project.pbxproj` files say.
  init(_ settings: [SettingsReading]) {
    // `Name.xcodeproj` is next to the folders of the project.
    let told = settings.compactMap { setting in
      setting.supportsCatalyst.map { (setting.reading.input.path.parentFolder.parentFolder, $0) }
    }
    answers = Dictionary(told) { $0 || $1 }
  }

  /// The answer of the nearest project around a folder; nil if none says.
  func answer(for folder: String) -> Bool? { folder.andAncestors.lazy.compactMap { answers[$0] }.first }
}
