import AuditModel
import FormatStrings
import RuleKit

/// A translated format does not show an argument.
///
/// ## What it reports
/// A translation that shows fewer of the arguments than the source text for the same case. Severity: warning.
///
/// ## Why it matters
/// A name or number that the sentence is about is missing. The app does not crash.
///
/// ## Example
/// `"Delete %@?"` translated as `"Löschen?"`.
///
/// ## Known limits
/// The plural categories `zero`, `one` and `two` may spell out their number. An argument may also be shown by a
/// variable that the text embeds or by the format around it, and a shorter text for a width or device may leave it out.
///
/// ## Source
/// locheck, `string_has_missing_arguments`; WeblateOrg/weblate#18338.
struct FormatMissingArgument: FormatRule {
  static let name = "format-missing-argument"
  static let severity = Severity.warning

  /// The problem with an argument that is not shown.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .missingArgument(let number, let kind, let written) = found.problem else { return nil }
    let source = written.map { " (\"\($0)\" in \(found.reference))" } ?? ""
    return Problem("does not show argument \(number), \(kind.rawValue)\(source)")
  }
}
