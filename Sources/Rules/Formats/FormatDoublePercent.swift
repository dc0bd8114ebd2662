import AuditModel
import RuleKit

/// A translated format has another number of `%%` than its source.
///
/// ## What it reports
/// A translation with more or fewer doubled percent signs than the source's text, where both are formats. A warning.
///
/// ## Why it matters
/// A percentage has lost its sign, or got a second one.
///
/// ## Example
/// `"%d%% done"` translated as `"%d fertig"`.
///
/// ## Known limits
/// A full-width or Arabic percent sign in its place is right; a percent spelled out as a word is not seen. A single percent
/// sign in its place is reported by `format-unescaped-percent`.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`.
struct FormatDoublePercent: FormatRule {
  static let name = "format-double-percent"
  static let severity = Severity.warning

  /// The fault of another number of percent signs.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .percentCount(let found, let expected) = problem else { return nil }
    let own = found == 0 ? "no %%" : "%% \(Self.times(found))"
    return Problem("has \(own), the source \(expected == 0 ? "none" : Self.times(expected))")
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
