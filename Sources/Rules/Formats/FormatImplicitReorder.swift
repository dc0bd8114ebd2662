import AuditModel
import FormatStrings
import RuleKit

/// A translated format takes its arguments in a different order without numbering them.
///
/// ## What it reports
/// A translation with two or more unnumbered format specifiers of the same types as the source's, but in a different
/// order. Severity: error.
///
/// ## Why it matters
/// The app passes the arguments in the source's order. A number is taken for the address of an object, and the app
/// crashes, in that language only.
///
/// ## Example
/// `"%d of %@"` translated as `"%@ の %d"`; `"%2$@ の %1$d"` is correct.
///
/// ## Known limits
/// Specifiers of the same type can be swapped without being detected; `format-needs-positions`, which is off by
/// default, asks for numbers in such texts.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`.
struct FormatImplicitReorder: FormatRule {
  static let name = "format-implicit-reorder"
  static let severity = Severity.error

  /// The problem with the first format specifier that gets an argument of a different type.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .reordered(let use, let given) = found.problem else { return nil }
    return Problem(
      "\"\(use.text)\" takes argument \(use.position) as \(use.argument.rawValue), but in \(found.reference) it is "
        + "\(given.rawValue); number the format specifiers to reorder them (%1$@)")
  }
}
