import AuditModel
import LocaleData
import RuleKit
import TableAnalysis

/// A translation is longer than its source lets expect; off by default.
///
/// ## What it reports
/// A translation that no measured control shows, of a source of up to 30 characters on one line, with more characters than
/// IBM's table of typical expansion allows: three times as many up to 10 characters, twice up to 20, 1.8 times up to 30. A note.
///
/// ## Why it matters
/// Where the room is not known, the length of the source is all that a designer had: interfaces leave about as much as the
/// table says.
///
/// ## Example
/// `"Sync Data"` translated as `"Datenabgleich mit anderen Geräten"`: 33 characters where 27 are the most to expect.
///
/// ## Known limits
/// Titles of buttons in interface files are measured instead, and left out. Short words break the rule without harm ("OK"),
/// and most of the app's texts stand in labels that wrap: the rule is off until asked for. Arguments count as they are written.
///
/// ## Source
/// IBM's globalization guidelines, as quoted by the W3C, "Text size in translation".
struct ExpansionBudget: HygieneRule {
  static let name = "expansion-budget"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The longest source in bytes that may be the title of a control; what is longer is prose, and wraps.
  private static let longestTitle = 30

  /// A translation beyond its budget.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard !unit.isMeasuredTitle, let (source, text) = unit.pair, !source.hasAny(.newline),
      source.string.utf8.count <= Self.longestTitle, !source.string.hasSuffix(".")
    else { return nil }
    let length = source.string.count
    let allowed = TypicalExpansion.longestTranslation(of: length)
    guard text.string.utf8.count > allowed, text.string.count > allowed else { return nil }
    return Problem(
      "has \(text.string.count) characters; for a source of \(length), \(allowed) are the most to expect",
      evidence: ["characters": .number(Double(text.string.count)), "budgetCharacters": .number(Double(allowed))])
  }
}
