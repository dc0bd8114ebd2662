import AuditModel

/// Compares every locale of every table with the table's reference.
///
/// What counts is what the files hold: an entry that Apple's loader never sees, because the file is rejected or the loader
/// stopped before it, is translated; the loss is reported once, at the file's fault, and not key by key.
struct CoverageBuilder {
  private let interfaces: [String: InterfaceTree]

  /// A builder that knows the interfaces which tables translate.
  init(trees: [InterfaceTree]) {
    interfaces = Dictionary(trees.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
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
    let comparison = TableComparison(bundle: bundle, table: table, reference: reference)
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

/// Compares the locales of one table with its reference.
struct TableComparison {
  private let bundle: LocalizationBundle
  private let table: LocalizationTable
  private let reference: TableReference
  /// The keys with a value that is not empty, by locale.
  private let filled: [LocaleTag: Set<String>]

  init(bundle: LocalizationBundle, table: LocalizationTable, reference: TableReference) {
    self.bundle = bundle
    self.table = table
    self.reference = reference
    filled = Dictionary(
      table.files.filter { !$0.isBase }.map { file in
        (file.locale, Set(file.entries.lazy.filter { !$0.value.isEmpty }.map(\.key)))
      }, uniquingKeysWith: { $0.union($1) })
  }

  /// One locale; nil for the development language where it has no file at all, because its words are elsewhere.
  func locale(_ folder: LocaleFolder) -> TableLocale? {
    let file = table.files.first { $0.folder == folder.folder }
    if folder.folder == LocaleFolder.base, file == nil || table.files.contains(where: isDevelopmentFile) { return nil }
    let isDevelopment = folder.locale == bundle.developmentLanguage
    if isDevelopment && file == nil { return nil }
    let values = Dictionary(file?.entries.map { ($0.key, $0.value) } ?? [], uniquingKeysWith: { _, last in last })
    // The words of the development language are in code where the reference is the union: nothing is missing there.
    let isSource = isDevelopment && reference.kind == .union
    let missing = isSource ? [] : missingKeys(values: values, locale: folder.locale)
    let empty = isSource ? [] : emptyKeys(values: values)
    let extra = values.keys.filter { !reference.holds($0) && !$0.isEmpty }.sorted()
    var coverage = Coverage(
      bundle: bundle.path, table: table.name, locale: folder.locale, folder: folder.folder, present: file != nil,
      reference: reference.name)
    coverage.total = reference.keys.count
    coverage.missing = missing.count
    coverage.empty = empty.count
    coverage.extra = extra.count
    coverage.translated = coverage.total - missing.count - empty.count
    return TableLocale(
      locale: folder.locale, folder: folder.folder, file: file, missing: missing, extra: extra, empty: empty,
      coverage: coverage)
  }

  private func isDevelopmentFile(_ file: StringsFile) -> Bool {
    !file.isBase && file.locale == bundle.developmentLanguage
  }

  private func missingKeys(values: [String: String], locale: LocaleTag) -> [String] {
    let parents = locale.parents
    if parents.contains(bundle.developmentLanguage) { return [] }
    return reference.keys.keys.filter { key in
      values[key] == nil && !parents.contains { filled[$0]?.contains(key) ?? false }
    }.sorted()
  }

  private func emptyKeys(values: [String: String]) -> [String] {
    values.filter { key, value in value.isEmpty && isFilledInReference(key) }.map(\.key).sorted()
  }

  /// Whether the reference has words for a key; those of a union are its locales' words.
  private func isFilledInReference(_ key: String) -> Bool {
    guard let known = reference.keys[key] else { return false }
    if let value = known.value { return !value.isEmpty }
    return filled.values.contains { $0.contains(key) }
  }
}
