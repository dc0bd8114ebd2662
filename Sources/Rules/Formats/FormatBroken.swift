import AuditModel
import FormatStrings
import RuleKit

/// A placeholder is written so that Foundation does not know it.
///
/// ## What it reports
/// A translation that lacks an argument of the source and has something in its place that was meant as a placeholder:
/// `%1&@`, `1$@`, `@@`, `%$1@`, `%I`, a full-width or Arabic percent sign (`％@`, `٪ ld`), a no-break space behind the
/// percent sign, a lone percent sign. An error.
///
/// ## Why it matters
/// Users read the placeholder instead of the name or the number.
///
/// ## Example
/// `"Delete %1$@?"` translated as `"%1 $ @ silinsin mi?"`.
///
/// ## Known limits
/// Only where an argument is lacking: what looks broken may else be prose. A space behind the percent sign works
/// (`format-spaced`).
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; matrix-org/matrix-ios-kit#513.
struct FormatBroken: FormatRule {
  static let name = "format-broken"
  static let severity = Severity.error

  /// The fault of what was meant as the placeholder of an argument.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .brokenPlaceholder(let placeholder, argument: let number, let kind) = problem else { return nil }
    let space =
      placeholder.unicodeScalars.contains { $0 == "\u{A0}" || $0 == "\u{202F}" } ? " (with a no-break space)" : ""
    return Problem(
      "\"\(placeholder)\"\(space) is no placeholder, and argument \(number), \(kind.rawValue), is not shown; write it as in "
        + "the source")
  }
}
