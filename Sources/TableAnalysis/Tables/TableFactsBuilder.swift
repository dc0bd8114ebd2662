import AuditModel

/// Compares every locale of every table with the table's reference.
///
/// What counts is what the files hold: an entry that Apple's loader never sees, because the file is rejected or the loader
/// stopped before it, is translated, and counted as lost beside that. The loss is reported once, at the file's fault, and
/// the gate's minimums count it as not translated.
struct TableFactsBuilder {
  /// The interfaces of each table's name: that of `Base.lproj`, and the locales' own copies.
  private let interfaces: [TableID: [InterfaceTree]]
  private let bySource: [String: InterfaceTree]

  /// A builder that knows the interfaces which tables translate.
  package init(trees: [InterfaceTree]) {
    var interfaces: [TableID: [InterfaceTree]] = [:]
    for tree in trees {
      guard let bundle = tree.bundle, let table = tree.table else { continue }
      interfaces[TableID(bundle: bundle, table: table), default: []].append(tree)
    }
    self.interfaces = interfaces
    bySource = Dictionary(trees.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The facts of every table of a bundle, by the tables' names.
  package func tables(of bundle: LocalizationBundle) -> [TableFacts] {
    let folders = Self.folders(of: bundle)
    return bundle.tables.map { facts(of: $0, in: bundle, folders: folders) }
  }

  private func facts(of table: LocalizationTable, in bundle: LocalizationBundle, folders: [LocaleTag: String])
    -> TableFacts
  {
    let interface = table.interfaceFile.flatMap { bySource[$0] }
    let trees = interfaces[TableID(bundle: bundle.path, table: table.name)] ?? (interface.map { [$0] } ?? [])
    let development = table.sourceLanguage ?? bundle.developmentLanguage
    let strings = TableStrings(table, development: development)
    let objects = interface.map { _ in InterfaceObjects(of: trees) }
    let reference = TableReference(of: strings, development: development, objects: objects)
    let comparison = TableComparison(
      bundle: bundle, table: table, strings: strings, reference: reference,
      localizedCopies: Set(trees.compactMap(\.locale)))
    let locales = folders.sorted { $0.key < $1.key }.flatMap { locale, folder in
      let own = strings.locales.filter { $0.locale == locale }
      guard !own.isEmpty else { return [comparison.locale(locale, strings: nil, folder: folder)] }
      return own.map { comparison.locale(locale, strings: $0, folder: $0.folder) }
    }.compactMap { $0 }
    return TableFacts(
      bundle: bundle.path, isExchange: bundle.isExchange == true, developmentLanguage: development, table: table,
      interface: interface, objects: objects, strings: strings, reference: reference, locales: locales)
  }

  /// The locales that a bundle has a table of, each with the name of its folder.
  private static func folders(of bundle: LocalizationBundle) -> [LocaleTag: String] {
    let files = bundle.tables.flatMap(\.files).sorted {
      ($0.isBase ? 1 : 0, $0.folder) < ($1.isBase ? 1 : 0, $1.folder)
    }
    return Dictionary(files.map { ($0.locale, $0.folder) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A table of a bundle.
private struct TableID: Hashable {
  var bundle: String
  var table: String
}
