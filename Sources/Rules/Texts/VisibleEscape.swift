import AuditModel
import RuleKit
import TableAnalysis

/// A text shows an escape sequence to users.
///
/// ## What it reports
/// `\u0025`, `\U00A0`, `\"`, `\t` and `\n` as characters of a translation that its source does not have: in the file
/// they are escaped twice (`\\u0025`). Severity: warning. A `\n` instead of a line break is reported by `newline-count`.
///
/// ## Why it matters
/// Users read `50\u0025`.
///
/// ## Example
/// `"50%"` translated as `"50\\u0025"`.
///
/// ## Known limits
/// Paths such as `C:\new` are not recognized if the source has no path.
///
/// ## Source
/// WooCommerce (Spanish, French, Italian, Portuguese, Swedish); CoreFoundation, `CFOldStylePList.c`.
struct VisibleEscape: HygieneRule {
  static let name = "visible-escape"
  static let severity = Severity.warning

  /// The problem with the first escape sequence.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(.backslash), let source = unit.model, !source.hasAny(.backslash) else { return nil }
    guard let found = unit.text.string.firstMatch(of: /\\(?:[uU][0-9A-Fa-f]{4}|["'](?=.)|[nrt](?![A-Za-z]))/) else {
      return nil
    }
    let isLineBreak = found.output == "\\n" && source.hasAny(.newline)
    return isLineBreak ? nil : Problem("shows \"\(found.output)\" as characters; it is escaped twice in the file")
  }
}
