import AuditModel
import FormatStrings
import RuleKit

/// A translated format takes an argument as a different type than the source.
///
/// ## What it reports
/// A translation with a format specifier that takes an argument as a different class than the source: integer,
/// floating-point number, object, C string, UTF-16 string, character or pointer. Severity: error. Format specifiers are
/// parsed exactly as Foundation parses them: positions, `*`, the space flag (`% @` works), `%%`. Plurals are compared
/// form by form; if the source and the translation have different forms, by the arguments that all texts take together.
/// A plural variable has the type of its value type. In the source itself, texts of one entry that take an argument as
/// different types are reported.
///
/// ## Why it matters
/// Foundation takes a number for the address of an object, and the app crashes, in that language only.
///
/// ## Example
/// `"%@"` translated as `"%s"`; `"%d of %@"` translated as `"%@"`.
///
/// ## Known limits
/// A source without a format specifier is not treated as a format, whatever its translations look like ("50 % de
/// réduction"); nor is a source whose own percent sign looks like prose ("50% off"). Two arguments of the same class
/// can be swapped without being detected. The effects of an order without numbers and of a skipped number are reported
/// by `format-implicit-reorder` and `format-position-hole`.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; locheck, `string_has_invalid_argument`.
struct FormatTypeMismatch: FormatRule {
  static let name = "format-type-mismatch"
  static let severity = Severity.error

  /// The problem with a format specifier that takes an argument of a different type than in the source or in another
  /// text of the entry.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .wrongType(let use, let taken, let given, let isConflict) = found.problem else { return nil }
    let start = "\"\(use.text)\" takes argument \(use.position) as \(taken.rawValue), but "
    guard !isConflict else {
      return Problem(start + "in other texts of the entry it is \(given.rawValue)", reason: "conflict")
    }
    return Problem(start + "in \(found.reference) it is \(given.rawValue)", reason: "type")
  }
}
