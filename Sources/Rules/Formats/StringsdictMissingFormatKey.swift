import AuditModel
import RuleKit

/// An entry of a stringsdict has no format.
///
/// ## What it reports
/// A key whose dictionary has neither `NSStringLocalizedFormatKey` nor a rule for widths or devices. Severity: error.
///
/// ## Why it matters
/// Foundation has no text for the key. Apps have crashed because of it.
///
/// ## Example
/// A dictionary with the variable `files` but no text that embeds it.
///
/// ## Known limits
/// None known.
///
/// ## Source
/// WeblateOrg/weblate#21294; Apple, Stringsdict File Format.
struct StringsdictMissingFormatKey: FormatRule {
  static let name = "stringsdict-missing-format-key"
  static let severity = Severity.error

  /// The problem with an entry.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .missingFormatKey = found.problem else { return nil }
    return Problem("has no NSStringLocalizedFormatKey; expected the text that embeds the variables, such as %#@count@")
  }
}
