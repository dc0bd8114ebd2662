import AuditModel
import FormatStrings
import RuleKit

/// A placeholder has a space in it.
///
/// ## What it reports
/// A translation with `% @` or `%1$ @`, where the source's placeholder has no space. A note.
///
/// ## Why it matters
/// It works: Foundation takes U+0020 for a flag. But other tools take the placeholder for lost, and one more change by a
/// machine makes it a no-break space, which does not work.
///
/// ## Example
/// `"%@"` translated as `"% @"`.
///
/// ## Known limits
/// A no-break space or another percent sign breaks the placeholder (`format-broken`).
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux.
struct FormatSpaced: FormatRule {
  static let name = "format-spaced"
  static let severity = Severity.note

  /// The fault of a placeholder with a space.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .spaced(let use) = problem else { return nil }
    return Problem("\"\(use.text)\" works, but should have no space")
  }
}
