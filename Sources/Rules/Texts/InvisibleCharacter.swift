import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// A text contains an invisible character.
///
/// ## What it reports
/// Zero-width spaces and joiners, directional marks, fillers, control characters and similar characters that the
/// language does not use and the source does not contain, and any invisible character within a web address. Severity:
/// note; warning within an address, for control characters (U+0000 to U+001F except tabs and line breaks, U+007F to
/// U+009F), and for U+FEFF (byte order mark) and U+FFFD (a lost character).
///
/// ## Why it matters
/// Such characters are copied from web pages and word processors. They break search, line wrapping and links.
///
/// ## Example
/// `"Settings\u200B"` copied from a translation platform.
///
/// ## Known limits
/// Zero-width spaces are allowed in Khmer, Thai, Lao and Burmese, joiners in joining scripts and in emoji, directional
/// marks in right-to-left texts; control characters in pairs, with which apps mark what is shown in bold. Outside
/// addresses, soft hyphens, word joiners and variation selectors are treated as intentional.
///
/// ## Source
/// The Unicode Standard, 23.2; Weblate's `zero-width-space`.
struct InvisibleCharacter: HygieneRule {
  static let name = "invisible-character"
  static let severity = Severity.note

  /// The problem with the first such character.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(InvisibleCharacters.features) else { return nil }
    if let found = InvisibleCharacters.firstInAddress(of: unit.text.string) {
      return Problem(
        "contains the invisible character \(Self.name(of: found)) within an address, so the link does not work",
        reason: "address", severity: .warning)
    }
    guard let found = InvisibleCharacters.first(in: unit.text.string, unit.context.traits),
      !isIntended(found, in: unit), !isEncodingProblem(found, in: unit)
    else { return nil }
    return Problem(
      "contains the invisible character \(Self.name(of: found))",
      severity: InvisibleCharacters.isDamage(found) ? .warning : nil)
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    "\(scalar.codePoint) (\(scalar.properties.nameAlias ?? scalar.properties.name ?? "a control character"))"
  }

  /// Whether `strings-encoding` reports the character: it shows that the file was written in another encoding.
  private func isEncodingProblem(_ scalar: Unicode.Scalar, in unit: TranslationUnit) -> Bool {
    unit.format == .strings && (scalar == "\0" || scalar == "\u{FFFD}")
  }

  /// Whether the source also has the character, the text consists of it (a title that was left blank on purpose), or it marks a part of the
  /// text.
  private func isIntended(_ scalar: Unicode.Scalar, in unit: TranslationUnit) -> Bool {
    unit.source?.string.unicodeScalars.contains(scalar) ?? false
      || unit.text.string.unicodeScalars.allSatisfy { $0 == scalar || $0.properties.isWhitespace }
      || isMarkup(scalar, in: unit.text.string)
  }

  /// Whether a control character is before and after a part of a text, as the codes of chats are that set it in bold.
  private func isMarkup(_ scalar: Unicode.Scalar, in text: String) -> Bool {
    guard scalar.properties.generalCategory == .control else { return false }
    let count = text.unicodeScalars.count { $0 == scalar }
    return count > 1 && count.isMultiple(of: 2)
  }
}
