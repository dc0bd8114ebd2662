internal import AuditModel
internal import Foundation
internal import Utilities

/// What an Xcode project builds, as far as it concerns resources: the files of build phases, and synchronized folders.
///
/// Source: `project.pbxproj` as Xcode 3 to 26 write it; for synchronized folders Xcode 16 (`objectVersion` 70).
struct XcodeProject: Sendable {
  /// The path of the `.xcodeproj` folder relative to the audit's root.
  let path: String
  /// The languages that the project lists, without `Base`.
  let regions: Set<LocaleTag>
  /// The targets, in the order of the project.
  let targets: [ProjectTarget]
  /// Whether a script or an external tool may copy resources that no build phase lists.
  let mayCopyMore: Bool
  /// Whether the project builds anything localized, so that what it does not build is left out on purpose.
  let buildsLocalizations: Bool
  /// Whether the project compiles any source, so that one that it does not compile is left out on purpose.
  let buildsSources: Bool

  /// The names of projects and products in the project file, those with spaces from the last one on.
  private let mentions: Set<String>

  /// Whether the project builds an app.
  var buildsApp: Bool { targets.contains(where: \.isApp) }
  /// The name of the `.xcodeproj` folder.
  var name: String { path.lastPathPart }
  /// The folder that contains the project.
  var folder: String { path.parentFolder }

  /// Reads a `project.pbxproj`; nil if it cannot be parsed.
  ///
  /// - Parameter contents: The contents of the file at a path relative to the audit's root; nil if there isn't one.
  init?(_ bytes: [UInt8], path: String, contents: @escaping (String) -> [UInt8]?) {
    guard var objects = ProjectObjects(bytes) else { return nil }
    let locations = ProjectLocations(of: objects, folder: path.parentFolder.parentFolder)
    objects.readConfigurationFiles(at: locations.paths, contents: contents)
    self.path = path.parentFolder
    regions = Set(objects.project.strings("knownRegions").compactMap { LocaleTag(folderName: $0) })
    targets = objects.targets.map { ProjectTarget($0.value, id: $0.key, in: objects, locations) }
    buildsLocalizations = targets.contains(where: \.buildsLocalizations)
    buildsSources = targets.contains(where: \.buildsSources)
    mentions = Self.mentions(in: bytes)
    mayCopyMore = objects.hasExternalTarget || objects.scripts.contains(where: Self.mayCopy)
  }

  /// Whether the project may refer to another one, or to a product of one of its targets.
  func mayUse(_ project: XcodeProject) -> Bool {
    mentions.contains { mention in
      if mention.hasSuffix(Self.projectEnding) { return project.name.hasSuffix(mention) }
      let product = mention.prefix { $0 != "." }
      return project.targets.contains { $0.name == product || "lib\($0.name)" == product }
    }
  }

  private static func mentions(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for ending in [projectEnding] + productEndings {
      var position = 0
      while let end = bytes.byteOffset(of: ending, from: position) {
        let start = bytes[position..<end].lastIndex(where: separators.contains).map { $0 + 1 } ?? position
        found.insert(String(decoding: bytes[start..<end], as: UTF8.self) + ending)
        position = end + ending.utf8.count
      }
    }
    return found
  }

  private static let projectEnding = ".xcodeproj"
  private static let productEndings = [".framework", ".bundle", ".a", ".dylib", ".appex", ".plugin", ".prefPane"]
  private static let separators = Set("/\"'=;(), \t\n".utf8)

  /// Whether a script mentions localizations and a command that copies files.
  private static func mayCopy(_ script: String) -> Bool {
    let words = script.lowercased()
    return ["cp ", "ditto", "rsync", "copy", "install ", "unzip"].contains(where: words.contains)
      && ["lproj", "strings", "locali", "translat", "languag"].contains(where: words.contains)
  }
}
