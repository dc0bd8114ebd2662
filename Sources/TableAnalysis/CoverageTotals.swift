package import AuditModel

/// The coverage of each locale, summed over all its tables, those that it lacks included.
package struct CoverageTotals {
  private var shares: [LocaleTag: TranslatedShare] = [:]

  /// The sums by locale; a bundle's development language counts as translated in that bundle.
  ///
  /// Keys that Apple's loader never sees are not translated for whoever uses the app; what a catalog calls stale needs no
  /// translation, since the app may not use it any more.
  package init(of coverage: [Coverage], developmentLanguages: [String: LocaleTag]) {
    for locale in developmentLanguages.values { shares[locale] = TranslatedShare() }
    for table in coverage {
      let isSource = developmentLanguages[table.bundle] == table.locale || table.reference == table.folder
      shares[table.locale, default: TranslatedShare()].add(
        (isSource ? table.total : table.translated) - table.lost, of: table.total - (isSource ? 0 : table.stale))
    }
  }

  /// The locales of the project.
  package var locales: Set<LocaleTag> { Set(shares.keys) }

  /// The share of a locale; nil where the project does not have it.
  package subscript(locale: LocaleTag) -> TranslatedShare? { shares[locale] }
}

/// How many keys of how many are translated.
package struct TranslatedShare: Equatable {
  package private(set) var translated = 0
  package private(set) var total = 0

  /// Adds the keys of one table; counts below zero and translations beyond the total are taken as none and all.
  package mutating func add(_ part: Int, of whole: Int) {
    let whole = max(0, whole)
    let (sum, overflows) = total.addingReportingOverflow(whole)
    guard !overflows else { return }
    total = sum
    translated += min(max(0, part), whole)
  }

  /// Whether the share is at least so many per cent, in exact arithmetic; nothing to translate reaches every minimum.
  package func reaches(_ minimum: Double) -> Bool {
    // Both sides × 10⁶: a minimum such as 99.9 is a whole number of millionths, though no exact binary fraction.
    let have = translated.multipliedFullWidth(by: 100_000_000)
    let need = total.multipliedFullWidth(by: Percentage(minimum).millionths)
    return (have.high, have.low) >= (need.high, need.low)
  }

  /// The share, floored to tenths, so that 99.99 % never reads as 100 %.
  package var percentage: Percentage {
    guard total > 0 else { return Percentage(100) }
    let (quotient, _) = total.dividingFullWidth(translated.multipliedFullWidth(by: 1000))
    return Percentage(millionths: quotient * 100_000)
  }
}

/// A share in per cent, to six decimals.
package struct Percentage: Equatable, CustomStringConvertible {
  /// Millionths of one per cent, from 0 to 100,000,000.
  let millionths: Int

  /// A share from 0 to 100; what is beyond is taken as the nearest of these, what is no number as 100.
  package init(_ percent: Double) {
    millionths = percent.isNaN ? 100_000_000 : Int((min(max(percent, 0), 100) * 1_000_000).rounded())
  }

  /// A share in millionths of one per cent.
  package init(millionths: Int) { self.millionths = millionths }

  /// The share for a person, without trailing zeros ("92.5 %", "95 %").
  package var description: String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return "\(whole) %" }
    // A leading 1 keeps the zeros behind the point.
    var decimals = String(1_000_000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals) %"
  }
}
