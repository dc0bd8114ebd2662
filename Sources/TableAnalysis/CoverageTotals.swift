package import AuditModel

/// The coverage of each locale, summed over all tables, including those that it does not have.
package struct CoverageTotals {
  private var shares: [LocaleTag: TranslatedShare] = [:]
  private var copies: [LocaleTag: TranslatedShare] = [:]

  /// The sums by locale; a bundle's development language counts as translated in that bundle.
  ///
  /// Keys that Apple's loader does not read count as not translated. Keys that a catalog marks as stale need no
  /// translation, since the app may no longer use them.
  package init(of coverage: [Coverage], developmentLanguages: [String: LocaleTag]) {
    for locale in developmentLanguages.values + coverage.filter(\.part).map(\.locale) {
      shares[locale] = TranslatedShare()
    }
    for table in coverage.counted where !table.part {
      let isSource = developmentLanguages[table.bundle] == table.locale || table.reference == table.folder
      shares[table.locale, default: TranslatedShare()].add(
        (isSource ? table.total : table.translated) - table.lost, of: table.total - (isSource ? 0 : table.stale))
      if !isSource { copies[table.locale, default: TranslatedShare()].add(table.sameAsSource, of: table.translated) }
    }
  }

  /// The locales of the project.
  package var locales: Set<LocaleTag> { Set(shares.keys) }

  /// The share of a locale; nil if the project does not have it.
  package subscript(locale: LocaleTag) -> TranslatedShare? { shares[locale] }

  /// The share of a locale's translations that are the same as the source.
  package func sameAsSource(_ locale: LocaleTag) -> TranslatedShare { copies[locale] ?? TranslatedShare() }
}

/// The number of translated keys and of all keys.
package struct TranslatedShare: Equatable {
  package private(set) var translated = 0
  package private(set) var total = 0

  /// Adds the keys of one table; both counts are clamped to a valid range.
  package mutating func add(_ part: Int, of whole: Int) {
    let whole = max(0, whole)
    let (sum, overflows) = total.addingReportingOverflow(whole)
    guard !overflows else { return }
    total = sum
    translated += min(max(0, part), whole)
  }

  /// Whether the share is at least a number of percent, in exact arithmetic; a share of nothing reaches every minimum.
  package func reaches(_ minimum: Double) -> Bool {
    // Both sides × 10⁶: a minimum such as 99.9 is a whole number of millionths, but not an exact binary fraction.
    let actual = translated.multipliedFullWidth(by: 100_000_000)
    let required = total.multipliedFullWidth(by: Percentage(minimum).millionths)
    return (actual.high, actual.low) >= (required.high, required.low)
  }

  /// Whether the share is more than a number of percent, in exact arithmetic; a share of nothing never is.
  package func exceeds(_ maximum: Double) -> Bool {
    let actual = translated.multipliedFullWidth(by: 100_000_000)
    let allowed = total.multipliedFullWidth(by: Percentage(maximum).millionths)
    return total > 0 && (actual.high, actual.low) > (allowed.high, allowed.low)
  }

  /// The share, floored to tenths, so that 99.99 % never reads as 100 %.
  package var percentage: Percentage { tenths.map { Percentage(millionths: $0.quotient * 100_000) } ?? Percentage(100) }

  /// The share, rounded up to tenths, so that 20.01 % never reads as 20 %.
  package var percentageRoundedUp: Percentage {
    tenths.map { Percentage(millionths: ($0.quotient + min(1, $0.remainder)) * 100_000) } ?? Percentage(0)
  }

  private var tenths: (quotient: Int, remainder: Int)? {
    total > 0 ? total.dividingFullWidth(translated.multipliedFullWidth(by: 1000)) : nil
  }
}

/// A share in percent, to six decimals.
package struct Percentage: Equatable, CustomStringConvertible {
  /// Millionths of one percent, from 0 to 100,000,000.
  let millionths: Int

  /// A share from 0 to 100; other numbers are clamped, and NaN counts as 100.
  package init(_ percent: Double) {
    millionths = percent.isNaN ? 100_000_000 : Int((min(max(percent, 0), 100) * 1_000_000).rounded())
  }

  /// A share in millionths of one percent.
  package init(millionths: Int) { self.millionths = millionths }

  /// The share for a person, without trailing zeros ("92.5 %", "95 %").
  package var description: String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return "\(whole) %" }
    // A leading 1 keeps the zeros after the decimal point.
    var decimals = String(1_000_000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals) %"
  }
}
