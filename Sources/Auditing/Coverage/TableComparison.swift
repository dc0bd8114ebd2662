import AuditModel

/// Compares the locales of one table with its reference.
struct TableComparison {
  private let bundle: LocalizationBundle
  private let table: LocalizationTable
  private let reference: TableReference
  /// The keys with a value that is not empty, by locale.
  private let filled: [LocaleTag: Set<String>]
  /// The locales with a copy of the interface file of their own.
  private let localizedCopies: Set<LocaleTag>

  init(
    bundle: LocalizationBundle, table: LocalizationTable, reference: TableReference, localizedCopies: Set<LocaleTag>
  ) {
    self.bundle = bundle
    self.localizedCopies = localizedCopies
    self.table = table
    self.reference = reference
    filled = Dictionary(
      table.files.filter { !$0.isBase }.map { file in
        (file.locale, Set(file.entries.lazy.filter { !$0.value.isEmpty }.map(\.key)))
      }, uniquingKeysWith: { $0.union($1) })
  }

  /// One locale; nil where it has no file and its words are elsewhere: the development language, and a locale with a copy
  /// of the interface file.
  func locale(_ folder: LocaleFolder) -> TableLocale? {
    let file = table.files.first { $0.folder == folder.folder }
    if folder.folder == LocaleFolder.base, file == nil || table.files.contains(where: isDevelopmentFile) { return nil }
    let isDevelopment = folder.locale == bundle.developmentLanguage
    if file == nil && (isDevelopment || localizedCopies.contains(folder.locale)) { return nil }
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
    coverage.lost = file.map(lostKeys) ?? 0
    return TableLocale(
      locale: folder.locale, folder: folder.folder, file: file, missing: missing, extra: extra, empty: empty,
      coverage: coverage)
  }

  /// How many translated keys of the reference Apple's loader never sees.
  private func lostKeys(of file: StringsFile) -> Int {
    let seen = Set(file.entries.lazy.filter { !file.isRejected && $0.isLost != true }.map(\.key))
    let filled = Set(file.entries.lazy.filter { !$0.value.isEmpty }.map(\.key))
    return filled.count { reference.keys[$0] != nil && !seen.contains($0) }
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
