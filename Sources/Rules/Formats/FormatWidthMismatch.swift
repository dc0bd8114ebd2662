import AuditModel
import FormatStrings
import RuleKit

/// A translated format takes an integer with a different length than the source.
///
/// ## What it reports
/// A translation with `%d` where the source text has `%ld`, or `%ld` where it has `%lld`. Severity: note.
///
/// ## Why it matters
/// A large number is truncated, and String Catalogs build their keys with `%lld`. On 32-bit platforms the following
/// arguments are read from the wrong address.
///
/// ## Example
/// `"%lld files"` translated as `"%d Dateien"`.
///
/// ## Known limits
/// `%zd` and `%ld` have the same length, as do `%qd`, `%jd` and `%lld`. Signed, unsigned, octal and hexadecimal
/// integers are not distinguished.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`.
struct FormatWidthMismatch: FormatRule {
  static let name = "format-width-mismatch"
  static let severity = Severity.note

  /// The problem with the length of an integer.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .otherLength(let use, let source) = found.problem else { return nil }
    return Problem(
      "\"\(use.text)\" takes argument \(use.position) as \(use.length.rawValue); \"\(source.text)\" in \(found.reference) "
        + "takes it as \(source.length.rawValue)")
  }
}
