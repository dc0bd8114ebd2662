import AuditModel
import RuleKit
import TableAnalysis

/// A text has a character that nobody sees.
///
/// ## What it reports
/// Zero-width spaces and joiners, directional marks, fillers, control characters and the like, where the language has no use
/// for them and the source does not have them. A note; a warning for U+FEFF (byte order mark) and U+FFFD (a lost character).
///
/// ## Why it matters
/// They come with text copied from web pages and word processors, and break search, wrapping and links.
///
/// ## Example
/// `"Settings\u200B"` copied from a translation platform.
///
/// ## Known limits
/// Zero-width spaces are legal in Khmer, Thai, Lao and Burmese, joiners in scripts that join and in emoji, directional marks
/// in texts from right to left. Soft hyphens, word joiners and variation selectors are taken for what the author wants.
///
/// ## Source
/// The Unicode Standard, 23.2; Weblate's `zero-width-space`; 0.97 of 1,000 translations in public apps, nine of ten legal.
struct InvisibleCharacter: HygieneRule {
  static let name = "invisible-character"
  static let severity = Severity.note

  /// The first such character.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(InvisibleCharacters.marks),
      let found = InvisibleCharacters.first(in: unit.text.string, unit.context.traits), !isMeant(found, in: unit),
      !isEncodingProblem(found, in: unit)
    else { return nil }
    return Problem(
      "has \(found.codePoint) (\(found.properties.nameAlias ?? found.properties.name ?? "a control character"))",
      severity: InvisibleCharacters.isDamage(found) ? .warning : nil)
  }

  /// Whether `strings-encoding` has the character: it tells of a file that was written in another encoding.
  private func isEncodingProblem(_ scalar: Unicode.Scalar, in unit: TranslationUnit) -> Bool {
    unit.format == .strings && (scalar == "\0" || scalar == "\u{FFFD}")
  }

  /// Whether the source has the character too, or the text is nothing else: a title left blank on purpose.
  private func isMeant(_ scalar: Unicode.Scalar, in unit: TranslationUnit) -> Bool {
    unit.source?.string.unicodeScalars.contains(scalar) ?? false
      || unit.text.string.unicodeScalars.allSatisfy { $0 == scalar || $0.properties.isWhitespace }
  }
}
