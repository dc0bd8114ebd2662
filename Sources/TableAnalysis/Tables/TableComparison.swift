import Localization
import AuditModel

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
  /// Whether a key is to be left out of what is extra, by number.
  private let isHeld: [Bool]

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
    wanted = reference.keys.keys.sorted().map { ($0, strings.number(of: $0)) }
    isHeld = strings.keys.map { $0.isEmpty || reference.holds($0) }
  }

  /// One locale; nil where it has no file and its words are elsewhere: the development language, and a locale with a copy
  /// of the interface file.
  package func locale(_ locale: LocaleTag, strings own: LocaleStrings?, folder: String) -> TableLocale? {
    let isDevelopment = locale == development
    if own == nil, isDevelopment || localizedCopies.contains(locale) { return nil }
    // The words of the development language are in code where the reference is the union: nothing is missing there.
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
    return own.numbers.filter { !isHeld[$0] }.map { strings.keys[$0] }.sorted()
  }

  /// Whether the reference has words for a key; those of a union are its locales' words.
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

/// How far one locale is with a key.
private struct KeyStatus {
  enum Status { case translated, needsReview, new, empty, missing }

  private let own: LocaleStrings?
  private let parents: [LocaleStrings]
  private let lacksNothing: Bool
  private let isSource: Bool
  private let plurals: PluralNeeds

  /// `lacksNothing` is said of a locale that shows the development language's texts for what it has not, `isSource` of
  /// the development language itself, whose texts Xcode writes with the state `new`.
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
