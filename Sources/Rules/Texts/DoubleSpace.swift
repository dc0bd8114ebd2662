import AuditModel
import RuleKit
import TableAnalysis

/// A translation has two spaces in a row, and its source does not.
///
/// ## What it reports
/// Two or more spaces between words of a translation whose source has only single spaces. Severity: note.
///
/// ## Why it matters
/// It is a visible typing error.
///
/// ## Example
/// `"Save file"` translated as `"Datei  sichern"`.
///
/// ## Known limits
/// Spaces at the start or end of a line are ignored: they are indentation or reported by `trailing-whitespace`.
///
/// ## Source
/// Weblate's `double_space`.
struct DoubleSpace: HygieneRule {
  static let name = "double-space"
  static let severity = Severity.note

  /// Spaces that were added.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let source = unit.source, unit.text.hasAny(.space), Self.occurs(in: unit.text.string),
      !Self.occurs(in: source.string)
    else { return nil }
    return Problem("has two spaces in a row; the source has one")
  }

  /// Whether there are two spaces between visible characters of a line.
  private static func occurs(in text: String) -> Bool {
    text.withBytes { bytes in
      var spaces = 0
      var isInLine = false
      for byte in bytes {
        if byte == 0x20 {
          spaces += 1
          continue
        }
        let isBreak = byte == 0x0A || byte == 0x0D
        if spaces >= 2, isInLine, !isBreak { return true }
        (spaces, isInLine) = (0, !isBreak)
      }
      return false
    }
  }
}
