import AuditModel
import FormatStrings
import RuleKit

/// A translated format takes its arguments in another order without numbering them.
///
/// ## What it reports
/// A translation with two or more placeholders, none of them numbered, that are of the same kinds as the source's but in
/// another order. An error.
///
/// ## Why it matters
/// Arguments are handed over in the source's order, so the number is taken for the address of an object, and the app
/// crashes in that language only.
///
/// ## Example
/// `"%d of %@"` translated as `"%@ の %d"`. `"%2$@ の %1$d"` is right.
///
/// ## Known limits
/// Placeholders of one kind may be swapped unseen; `format-needs-positions`, which is off by default, asks for numbers there.
///
/// ## Source
/// videolan/vlc-ios ja, ko and tr; swift-corelibs-foundation, `CFString.c`.
struct FormatImplicitReorder: FormatRule {
  static let name = "format-implicit-reorder"
  static let severity = Severity.error

  /// The fault of the first placeholder that gets another kind of argument.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .reordered(let use, let given) = problem else { return nil }
    return Problem(
      "\"\(use.text)\" takes argument \(use.position) for \(use.argument.rawValue), but the source gives "
        + "\(given.rawValue); number the placeholders to reorder them (%1$@)")
  }
}
