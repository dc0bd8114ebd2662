import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// A translation of a plain text contains a format specifier, which users see.
///
/// ## What it reports
/// A certain format specifier (`%@`, `%1$@`, `%ld`, not `50 % de`) in a translation whose source has no percent sign, and
/// `%%` in a translation whose source is not a format. Severity: warning. If the development language's texts are not
/// known, the majority of the locales counts as the source.
///
/// ## Why it matters
/// The app does not format the text, so users read "%@" or "50 %%". If it does, the argument does not exist.
///
/// ## Example
/// `"Confirm muting"` translated as `"Het negeren van %@ bevestigen"`.
///
/// ## Known limits
/// Plurals and variants are not checked: their forms may show a number that the source spells out.
///
/// ## Source
/// Mastodon for iOS and AdGuard (Dutch, Kurdish and Portuguese tables); translate-toolkit, `printf`.
struct FormatRawSpecifier: TextRule {
  static let name = "format-raw-specifier"
  static let severity = Severity.warning

  /// The problem with the first format specifier.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let source = unit.model, unit.text.hasAny(.percent), unit.path.steps.isEmpty, unit.entry.leaves == nil,
      unit.sourceEntry?.entry?.leaves == nil
    else { return nil }
    return source.hasAny(.percent) ? doubled(in: unit, source: source) : added(to: unit)
  }

  private func added(to unit: TranslationUnit) -> Problem? {
    let format = FormatString(unit.text.string)
    if let use = format.uses.first(where: { !$0.isProse && Self.isCertain($0) }) {
      return Problem("shows \"\(use.text)\" to users; \(unit.reference) has no format specifier", reason: "specifier")
    }
    return format.percents > 0 ? doubledSign(in: unit) : nil
  }

  private func doubled(in unit: TranslationUnit, source: AnnotatedText) -> Problem? {
    let known = FormatString(source.string)
    let isPlain = known.percents == 0 && (known.uses.isEmpty || known.looksLikeProse)
    return isPlain && FormatString(unit.text.string).percents > 0 ? doubledSign(in: unit) : nil
  }

  private func doubledSign(in unit: TranslationUnit) -> Problem {
    Problem(
      "shows \"%%\" to users; \(unit.reference) is not a format, in which it would be one percent sign",
      reason: "percent-sign")
  }

  /// Whether nothing but a format specifier is written so: an object, a number's length, or an argument's number.
  private static func isCertain(_ use: FormatString.Use) -> Bool {
    use.argument == .object || use.isNumbered || use.length != .standard
      || ["%d", "%s", "%i", "%u", "%f"].contains(use.text)
  }
}
