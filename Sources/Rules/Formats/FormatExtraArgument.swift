import AuditModel
import FormatStrings
import RuleKit

/// A translated format takes more arguments than the source.
///
/// ## What it reports
/// A translation with a format specifier for an argument that the source does not have. Severity: error.
///
/// ## Why it matters
/// Foundation reads whatever is in memory after the arguments: the app shows garbage or crashes, in that language only.
///
/// ## Example
/// `"Delete %@"` translated as `"%@ aus %@ löschen"`.
///
/// ## Known limits
/// A source without a format specifier is not treated as a format, whatever its translations look like; nor is a source
/// whose own percent sign looks like prose ("50% off"). A percent sign that only looks like a format specifier is
/// reported by `format-unescaped-percent`.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; mozilla-mobile/firefox-ios#6456.
struct FormatExtraArgument: FormatRule {
  static let name = "format-extra-argument"
  static let severity = Severity.error

  /// The problem with a format specifier for an argument that the source does not have.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .extraArgument(let use) = found.problem else { return nil }
    return Problem("\"\(use.text)\" takes argument \(use.position), which \(found.reference) does not have")
  }
}
