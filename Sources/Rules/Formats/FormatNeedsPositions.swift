import AuditModel
import FormatStrings
import RuleKit

/// A translated format has several bare placeholders of one kind.
///
/// ## What it reports
/// A translation with two or more placeholders of the same kind and no numbers (`%@ … %@`). A warning, off by default.
///
/// ## Why it matters
/// If the translator has put them in another order, nobody can see it, and users read the one for the other.
///
/// ## Example
/// `"%@ of %@"` translated as `"%@ の %@"`: in Japanese the order is another, and `"%2$@ の %1$@"` was meant.
///
/// ## Known limits
/// Most such texts are right, so the rule is for projects that number all placeholders.
///
/// ## Source
/// omnigroup/ValidateLocalizedFormatStrings, which asks for numbers wherever there are two.
struct FormatNeedsPositions: FormatRule {
  static let name = "format-needs-positions"
  static let severity = Severity.warning
  static let isOnByDefault = false

  /// The fault of a second placeholder of a kind.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .unnumbered(let use) = problem else { return nil }
    return Problem("\"\(use.text)\" for argument \(use.position) has no number, nor has another of its kind before it")
  }
}
