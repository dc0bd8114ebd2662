import AuditModel
import FormatStrings
import RuleKit

/// A translated format leaves out a numbered argument, and Foundation moves the others up.
///
/// ## What it reports
/// A translation whose numbered placeholders are not 1…n, where the source's are: `%2$@` without `%1$@`. An error. In the
/// source itself a request for review: the app may pass just the arguments that are left.
///
/// ## Why it matters
/// Foundation closes the hole: `%2$@` alone gets the first argument. The wrong text is shown, or a number is taken for an
/// object, and the app crashes in that language only.
///
/// ## Example
/// `"%1$d of %2$@"` translated as `"von %2$@"`. Where an argument cannot be shown, it has to be used at zero width, or the
/// sentence put so that the last arguments are those left out.
///
/// ## Known limits
/// What a plural variable's format takes counts as taken in the texts of the variable.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; openradar-mirror#19719.
struct FormatPositionHole: FormatRule {
  static let name = "format-position-hole"
  static let severity = Severity.error

  /// The fault of the first placeholder that is moved, with the numbers that are left out.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .positionHole(let use, let left, let isSource) = problem else { return nil }
    let numbers = left.map(String.init).joined(separator: ", ")
    let lower = left.count { $0 < use.position }
    return Problem(
      "\"\(use.text)\" gets argument \(use.position - lower), because argument\(left.count > 1 ? "s" : "") \(numbers) "
        + "\(left.count > 1 ? "are" : "is") left out and Foundation renumbers the rest",
      reviewReason: isSource ? .argumentsLeft : nil)
  }
}
