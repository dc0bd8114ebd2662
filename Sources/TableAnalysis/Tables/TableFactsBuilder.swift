import AuditModel
import Localization

/// Compares every locale of every table with the table's reference.
///
/// The comparison uses the contents of the files: an entry that Apple's loader does not read, because the file is
/// rejected or the loader stops before it, counts as translated and, in addition, as lost. The loss is reported once,
/// with the error of the file, and the gate's minimums count it as not translated.
struct TableFactsBuilder {
  /// The interfaces of each table: the one in `Base.lproj` and the locales' own copies.
  private let interfaces: [TableID: [InterfaceTree]]
  private let bySource: [String: InterfaceTree]
  private let locales: ProjectLocales
  private let kept: SourceCopies.KeptWords

  /// A builder with the interfaces that tables translate, and the words that nobody translates.
  init(trees: [InterfaceTree], locales: ProjectLocales, keeping kept: SourceCopies.KeptWords) {
    self.locales = locales
    self.kept = kept
    var interfaces: [TableID: [InterfaceTree]] = [:]
    for tree in trees {
      guard let bundle = tree.bundle, let table = tree.table else { continue }
      interfaces[TableID(bundle: bundle, table: table), default: []].append(tree)
    }
    self.interfaces = interfaces
    bySource = Dictionary(trees.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The facts of every table of a bundle.
  func tables(of bundle: LocalizationBundle) -> [TableFacts] {
    let charges = locales.charges(of: bundle)
    return bundle.tables.map { table in
      facts(of: table, in: bundle, table.isForAllLanguages ? charges.filter(table.isIn) : charges)
    }
  }

  private func facts(
    of table: LocalizationTable, in bundle: LocalizationBundle, _ charges: [ProjectLocales.Charge]
  ) -> TableFacts {
    let interface = table.interfaceFile.flatMap { bySource[$0] }
    let trees = interfaces[TableID(bundle: bundle.path, table: table.name)] ?? (interface.map { [$0] } ?? [])
    let development = table.sourceLanguage ?? bundle.developmentLanguage
    let objects = interface.map { _ in InterfaceObjects(of: trees) }
    let strings = TableStrings(table, development: development)
    let reference = TableReference(
      of: strings, development: development,
      translations: Set(bundle.localizations).subtracting([development]), objects: objects)
    let comparison = TableComparison(
      bundle: bundle, table: table, strings: strings, reference: reference,
      copies: SourceCopies(of: reference, strings: strings, development: development, keeping: kept),
      localizedCopies: Set(trees.compactMap(\.locale)))
    var facts = TableFacts(
      bundle: bundle.path, isExchange: bundle.isExchange == true, developmentLanguage: development, table: table,
      interface: interface, objects: objects, strings: strings, reference: reference,
      locales: charges.flatMap { compared($0, by: comparison, strings) })
    facts.isCommon = reference.kind != .union || facts.locales.count { $0.isPresent } * 2 >= facts.locales.count
    facts.unbuilt = strings.unbuilt.compactMap { comparison.unbuilt($0) }
    return facts
  }

  /// A locale, once for each of its folders.
  private func compared(
    _ charge: ProjectLocales.Charge, by comparison: TableComparison, _ strings: TableStrings
  ) -> [TableLocale] {
    let own = strings.locales.filter { $0.locale == charge.locale }
    guard !own.isEmpty else { return [comparison.locale(charge, strings: nil)].compactMap { $0 } }
    return own.compactMap { comparison.locale(charge, strings: $0) }
  }
}

/// A table of a bundle.
private struct TableID: Hashable {
  var bundle: String
  var table: String
}

extension LocalizationTable {
  /// Whether one of the table's files is the locale's.
  fileprivate func isIn(_ charge: ProjectLocales.Charge) -> Bool { files.contains { $0.locale == charge.locale } }
}
