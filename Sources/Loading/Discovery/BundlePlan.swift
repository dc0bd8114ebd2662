import Localization

internal import AuditModel
internal import SystemPackage

/// Says for every found file which bundle, language and table it belongs to, before any is read.
struct BundlePlan: Sendable {
  private let languages: DevelopmentLanguages
  private let root: FilePath
  private var answers: [String: DevelopmentLanguages.Answer] = [:]
  private var tables: Set<[String]> = []

  /// A plan for the files of a walk.
  init(_ files: [FoundFile], languages: DevelopmentLanguages, root: FilePath) {
    self.languages = languages
    self.root = root
    var folders: [String: Set<String>] = [:]
    for file in files where file.format != .infoPlist && file.format != .xcodeProject {
      if file.format == .xcstrings {
        let place = Placement(ofCatalog: file, root: root)
        tables.insert([place.bundle, place.table])
      }
      guard let place = Placement(file, root: root) else { continue }
      folders[place.bundle, default: []].insert(place.folder)
      if file.format == .strings { tables.insert([place.bundle, place.table]) }
    }
    for (bundle, names) in folders {
      answers[bundle] = Self.fitted(languages.answer(for: bundle), to: names.compactMap { LocaleTag(folderName: $0) })
    }
  }

  /// The development language of a folder and where it is known from.
  func development(of folder: String) -> DevelopmentLanguages.Answer {
    answers[folder] ?? languages.answer(for: folder)
  }

  /// The place of a strings file, or why it has none.
  func place(ofStrings file: FoundFile) -> Result<(place: Placement, locale: LocaleTag), SkipReason> {
    guard let place = Placement(file, root: root) ?? (file.isExplicit ? Placement(outsideOf: file) : nil) else {
      return .failure(SkipReason("outside any .lproj folder"))
    }
    guard let locale = place.locale(development: development(of: place.bundle).language) else {
      return .failure(SkipReason("the folder \(place.folder).lproj is no language's"))
    }
    return .success((place, locale))
  }

  /// The place of a String Catalog.
  func place(ofCatalog file: FoundFile) -> Placement { Placement(ofCatalog: file, root: root) }

  /// The place of an interface file; nil where no bundle translates it.
  func place(ofInterface file: FoundFile) -> Placement? {
    if let place = Placement(file, root: root) { return place }
    let place = Placement(outsideOf: file)
    return tables.contains([place.bundle, place.table]) ? place : nil
  }

  /// The bundle whose tables a source file's keys are looked up in: of those with a table `Localizable` the one that shares
  /// the most folders with the file; nil where none or several do, since any may be meant then.
  func bundle(ofSource file: FoundFile) -> String? {
    let folders = file.folder.split(separator: "/")
    let candidates = Set(tables.filter { $0.last == "Localizable" }.compactMap(\.first)).map { bundle in
      (bundle, shared: zip(bundle.split(separator: "/"), folders).prefix { $0 == $1 }.count)
    }
    guard let most = candidates.map(\.shared).max() else { return nil }
    let nearest = candidates.filter { $0.shared == most }
    return nearest.count == 1 ? nearest.first?.0 : nil
  }

  /// The development language as the bundle's folders spell it: `en` for `en-US` where only that is there.
  private static func fitted(_ answer: DevelopmentLanguages.Answer, to locales: [LocaleTag])
    -> DevelopmentLanguages.Answer
  {
    let candidates = [answer.language] + answer.language.parents
    guard let language = candidates.first(where: locales.contains) else { return answer }
    return DevelopmentLanguages.Answer(language: language, source: answer.source)
  }
}

/// Why a file is not read.
struct SkipReason: Error, Equatable {
  /// The reason, for a person.
  var text: String

  init(_ text: String) { self.text = text }
}
