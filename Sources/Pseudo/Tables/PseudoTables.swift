internal import AuditModel
internal import LocaleData

/// Finds the texts of the development language, table by table.
struct PseudoTables {
  /// The tables that have texts, in the catalog's order, then those that only an interface has.
  private(set) var tables: [PseudoTable] = []
  /// The tables without texts, with the reason.
  private(set) var skipped: [PseudoSkip] = []

  private let interfaces: [String: InterfaceTree]

  /// The tables of a workspace.
  init(of workspace: Workspace) {
    interfaces = Dictionary(workspace.trees.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    for bundle in workspace.catalog.bundles { for table in bundle.tables { add(table, of: bundle) } }
    for tree in workspace.trees where tree.locale == nil { add(tree, to: workspace.catalog) }
  }

  private mutating func add(_ table: LocalizationTable, of bundle: LocalizationBundle) {
    let language = table.sourceLanguage ?? bundle.developmentLanguage
    let candidates = table.files.filter { $0.locale == language }
    let own = candidates.filter { !$0.isBase }
    let readable = (own.isEmpty ? candidates : own).filter { !$0.isRejected }.map { $0.asLoaded() }
    let name = bundle.path.isEmpty ? table.name : "\(bundle.path)/\(table.name)"
    if !readable.isEmpty {
      add(readable, to: table, of: bundle, named: name)
      noteKeys(absentFrom: readable, in: table, named: name, language: language)
    } else if let rejected = candidates.first {
      skipped.append(PseudoSkip(what: rejected.path, reason: "Apple's loader rejects the file"))
    } else if let texts = table.interfaceFile.flatMap({ interfaces[$0] })?.ownTexts(in: table.name) {
      add([texts], to: table, of: bundle, named: name)
    } else if table.files.contains(where: { !$0.locale.isPseudoLocale }) {
      skipped.append(PseudoSkip(what: name, reason: "no table in the development language (\(language))"))
    }
  }

  /// Notes the keys that at least two translations have, if they outnumber the development language's: its texts are in
  /// code, and only a few in its table.
  private mutating func noteKeys(
    absentFrom own: [StringsFile], in table: LocalizationTable, named name: String, language: LocaleTag
  ) {
    let known = Set(own.flatMap(\.entries).map(\.key))
    var locales: [String: Set<LocaleTag>] = [:]
    for file in table.files where file.locale != language && !file.locale.isPseudoLocale {
      for entry in file.entries where !known.contains(entry.key) { locales[entry.key, default: []].insert(file.locale) }
    }
    let absent = locales.count { $0.value.count > 1 }
    guard absent > known.count else { return }
    let reason = "not in the table of the development language (\(language)), whose texts are in code"
    skipped.append(PseudoSkip(what: "\(name): \(absent) keys", reason: reason))
  }

  private mutating func add(
    _ files: [StringsFile], to table: LocalizationTable, of bundle: LocalizationBundle, named name: String
  ) {
    guard files.contains(where: { !$0.entries.isEmpty }) else {
      skipped.append(PseudoSkip(what: name, reason: "its table in the development language is empty"))
      return
    }
    var bundle = bundle
    bundle.tables = []
    tables.append(PseudoTable(bundle: bundle, name: table.name, interfaceFile: table.interfaceFile, files: files))
  }

  /// An interface that no table translates yet.
  private mutating func add(_ tree: InterfaceTree, to catalog: LocalizationCatalog) {
    guard let path = tree.bundle, let name = tree.table, let texts = tree.ownTexts(in: name) else { return }
    let known = catalog.bundles.first { $0.path == path }
    guard known?.tables.contains(where: { $0.name == name }) != true else { return }
    let bundle =
      known
      ?? LocalizationBundle(path: path, developmentLanguage: texts.locale, developmentLanguageSource: tree.source)
    let table = LocalizationTable(name: name, interfaceFile: tree.source)
    add([texts], to: table, of: bundle, named: path.isEmpty ? name : "\(path)/\(name)")
  }
}

extension LocaleTag {
  fileprivate var isPseudoLocale: Bool { PseudoLocales.tags.contains(identifier) }
}

extension InterfaceTree {
  /// The interface's own texts as a table under their keys; nil if it has none.
  fileprivate func ownTexts(in table: String) -> StringsFile? {
    var entries: [StringsEntry] = []
    var seen: KeySet = []
    forEachElement { element in
      for text in element.texts {
        guard let key = text.key, let value = text.value, !text.isBlank, (text.table ?? table) == table,
          seen.insert(key)
        else { continue }
        let location = element.place
        entries.append(
          StringsEntry(
            key: key, value: value, comment: element.localizerNote, line: location?.line ?? 1,
            column: location?.column ?? 1))
      }
    }
    guard !entries.isEmpty else { return nil }
    return StringsFile(
      path: source, folder: "Base", locale: developmentLanguage ?? .english, format: .strings, encoding: .utf8,
      entries: entries)
  }
}

/// A table with the texts that its pseudo-translations are made from.
struct PseudoTable {
  /// The bundle, without its tables.
  var bundle: LocalizationBundle
  /// The table's name.
  var name: String
  /// The interface that the table translates.
  var interfaceFile: String?
  /// The files of the development language, as Apple's loader reads them; an interface's own texts count as one.
  var files: [StringsFile]
}

/// Something without a pseudo-translation.
package struct PseudoSkip: Hashable, Comparable {
  /// The file or table.
  package var what: String
  /// The reason, as part of a sentence.
  package var reason: String

  /// By name.
  package static func < (left: Self, right: Self) -> Bool { (left.what, left.reason) < (right.what, right.reason) }
}
