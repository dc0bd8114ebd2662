import AuditModel
import FormatStrings
import RuleKit

/// A translated format leaves out an argument.
///
/// ## What it reports
/// A translation that shows fewer of the arguments than the source's text for the same case. A warning.
///
/// ## Why it matters
/// A name or a number that the sentence is about is not shown. It does not crash.
///
/// ## Example
/// `"Delete %@?"` translated as `"Löschen?"`.
///
/// ## Known limits
/// The plural forms `zero`, `one` and `two` may spell their number out, so they are not asked for it; nor is a text whose
/// argument stands in a variable that it embeds or in the format around it, or a shorter text for a width or a device.
///
/// ## Source
/// locheck, `string_has_missing_arguments`; WeblateOrg/weblate#18338.
struct FormatMissingArgument: FormatRule {
  static let name = "format-missing-argument"
  static let severity = Severity.warning

  /// The fault of an argument that is not shown.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .missingArgument(let number, let kind, let written) = problem else { return nil }
    let source = written.map { " (\"\($0)\" in the source)" } ?? ""
    return Problem("argument \(number), \(kind.rawValue), is not shown\(source)")
  }
}
