import AuditModel

/// Compares every locale of every table with the table's reference.
///
/// What counts is what the files hold: an entry that Apple's loader never sees, because the file is rejected or the loader
/// stopped before it, is translated, and counted as lost beside that. The loss is reported once, at the file's fault, and
/// the gate's minimums count it as not translated.
struct CoverageBuilder {
  private let interfaces: [String: InterfaceTree]
  /// The locales with a copy of an interface file of their own, by the table that translates the others'.
  private let copies: [TableID: Set<LocaleTag>]

  /// A builder that knows the interfaces which tables translate.
  init(trees: [InterfaceTree]) {
    interfaces = Dictionary(trees.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    var copies: [TableID: Set<LocaleTag>] = [:]
    for tree in trees {
      guard let bundle = tree.bundle, let table = tree.table, let locale = tree.locale else { continue }
      copies[TableID(bundle: bundle, table: table), default: []].insert(locale)
    }
    self.copies = copies
  }

  /// The facts of every table of a bundle, by the tables' names.
  func tables(of bundle: LocalizationBundle) -> [TableFacts] {
    let folders = Self.localeFolders(of: bundle)
    return bundle.tables.map { facts(of: $0, in: bundle, folders: folders) }
  }

  private func facts(of table: LocalizationTable, in bundle: LocalizationBundle, folders: [LocaleFolder]) -> TableFacts
  {
    let interface = table.interfaceFile.flatMap { interfaces[$0] }
    let reference = TableReference(of: table, development: bundle.developmentLanguage, interface: interface)
    let comparison = TableComparison(
      bundle: bundle, table: table, reference: reference,
      localizedCopies: copies[TableID(bundle: bundle.path, table: table.name)] ?? [])
    return TableFacts(
      bundle: bundle.path, developmentLanguage: bundle.developmentLanguage, table: table, interface: interface,
      reference: reference, locales: folders.compactMap(comparison.locale))
  }

  /// The folders of a bundle that hold a table of some locale, sorted by locale.
  private static func localeFolders(of bundle: LocalizationBundle) -> [LocaleFolder] {
    let unique = Set(bundle.tables.flatMap(\.files).map { LocaleFolder(locale: $0.locale, folder: $0.folder) })
    return unique.sorted { ($0.locale, $0.folder) < ($1.locale, $1.folder) }
  }
}

/// A `.lproj` folder with the locale that it is for.
struct LocaleFolder: Hashable {
  var locale: LocaleTag
  var folder: String

  /// The folder of the development language's interfaces; its tables stand in where that language has no folder.
  static let base = "Base"
}

/// A table of a bundle.
private struct TableID: Hashable {
  var bundle: String
  var table: String
}
