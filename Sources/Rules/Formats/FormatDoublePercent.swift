import AuditModel
import RuleKit
import Utilities

/// A translated format has fewer `%%` than the source.
///
/// ## What it reports
/// A translation with fewer escaped percent signs (`%%`) than the source text, if both are formats. Severity: warning.
///
/// ## Why it matters
/// A percentage has lost its percent sign.
///
/// ## Example
/// `"%d%% done"` translated as `"%d fertig"`.
///
/// ## Known limits
/// A full-width or Arabic percent sign is accepted instead. A percent sign that is spelled out as a word is not
/// recognized. More `%%` than in the source are not reported: a translation may write a sign that the source spells out.
/// A single percent sign instead of `%%` is reported by `format-unescaped-percent`.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`.
struct FormatDoublePercent: FormatRule {
  static let name = "format-double-percent"
  static let severity = Severity.warning

  /// The problem with a different number of percent signs.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .percentCount(let count, let expected) = found.problem else { return nil }
    let own = count == 0 ? "no %%" : "%% \(times(count))"
    return Problem("has \(own); \(found.reference) has \(expected == 0 ? "none" : "it \(times(expected))")")
  }
}
