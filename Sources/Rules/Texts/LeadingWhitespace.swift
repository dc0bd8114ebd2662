import AuditModel
import Localization
import RuleKit
import TableAnalysis

/// A translation begins with white space and its source does not, or the other way round.
///
/// ## What it reports
/// White space at the start of a translation that the source does not have, or that the source has and the translation
/// lacks. A warning. A translation of nothing but white space or invisible characters is a request for review.
///
/// ## Why it matters
/// The app may glue texts together, and words then run into each other; or a label is indented in one language only.
///
/// ## Example
/// `" (default)"` translated as `"(Standard)"`: the menu shows "Helvetica(Standard)".
///
/// ## Known limits
/// Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may drop the space. Line breaks are
/// `newline-count`'s.
///
/// ## Source
/// Weblate's `begin_space`; 0.17 of 1,000 translations in public apps.
struct LeadingWhitespace: HygieneRule {
  static let name = "leading-whitespace"
  static let severity = Severity.warning

  /// What differs at the start.
  func problem(in unit: TranslationUnit) -> Problem? { Self.blank(unit) ?? TextEdge.start.problem(in: unit) }

  /// A text of white space and invisible characters only, where the source has words.
  private static func blank(_ unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, text.string.utf8.count <= longestBlank, isBlank(text.string),
      !isBlank(source.string)
    else { return nil }
    return Problem("is nothing but white space, where the source has a text", reviewReason: .blank)
  }

  /// Longer texts are not looked at: nobody blanks out a text with so many bytes.
  private static let longestBlank = 64

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.isInvisible }
  }
}
