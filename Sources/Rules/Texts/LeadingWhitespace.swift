import AuditModel
import Localization
import RuleKit
import TableAnalysis

/// A translation starts with whitespace and its source does not, or vice versa.
///
/// ## What it reports
/// Whitespace at the start of a translation that the source does not have, or that only the source has. Severity:
/// note if it was added, or if the text belongs to an interface file, where nothing is joined to it; warning if it was
/// lost. A translation that contains only whitespace or invisible characters needs review.
///
/// ## Why it matters
/// The app may join texts, and words then run together; or a label is indented in one language only.
///
/// ## Example
/// `" (default)"` translated as `"(Standard)"`: the menu shows "Helvetica(Standard)".
///
/// ## Known limits
/// Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may omit the space. Line
/// breaks are reported by `newline-count`.
///
/// ## Source
/// Weblate's `begin_space`.
struct LeadingWhitespace: HygieneRule {
  static let name = "leading-whitespace"
  static let severity = Severity.warning
  static let comparesWithSource = true

  /// The problem with the whitespace at the start.
  func problem(in unit: TranslationUnit) -> Problem? { Self.blank(unit) ?? TextEdge.start.problem(in: unit) }

  /// The problem with a text that contains only whitespace and invisible characters although the source has words.
  private static func blank(_ unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, text.string.utf8.count <= maximumBlankLength, isBlank(text.string),
      !isBlank(source.string)
    else { return nil }
    return Problem("contains only whitespace; the source has text", reviewReason: .blank)
  }

  /// The maximum number of bytes; longer texts are never blanked out.
  private static let maximumBlankLength = 64

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.isInvisible }
  }
}
