import AuditModel
import FormatStrings
import RuleKit

/// A format has numbered and bare placeholders.
///
/// ## What it reports
/// A text with placeholders of both kinds (`%1$@ … %@`), where the source's text has not. A warning.
///
/// ## Why it matters
/// Foundation counts the bare ones by themselves: in `%1$@ %@` both take the first argument.
///
/// ## Example
/// `"%@ and %@"` translated as `"%1$@ und %@"`.
///
/// ## Known limits
/// One bare placeholder alone is never reported, nor the one in a plural variable's text that takes the variable's own
/// argument, nor plural variables (`%#@count@ %2$@`).
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`; Asana/locheck#55 for what is not to be reported.
struct FormatMixedPositions: FormatRule {
  static let name = "format-mixed-positions"
  static let severity = Severity.warning

  /// The fault of placeholders, with the argument that is not shown because of it.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .mixedPositions(let uses, let lost) = problem else { return nil }
    let bare = uses.first { !$0.isNumbered }
    let start = bare.map { "\"\($0.text)\" has no number beside others that have, and takes argument \($0.position)" }
    let end = lost.map { ", so that argument \($0) is not shown" } ?? ""
    return Problem((start ?? "numbered and bare placeholders are mixed") + end + "; number all or none")
  }
}
