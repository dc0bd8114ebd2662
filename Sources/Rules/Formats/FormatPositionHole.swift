import AuditModel
import FormatStrings
import RuleKit

/// A translated format skips a numbered argument, and Foundation renumbers the others.
///
/// ## What it reports
/// A translation whose numbered format specifiers are not 1 to n although the source's are: `%2$@` without `%1$@`.
/// Severity: error. A gap in the source itself needs review: the app may pass exactly the remaining arguments.
///
/// ## Why it matters
/// Foundation closes the gap: `%2$@` alone gets the first argument. The wrong text is shown, or a number is taken for
/// an object and the app crashes, in that language only.
///
/// ## Example
/// `"%1$d of %2$@"` translated as `"von %2$@"`. If an argument cannot be shown, use it at zero width, or rephrase the
/// sentence so that only the last arguments are left out.
///
/// ## Known limits
/// Arguments that the format of a plural variable takes count as taken in the variable's texts.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; openradar-mirror#19719.
struct FormatPositionHole: FormatRule {
  static let name = "format-position-hole"
  static let severity = Severity.error

  /// The problem with the first format specifier that is renumbered, with the numbers that are skipped.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .positionHole(let use, let skipped, let isSource) = found.problem else { return nil }
    let list = skipped.map(String.init).joined(separator: ", ")
    let numbers = skipped.count == 1 ? "argument \(list) is" : "arguments \(list) are"
    let lower = skipped.count { $0 < use.position }
    return Problem(
      "\"\(use.text)\" gets argument \(use.position - lower), because \(numbers) skipped and "
        + "Foundation renumbers the rest",
      reviewReason: isSource ? .argumentsLeft : nil)
  }
}
