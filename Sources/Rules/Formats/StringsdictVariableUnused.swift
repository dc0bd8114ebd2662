import AuditModel
import RuleKit

/// A plural variable is not embedded in any text.
///
/// ## What it reports
/// A variable of a stringsdict or String Catalog that neither the format nor another variable's text embeds as
/// `%#@name@`. Severity: warning.
///
/// ## Why it matters
/// Its texts are translated but never shown; often the format uses a different name.
///
/// ## Example
/// The format `%d files` in an entry with a variable `files`.
///
/// ## Known limits
/// If a reference is undefined or misspelled, only that is reported (`stringsdict-variable-undefined`).
///
/// ## Source
/// Asana/locheck, `stringsdict` kinds; Apple, Stringsdict File Format.
struct StringsdictVariableUnused: FormatRule {
  static let name = "stringsdict-variable-unused"
  static let severity = Severity.warning

  /// The problem with a variable.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .unusedVariable(let variable) = found.problem else { return nil }
    return Problem("no text embeds the variable \"\(variable.name)\" as %#@\(variable.name)@", variable: variable)
  }
}
