import AuditModel
import FormatStrings
import RuleKit

/// A translated format takes an integer for one of another length.
///
/// ## What it reports
/// A translation with `%d` where the source's text has `%ld`, or `%ld` where it has `%lld`. A note.
///
/// ## Why it matters
/// A large number is cut off, and the keys of String Catalogs are built with `%lld`. On 32-bit platforms the arguments
/// behind it are read from the wrong place.
///
/// ## Example
/// `"%lld files"` translated as `"%d Dateien"`.
///
/// ## Known limits
/// `%zd` and `%ld` are of one length, as are `%qd`, `%jd` and `%lld`; signed, unsigned, octal and hexadecimal are one class.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`.
struct FormatWidthMismatch: FormatRule {
  static let name = "format-width-mismatch"
  static let severity = Severity.note

  /// The fault of an integer's placeholder.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .otherLength(let use, let source) = problem else { return nil }
    return Problem(
      "\"\(use.text)\" takes argument \(use.position) for \(use.length.rawValue), \"\(source.text)\" of the source for "
        + source.length.rawValue)
  }
}
