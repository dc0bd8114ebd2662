import AuditModel
import FormatStrings
import RuleKit

/// A translated format takes an argument for something that it is not.
///
/// ## What it reports
/// A translation whose format specifiers take, at some position, another class of argument than the source's: integer,
/// floating-point number, object, C string, UTF-16 string, character or pointer. An error. Specifiers are read exactly as
/// Foundation reads them: positions, `*`, the space flag (`% @` works), `%%`. Plurals are compared form by form, and with a
/// source or translation of another shape by the arguments that all its texts take together; a plural variable takes what
/// its value type says. In the source itself, texts of one entry that take an argument for different things are reported.
///
/// ## Why it matters
/// Foundation takes a number for the address of an object, and the app crashes in that language only.
///
/// ## Example
/// `"%@"` translated as `"%s"`; `"%d of %@"` translated as `"%@"`.
///
/// ## Known limits
/// A source without a specifier is no format, whatever its translations look like ("50 % de réduction"); nor is a source
/// whose own percent sign looks like prose ("50% off"). Two arguments of the same class may be swapped unseen. What comes of
/// an order without numbers, or of a number left out, is reported by `format-implicit-reorder` and `format-position-hole`.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; locheck, `string_has_invalid_argument`.
struct FormatTypeMismatch: FormatRule {
  static let name = "format-type-mismatch"
  static let severity = Severity.error

  /// The fault of a placeholder that takes one kind of argument where the source, or another text of the same entry, has
  /// another.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .wrongType(let use, let taken, let given, let isConflict) = problem else { return nil }
    let start = "\"\(use.text)\" takes argument \(use.position) for \(taken.rawValue), but "
    guard !isConflict else {
      return Problem(start + "the other texts take it for \(given.rawValue)", reason: "conflict")
    }
    return Problem(start + "the source gives \(given.rawValue)", reason: "type")
  }
}
