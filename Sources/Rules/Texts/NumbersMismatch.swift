import AuditModel
import RuleKit
import TableAnalysis

/// A translation has different numbers than its source.
///
/// ## What it reports
/// Numbers in digits that only the source or only the translation has. Native digits count as their values; thousands
/// separators are ignored. Severity: note. Off by default: most differences are intended, such as converted units.
///
/// ## Why it matters
/// If "30 days free" became "14 days" when the offer changed, one language makes a wrong promise.
///
/// ## Example
/// `"Keeps 30 days"` translated as `"Behält 90 Tage"`.
///
/// ## Known limits
/// Numbers up to twelve may be spelled out, times may use the 24-hour clock, and Chinese, Japanese and Korean count in
/// ten thousands. Numbers in addresses and format specifiers are not compared.
///
/// ## Source
/// pofilter's `numbers`.
struct NumbersMismatch: HygieneRule {
  static let name = "numbers-mismatch"
  static let severity = Severity.note
  static let isOnByDefault = false
  static let comparesWithSource = true

  /// The problem with different numbers.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, source.hasAny(.digit) || text.hasAny(.digit) else { return nil }
    let comparison = NumberComparison(source: source, translation: text)
    guard !comparison.lost.isEmpty || !comparison.added.isEmpty,
      !comparison.isCustomary(source: source.string, translation: text.string)
    else { return nil }
    return Problem(Self.difference(lost: comparison.lost, added: comparison.added, from: unit.reference))
  }
}
