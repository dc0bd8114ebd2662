import AuditModel
import FormatStrings
import RuleKit

/// A format mixes numbered and unnumbered format specifiers.
///
/// ## What it reports
/// A text with both kinds of format specifiers (`%1$@ … %@`) if the source text does not mix them. Severity: warning.
///
/// ## Why it matters
/// Foundation counts the unnumbered ones separately: in `%1$@ %@` both take the first argument.
///
/// ## Example
/// `"%@ and %@"` translated as `"%1$@ und %@"`.
///
/// ## Known limits
/// A single unnumbered specifier is not reported if it is the only specifier, or if it takes the variable's own
/// argument in the text of a plural variable. Plural variables themselves (`%#@count@ %2$@`) are not reported.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`; Asana/locheck#55 for the exceptions.
struct FormatMixedPositions: FormatRule {
  static let name = "format-mixed-positions"
  static let severity = Severity.warning

  /// The problem with mixed format specifiers, with the argument that is not shown because of it.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .mixedPositions(let uses, let lost) = found.problem else { return nil }
    let unnumbered = uses.first { !$0.isNumbered }
    let start = unnumbered.map {
      "\"\($0.text)\" has no number although others have one, and takes argument \($0.position)"
    }
    let end = lost.map { ", so argument \($0) is not shown" } ?? ""
    return Problem((start ?? "mixes numbered and unnumbered format specifiers") + end + "; number all or none")
  }
}
