import AuditModel
import RuleKit

/// A plural variable is embedded in no text.
///
/// ## What it reports
/// A variable of a stringsdict or String Catalog that neither the format nor another variable's text embeds as `%#@name@`.
/// A warning.
///
/// ## Why it matters
/// Its texts are translated and never shown; often the format has another name for it.
///
/// ## Example
/// The format `%d files` beside a dictionary `files`.
///
/// ## Known limits
/// Where a reference is undefined or misspelled, only that is reported (`stringsdict-variable-undefined`).
///
/// ## Source
/// Asana/locheck, `stringsdict` kinds; Apple, Stringsdict File Format.
struct StringsdictVariableUnused: FormatRule {
  static let name = "stringsdict-variable-unused"
  static let severity = Severity.warning

  /// The fault of a variable.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .unusedVariable(let variable) = problem else { return nil }
    return Problem("no text embeds the variable \"\(variable.name)\" as %#@\(variable.name)@", variable: variable)
  }
}
