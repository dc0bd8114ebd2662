import AuditModel
import Localization

/// Compares the locales of one table with its reference.
struct TableComparison {
  private let bundle: LocalizationBundle
  private let table: String
  private let development: LocaleTag
  private let strings: TableStrings
  private let reference: TableReference
  private let copies: SourceCopies
  /// The locales with a copy of the interface file of their own.
  private let localizedCopies: Set<LocaleTag>
  /// The reference's keys, sorted.
  private let wanted: [WantedKey]
  /// Whether the reference has a key, so that it is not extra, by number.
  private let isInReference: [Bool]

  init(
    bundle: LocalizationBundle, table: LocalizationTable, strings: TableStrings, reference: TableReference,
    copies: SourceCopies, localizedCopies: Set<LocaleTag>
  ) {
    self.bundle = bundle
    self.table = table.name
    development = table.sourceLanguage ?? bundle.developmentLanguage
    self.strings = strings
    self.reference = reference
    self.copies = copies
    self.localizedCopies = localizedCopies
    wanted = reference.keys.sortedKeys.compactMap { key in
      reference.keys[key].map { WantedKey(key, $0, number: strings.number(of: key), in: strings) }
    }
    isInReference = strings.keys.map { $0.isEmpty || reference.contains($0) }
  }

  /// One locale; nil if neither the locale nor the reference has a key.
  func locale(_ charge: ProjectLocales.Charge, strings own: LocaleStrings?) -> TableLocale? {
    if own == nil, wanted.isEmpty { return nil }
    var result = TableLocale(locale: charge.locale, folder: own?.folder ?? charge.folder, strings: own)
    let inherited = sort(into: &result, status(of: own, charge))
    result.extra = extraKeys(in: own)
    if let own { result.copied = copies.copied(by: own) }
    result.coverage = coverage(of: result, isPresent: own != nil || hasTextsElsewhere(charge.locale))
    result.coverage.inherited = inherited
    return result
  }

  /// The counts of a locale in files that the app does not contain.
  func unbuilt(_ own: LocaleStrings) -> Coverage? {
    var row = locale(ProjectLocales.Charge(locale: own.locale, folder: own.folder), strings: own)?.coverage
    row?.built = false
    return row
  }

  /// Whether a locale without a file has its texts in code or in its copy of the interface.
  private func hasTextsElsewhere(_ locale: LocaleTag) -> Bool {
    locale == development || localizedCopies.contains(locale)
  }

  private func status(of own: LocaleStrings?, _ charge: ProjectLocales.Charge) -> KeyStatus {
    let locale = charge.locale
    // If the reference is the union, the texts of the development language are in code: nothing is missing there.
    let isSource = locale == development && (own == nil || reference.kind == .union)
    let substitutes = charge.substitute.map { [$0] + $0.parents } ?? []
    let inherits = locale.inherits(from: development) || substitutes.contains(development)
    return KeyStatus(
      own: own,
      parents: locale == development ? [] : (locale.parents + substitutes).compactMap { strings[$0] },
      hasOthers: isSource || own == nil && hasTextsElsewhere(locale), inheritsSource: inherits,
      isSource: locale == development, plurals: PluralNeeds(of: locale, source: development))
  }

  /// Adds the keys of the reference to the lists of a locale; the result is the number of inherited keys.
  private func sort(into result: inout TableLocale, _ status: KeyStatus) -> Int {
    var inherited = 0
    for wanted in wanted {
      let isFilled = !status.hasOthers && wanted.isFilled
      switch status.of(wanted.number, source: wanted.entry, isFilledInReference: isFilled) {
      case .missing: result.missing.append(wanted.key)
      case .empty: result.empty.append(wanted.key)
      case .new: result.new.append(wanted.key)
      case .needsReview: result.needsReview.append(wanted.key)
      case .inherited: inherited += 1
      case .translated: break
      }
    }
    return inherited
  }

  private func isStale(_ key: String) -> Bool { reference.keys[key]?.entry?.extraction == .stale }

  private func extraKeys(in own: LocaleStrings?) -> [String] {
    guard let own else { return [] }
    return own.numbers.filter { !isInReference[$0] }.map { strings.keys[$0] }.sorted()
  }

  private func coverage(of locale: TableLocale, isPresent: Bool) -> Coverage {
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
    coverage.stale = (locale.missing + locale.new + locale.empty).count(where: isStale)
    coverage.sameAsSource = locale.copied.same.count
    coverage.lost = locale.strings.map(lostKeys) ?? 0
    return coverage
  }

  /// How many keys of the reference have a text that Apple's loader does not read.
  private func lostKeys(in own: LocaleStrings) -> Int {
    wanted.count { wanted in
      guard let found = wanted.number.flatMap(own.found) else { return false }
      return !found.isLoaded && !found.entry.isEmpty
    }
  }
}

/// A key of the reference, found once for all locales.
private struct WantedKey {
  let key: String
  private let known: ReferenceKey
  /// The key's number in the table; less than 0 if no file has it.
  private let index: Int32
  /// Whether the reference has a text for it; in a union, whether one of the locales has.
  let isFilled: Bool

  init(_ key: String, _ known: ReferenceKey, number: Int?, in strings: TableStrings) {
    (self.key, self.known) = (key, known)
    index = number.map(Int32.init) ?? -1
    isFilled =
      known.value.map { !$0.isEmpty }
      ?? number.map { number in strings.locales.contains { $0.entry(number).map { !$0.isEmpty } ?? false } } ?? false
  }

  /// The key's number in the table; nil if no file has it.
  var number: Int? { index < 0 ? nil : Int(index) }

  /// The entry of the development language.
  var entry: StringsEntry? { known.entry }
}

/// Determines the status of keys in one locale.
private struct KeyStatus {
  enum Status { case translated, inherited, needsReview, new, empty, missing }

  let own: LocaleStrings?
  /// The strings that the locale inherits, nearest first.
  let parents: [LocaleStrings]
  /// Whether the keys that the locale does not have are elsewhere: in code or in an interface.
  let hasOthers: Bool
  /// Whether the locale shows the development language's texts for keys that it does not have.
  let inheritsSource: Bool
  /// Whether it is the development language, for whose texts Xcode writes the state `new`.
  let isSource: Bool
  let plurals: PluralNeeds

  func of(_ number: Int?, source: StringsEntry?, isFilledInReference: Bool) -> Status {
    guard let entry = number.flatMap({ own?.entry($0) }) else {
      if hasOthers { return .translated }
      return inheritsSource || isInherited(number) ? .inherited : .missing
    }
    if (entry.state == .new && !isSource) || !plurals.areMet(by: entry, source: source) { return .new }
    if entry.isEmpty { return isFilledInReference ? .empty : .translated }
    return entry.state == .needsReview ? .needsReview : .translated
  }

  private func isInherited(_ number: Int?) -> Bool {
    guard let number else { return false }
    return parents.contains { $0.entry(number).map { !$0.isEmpty } ?? false }
  }
}
