import AuditModel
import RuleKit
import TableAnalysis

/// A translation ends with whitespace and its source does not, or vice versa.
///
/// ## What it reports
/// Whitespace at the end of a translation that the source does not have, or that only the source has. Severity:
/// note if it was added, or if the text belongs to an interface file, where nothing is joined to it; warning if it was
/// lost.
///
/// ## Why it matters
/// The app may join texts, and words then run together; an extra space shifts a centered title.
///
/// ## Example
/// `"Signed in as "` translated as `"Angemeldet als"`: the screen shows "Angemeldet alsKim".
///
/// ## Known limits
/// Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may omit the space, as may
/// Korean, which attaches particles to words. Line breaks are reported by `newline-count`.
///
/// ## Source
/// Weblate's `end_space`.
struct TrailingWhitespace: HygieneRule {
  static let name = "trailing-whitespace"
  static let severity = Severity.warning
  static let comparesWithSource = true

  /// The problem with the whitespace at the end.
  func problem(in unit: TranslationUnit) -> Problem? { TextEdge.end.problem(in: unit) }
}
