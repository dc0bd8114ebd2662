import Localization

internal import AuditModel
internal import SystemPackage

/// Assigns every file to a bundle, language and table, before any is read.
struct BundlePlan: Sendable {
  private let languages: DevelopmentLanguages
  private let root: FilePath
  private var answers: [String: DevelopmentLanguages.Answer] = [:]
  private var tables: Set<[String]> = []
  /// The strings files outside of any `.lproj` folder that a target builds: tables of the development language alone.
  private let shipped: Set<String>

  /// A plan for the files of a walk.
  init(_ files: [FoundFile], languages: DevelopmentLanguages, root: FilePath, isBuilt: (String) -> Bool) {
    let loose = files.filter { $0.format == .strings && BundleLocation($0, root: root) == nil }
    shipped = Set(loose.map(\.path).filter(isBuilt))
    self.languages = languages
    self.root = root
    var folders: [String: Set<String>] = [:]
    for file in files where file.format != .infoPlist && file.format != .xcodeProject {
      if file.format.holdsAllLanguages {
        let location = location(ofCatalog: file)
        tables.insert([location.bundle, location.table])
      }
      guard let location = BundleLocation(file, root: root) else { continue }
      folders[location.bundle, default: []].insert(location.folder)
      if file.format == .strings { tables.insert([location.bundle, location.table]) }
    }
    for (bundle, names) in folders {
      answers[bundle] = Self.fitted(languages.answer(for: bundle), to: names.compactMap { LocaleTag(folderName: $0) })
    }
  }

  /// The development language of a folder and its source.
  func development(of folder: String) -> DevelopmentLanguages.Answer {
    answers[folder] ?? languages.answer(for: folder)
  }

  /// The location of a strings file, or why it has none.
  func location(ofStrings file: FoundFile) -> Result<(location: BundleLocation, locale: LocaleTag), SkipReason> {
    let loose = file.isExplicit ? BundleLocation(outsideOf: file) : looseTable(file)
    guard let location = BundleLocation(file, root: root) ?? loose else {
      return .failure(SkipReason("outside any .lproj folder"))
    }
    guard let locale = location.locale(development: development(of: location.bundle).language) else {
      return .failure(SkipReason("the folder \(location.folder).lproj is not named after a language"))
    }
    return .success((location, locale))
  }

  /// The location of a strings file that a target builds outside of any `.lproj` folder: in the nearest bundle, as the app has all its
  /// resources in one; nil for other files.
  private func looseTable(_ file: FoundFile) -> BundleLocation? {
    guard shipped.contains(file.path) else { return nil }
    var location = BundleLocation(outsideOf: file)
    let folders = file.folder.split(separator: "/")
    let shared = { (bundle: String) in zip(bundle.split(separator: "/"), folders).prefix { $0 == $1 }.count }
    location.bundle = answers.keys.max { (shared($0), $1) < (shared($1), $0) } ?? location.bundle
    return location
  }

  /// The location of a file with all languages of a table.
  func location(ofCatalog file: FoundFile) -> BundleLocation { BundleLocation(ofCatalog: file, root: root) }

  /// The location of an interface file; nil if no bundle translates it.
  func location(ofInterface file: FoundFile) -> BundleLocation? {
    if let location = BundleLocation(file, root: root) { return location }
    let location = BundleLocation(outsideOf: file)
    return tables.contains([location.bundle, location.table]) ? location : nil
  }

  /// The bundle whose tables a source file's keys are looked up in: of those with a table `Localizable` the one that shares
  /// the most folders with the file; nil if there aren't any or several candidates, since any may be meant.
  func bundle(ofSource file: FoundFile) -> String? {
    let folders = file.folder.split(separator: "/")
    let candidates = Set(tables.filter { $0.last == "Localizable" }.compactMap(\.first)).map { bundle in
      (bundle, shared: zip(bundle.split(separator: "/"), folders).prefix { $0 == $1 }.count)
    }
    guard let most = candidates.map(\.shared).max() else { return nil }
    let nearest = candidates.filter { $0.shared == most }
    return nearest.count == 1 ? nearest.first?.0 : nil
  }

  /// The development language as the bundle's folders spell it: `en` for `en-US` if only that exists.
  private static func fitted(_ answer: DevelopmentLanguages.Answer, to locales: [LocaleTag])
    -> DevelopmentLanguages.Answer
  {
    let candidates = [answer.language] + answer.language.parents
    guard let language = candidates.first(where: locales.contains) else { return answer }
    return DevelopmentLanguages.Answer(language: language, source: answer.source)
  }
}

/// Finds the language that a folder's texts are written in.
struct DevelopmentLanguages: Sendable {
  /// A language with the path of the file that names it, or `assumed`.
  struct Answer: Sendable, Equatable {
    var language: LocaleTag
    var source: String
  }

  /// The development region that a property list or an Xcode project names.
  struct Claim: Sendable {
    /// The file's path.
    var path: String
    /// The region's text: a language, Apple's old name of one, or a build variable.
    var region: String
    /// What leads from the audit's root to the folder that the path is relative to.
    var prefix = ""

    /// The language; nil for a build variable.
    fileprivate var answer: Answer? {
      LocaleTag(folderName: region).map { Answer(language: $0, source: prefix + path) }
    }
  }

  /// The property lists' claims, by folder.
  private let properties: [String: [Claim]]
  /// The first answer of the Xcode projects in a folder.
  private let projects: [String: Answer]
  private let unanimousProperty: Answer?
  private let unanimousProject: Answer?

  /// What the project's `Info.plist` and `project.pbxproj` files say.
  init(properties: [Claim], projects: [Claim]) {
    self.properties = Dictionary(grouping: properties, by: \.path.parentFolder)
    // `Name.xcodeproj` is next to the folders of the project.
    let byFolder = Dictionary(
      projects.map { ($0.path.parentFolder.parentFolder, $0) }, uniquingKeysWith: { one, _ in one })
    self.projects = byFolder.compactMapValues(\.answer)
    unanimousProperty = Self.unanimous(properties)
    unanimousProject = Self.unanimous(projects)
  }

  /// The language of a folder: the nearest property list's, else what all of them agree on, else English.
  ///
  /// A build variable such as `$(DEVELOPMENT_LANGUAGE)` is the nearest Xcode project's development region.
  func answer(for folder: String) -> Answer {
    let answer = nearestProperties(to: folder) ?? unanimousProperty ?? project(for: folder)
    return answer ?? Answer(language: .english, source: "assumed")
  }

  private func nearestProperties(to folder: String) -> Answer? {
    for ancestor in folder.andAncestors {
      guard let claims = properties[ancestor] else { continue }
      let best = claims.first { $0.path.lastPathPart == "Info.plist" } ?? claims.first
      return best?.answer ?? project(for: folder)
    }
    return nil
  }

  private func project(for folder: String) -> Answer? {
    folder.andAncestors.lazy.compactMap { projects[$0] }.first ?? unanimousProject
  }

  /// The answer that all claims agree on; a regional variant (`en-US`) agrees with its language.
  private static func unanimous(_ claims: [Claim]) -> Answer? {
    let answers = claims.compactMap(\.answer)
    let languages = Set(answers.map(\.language))
    return answers.first { candidate in
      languages.allSatisfy { $0 == candidate.language || $0.inherits(from: candidate.language) }
    }
  }
}

extension BundleLocation {
  /// The location of a file; nil if it is not in an `.lproj` folder.
  fileprivate init?(_ file: FoundFile, root: FilePath) { self.init(absolute: file.absolute, root: root) }

  /// The location of a file outside any `.lproj` folder: a table of its folder.
  fileprivate init(outsideOf file: FoundFile) {
    self.init(bundle: file.folder, folder: "", table: file.path.baseName)
  }

  /// The location of a file with all languages of a table, such as a String Catalog: those of the folder around its `.lproj` folder
  /// (`mul.lproj`, as for storyboards), else those of its own folder.
  fileprivate init(ofCatalog file: FoundFile, root: FilePath) {
    self = BundleLocation(file, root: root) ?? BundleLocation(outsideOf: file)
  }
}
