import AuditModel
import FormatStrings
import RuleKit

/// A format specifier contains a space.
///
/// ## What it reports
/// A translation with `% @` or `%1$ @` if the source's format specifier has no space. Severity: note.
///
/// ## Why it matters
/// It works, because Foundation reads U+0020 as a flag. But other tools do not recognize the specifier, and an
/// automatic correction can turn the space into a no-break space, which does not work.
///
/// ## Example
/// `"%@"` translated as `"% @"`.
///
/// ## Known limits
/// A no-break space or a different percent sign breaks the specifier (`format-broken`).
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux.
struct FormatSpaced: FormatRule {
  static let name = "format-spaced"
  static let severity = Severity.note

  /// The problem with a format specifier that contains a space.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .spaced(let use) = found.problem else { return nil }
    return Problem("\"\(use.text)\" works, but should not contain a space")
  }
}
