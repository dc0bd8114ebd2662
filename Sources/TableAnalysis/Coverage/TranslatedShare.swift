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
