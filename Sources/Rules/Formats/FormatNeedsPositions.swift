import AuditModel
import FormatStrings
import RuleKit

/// A translated format has several unnumbered format specifiers of the same type.
///
/// ## What it reports
/// A translation with two or more format specifiers of the same type and no numbers (`%@ … %@`). Severity: warning. Off
/// by default.
///
/// ## Why it matters
/// If the translator has reordered them, nobody can tell, and users read one value as the other.
///
/// ## Example
/// `"%@ of %@"` translated as `"%@ の %@"`: the order differs in Japanese, and `"%2$@ の %1$@"` was meant.
///
/// ## Known limits
/// Most such texts are correct, so the rule is meant for projects that number all format specifiers.
///
/// ## Source
/// omnigroup/ValidateLocalizedFormatStrings, which asks for numbers as soon as there are two specifiers.
struct FormatNeedsPositions: FormatRule {
  static let name = "format-needs-positions"
  static let severity = Severity.warning
  static let isOnByDefault = false

  /// The problem with a second format specifier of the same type.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .unnumbered(let use) = found.problem else { return nil }
    return Problem(
      "\"\(use.text)\" for argument \(use.position) and an earlier format specifier of the same type have no numbers")
  }
}
