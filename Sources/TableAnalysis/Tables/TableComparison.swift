import AuditModel
import Localization

/// Compares the locales of one table with its reference.
struct TableComparison {
  private let bundle: LocalizationBundle
  private let table: String
  private let development: LocaleTag
  private let strings: TableStrings
  private let reference: TableReference
  /// The locales with a copy of the interface file of their own.
  private let localizedCopies: Set<LocaleTag>
  /// The numbers of the reference's keys, in the keys' order.
  private let wanted: [(key: String, number: Int?)]
  /// Whether the reference has a key, so that it is not extra, by number.
  private let isInReference: [Bool]

  package init(
    bundle: LocalizationBundle, table: LocalizationTable, strings: TableStrings, reference: TableReference,
    localizedCopies: Set<LocaleTag>
  ) {
    self.bundle = bundle
    self.table = table.name
    development = table.sourceLanguage ?? bundle.developmentLanguage
    self.strings = strings
    self.reference = reference
    self.localizedCopies = localizedCopies
    wanted = reference.keys.sortedKeys.map { ($0, strings.number(of: $0)) }
    isInReference = strings.keys.map { $0.isEmpty || reference.contains($0) }
  }

  /// One locale; nil if it has no file because its texts are elsewhere: the development language, or a locale with its
  /// own copy of the interface file.
  package func locale(_ locale: LocaleTag, strings own: LocaleStrings?, folder: String) -> TableLocale? {
    let isDevelopment = locale == development
    if own == nil, isDevelopment || localizedCopies.contains(locale) { return nil }
    // If the reference is the union, the texts of the development language are in code: nothing is missing there.
    let isSource = isDevelopment && reference.kind == .union
    let status = KeyStatus(
      of: own, parents: isDevelopment ? [] : locale.parents.compactMap { strings[$0] },
      lacksNothing: isSource || locale.inherits(from: development), isSource: isDevelopment,
      plurals: PluralNeeds(of: locale, source: development))
    var result = TableLocale(locale: locale, folder: folder, strings: own)
    var lost = 0
    for (key, number) in wanted {
      switch status.of(
        number, source: reference.keys[key]?.entry, isFilledInReference: !isSource && isFilled(key, number))
      {
      case .missing: result.missing.append(key)
      case .empty: result.empty.append(key)
      case .new: result.new.append(key)
      case .needsReview: result.needsReview.append(key)
      case .translated: break
      }
      if let found = number.flatMap({ own?.found($0) }), !found.isLoaded, !found.entry.isEmpty { lost += 1 }
    }
    result.extra = extraKeys(in: own)
    result.coverage = coverage(of: result, isPresent: own != nil, lost: lost)
    result.coverage.stale = (result.missing + result.new + result.empty).count(where: isStale)
    return result
  }

  private func isStale(_ key: String) -> Bool { reference.keys[key]?.entry?.extraction == .stale }

  private func extraKeys(in own: LocaleStrings?) -> [String] {
    guard let own else { return [] }
    return own.numbers.filter { !isInReference[$0] }.map { strings.keys[$0] }.sorted()
  }

  /// Whether the reference has a text for a key; in a union, whether one of the locales has.
  private func isFilled(_ key: String, _ number: Int?) -> Bool {
    guard let known = reference.keys[key] else { return false }
    if let value = known.value { return !value.isEmpty }
    guard let number else { return false }
    return strings.locales.contains { $0.entry(number).map { !$0.isEmpty } ?? false }
  }

  private func coverage(of locale: TableLocale, isPresent: Bool, lost: Int) -> Coverage {
    var coverage = Coverage(
      bundle: bundle.path, table: table, locale: locale.locale, folder: locale.folder, present: isPresent,
      reference: reference.name)
    coverage.total = reference.keys.count
    coverage.missing = locale.missing.count
    coverage.empty = locale.empty.count
    coverage.new = locale.new.count
    coverage.needsReview = locale.needsReview.count
    coverage.extra = locale.extra.count
    coverage.translated = coverage.total - coverage.missing - coverage.empty - coverage.new
    coverage.lost = lost
    return coverage
  }
}

/// The status of a key in one locale.
private struct KeyStatus {
  enum Status { case translated, needsReview, new, empty, missing }

  private let own: LocaleStrings?
  private let parents: [LocaleStrings]
  private let lacksNothing: Bool
  private let isSource: Bool
  private let plurals: PluralNeeds

  /// `lacksNothing` means that the locale shows the development language's texts for keys that it does not have,
  /// `isSource` that it is the development language, for whose texts Xcode writes the state `new`.
  init(
    of own: LocaleStrings?, parents: [LocaleStrings], lacksNothing: Bool, isSource: Bool, plurals: PluralNeeds
  ) {
    self.own = own
    self.parents = parents
    self.lacksNothing = lacksNothing
    self.isSource = isSource
    self.plurals = plurals
  }

  func of(_ number: Int?, source: StringsEntry?, isFilledInReference: Bool) -> Status {
    guard let entry = number.flatMap({ own?.entry($0) }) else { return isInherited(number) ? .translated : .missing }
    if (entry.state == .new && !isSource) || !plurals.areMet(by: entry, source: source) { return .new }
    if entry.isEmpty { return isFilledInReference ? .empty : .translated }
    return entry.state == .needsReview ? .needsReview : .translated
  }

  private func isInherited(_ number: Int?) -> Bool {
    if lacksNothing { return true }
    guard let number else { return false }
    return parents.contains { $0.entry(number).map { !$0.isEmpty } ?? false }
  }
}

/// Compares every locale of every table with the table's reference.
///
/// The comparison uses the contents of the files: an entry that Apple's loader does not read, because the file is
/// rejected or the loader stops before it, counts as translated and, in addition, as lost. The loss is reported once,
/// with the error of the file, and the gate's minimums count it as not translated.
struct TableFactsBuilder {
  /// The interfaces of each table: the one in `Base.lproj` and the locales' own copies.
  private let interfaces: [TableID: [InterfaceTree]]
  private let bySource: [String: InterfaceTree]

  /// A builder with the interfaces that tables translate.
  package init(trees: [InterfaceTree]) {
    var interfaces: [TableID: [InterfaceTree]] = [:]
    for tree in trees {
      guard let bundle = tree.bundle, let table = tree.table else { continue }
      interfaces[TableID(bundle: bundle, table: table), default: []].append(tree)
    }
    self.interfaces = interfaces
    bySource = Dictionary(trees.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The facts of every table of a bundle.
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

  /// The locales for which a bundle has a table, each with the name of its folder.
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
