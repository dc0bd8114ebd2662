import AuditModel
import RuleKit

/// A String Catalog's substitution does not say which argument it takes, or does not show it.
///
/// ## What it reports
/// An `argNum` that is not an argument of the text: an error. A substitution without `formatSpecifier`, and a text of a
/// substitution without `%arg` if the source text has it: warnings.
///
/// ## Why it matters
/// The plural category is selected by a different argument or by garbage, or the sentence has no number.
///
/// ## Example
/// `"other": "archivos"` for `"other": "%arg files"`.
///
/// ## Known limits
/// The plural categories `zero`, `one` and `two` may spell out their number. A text may show the number with a format
/// specifier other than `%arg`.
///
/// ## Source
/// SwiftGen/SwiftGen#1124; Apple, Localizing strings that contain plurals.
struct SubstitutionArg: FormatRule {
  static let name = "substitution-arg"
  static let severity = Severity.warning

  /// The problem with a substitution.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    switch found.problem {
    case .missingOwnArgument(let variable):
      return Problem("the substitution \"\(variable)\" does not show its number; expected %arg", reason: "missing")
    case .argumentOutOfRange(let variable, let number, let count):
      let arguments = count == 1 ? "1 argument" : "\(count) arguments"
      return Problem(
        "the substitution \"\(variable.name)\" takes argument \(number) (argNum), but the text has \(arguments)",
        reason: "out-of-range", severity: .error, variable: variable)
    case .missingSpecifier(let variable):
      return Problem(
        "the substitution \"\(variable.name)\" has no formatSpecifier; expected one such as \"lld\"",
        reason: "specifier", variable: variable)
    default: return nil
    }
  }
}
