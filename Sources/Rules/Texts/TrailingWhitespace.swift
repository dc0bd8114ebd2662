import AuditModel
import RuleKit
import TableAnalysis

/// A translation ends with white space and its source does not, or the other way round.
///
/// ## What it reports
/// White space at the end of a translation that the source does not have, or that the source has and the translation
/// lacks. A warning.
///
/// ## Why it matters
/// The app may glue texts together, and words then run into each other; a space too many shifts a centred title.
///
/// ## Example
/// `"Signed in as "` translated as `"Angemeldet als"`: the screen shows "Angemeldet alsKim".
///
/// ## Known limits
/// Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may drop the space, and Korean,
/// which glues particles to words. Line breaks are `newline-count`'s.
///
/// ## Source
/// Weblate's `end_space`; 0.80 of 1,000 translations in public apps.
struct TrailingWhitespace: HygieneRule {
  static let name = "trailing-whitespace"
  static let severity = Severity.warning

  /// What differs at the end.
  func problem(in unit: TranslationUnit) -> Problem? { TextEdge.end.problem(in: unit) }
}
