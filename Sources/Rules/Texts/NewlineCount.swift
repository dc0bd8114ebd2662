import AuditModel
import RuleKit
import TableAnalysis

/// A translation has a different number of line breaks than its source.
///
/// ## What it reports
/// A number of line breaks that differs from the source's, and a `\n` that is shown as two characters because its
/// backslash was escaped twice. Severity: note.
///
/// ## Why it matters
/// Paragraphs run together, or a label with space for two lines gets three.
///
/// ## Example
/// `"Done.\nRestart now?"` translated as `"Fertig. Jetzt neu starten?"`.
///
/// ## Known limits
/// If a line break only balances two lines, a translation may correctly omit it.
///
/// ## Source
/// Weblate's `newline-count`.
struct NewlineCount: HygieneRule {
  static let name = "newline-count"
  static let severity = Severity.note
  static let comparesWithSource = true

  /// The problem with the number of line breaks.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, source.hasAny(.newline) || text.hasAny(.newline) else { return nil }
    let (expected, found) = (LineBreaks.count(in: source.string), LineBreaks.count(in: text.string))
    guard expected != found else { return nil }
    if found < expected, text.hasAny(.backslash), text.string.contains("\\n"), !source.string.contains("\\n") {
      return Problem("shows \"\\n\" as two characters; the source has a line break", reason: "escaped-twice")
    }
    return Problem("has \(Self.phrase(found)); the source has \(expected)")
  }

  private static func phrase(_ count: Int) -> String {
    switch count {
    case 0: "no line break"
    case 1: "1 line break"
    default: "\(count) line breaks"
    }
  }
}
