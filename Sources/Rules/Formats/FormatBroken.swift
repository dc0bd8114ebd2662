import AuditModel
import FormatStrings
import RuleKit

/// A format specifier in a translation is misspelled, and Foundation does not recognize it.
///
/// ## What it reports
/// A translation that does not show an argument of the source and contains something that was meant as its format
/// specifier: `%1&@`, `1$@`, `@@`, `%$1@`, `%I`, a full-width or Arabic percent sign (`％@`, `٪ ld`), a no-break space
/// after the percent sign, or a lone percent sign. Severity: error.
///
/// ## Why it matters
/// Users see the misspelled specifier instead of the name or number.
///
/// ## Example
/// `"Delete %1$@?"` translated as `"%1 $ @ silinsin mi?"`.
///
/// ## Known limits
/// Reported only if an argument is missing; otherwise the text may be prose. A space after the percent sign works
/// (`format-spaced`).
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; matrix-org/matrix-ios-kit#513.
struct FormatBroken: FormatRule {
  static let name = "format-broken"
  static let severity = Severity.error

  /// The problem with a misspelled format specifier.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .brokenSpecifier(let specifier, argument: let number, let kind) = found.problem else { return nil }
    let space =
      specifier.unicodeScalars.contains { $0 == "\u{A0}" || $0 == "\u{202F}" } ? " (with a no-break space)" : ""
    return Problem(
      "\"\(specifier)\"\(space) is not a format specifier, so argument \(number), \(kind.rawValue), is not shown; "
        + "write it as in \(found.reference)")
  }
}
