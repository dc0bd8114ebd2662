import AuditModel
import LocaleData

/// A translation is longer than its source lets expect; off by default.
///
/// ## What it reports
/// A translation of a text that no measured control shows, with more characters than IBM's table of typical expansion allows
/// for the length of its source: three times as many up to 10 characters, twice up to 20, down to 1.3 times above 70. A note.
///
/// ## Why it matters
/// Where the room is not known, the length of the source is all that a designer had: interfaces leave about as much as the
/// table says.
///
/// ## Example
/// `"Views"` translated by a sentence of 40 characters.
///
/// ## Known limits
/// Titles of buttons in interface files are measured instead, and left out. Short words break the rule without harm ("OK"),
/// and long texts wrap: the rule is off until asked for. Texts that differ in their arguments alone are compared as they stand.
///
/// ## Source
/// IBM's globalization guidelines, as quoted by the W3C, "Text size in translation".
struct ExpansionBudget: HygieneRule {
  static let name = "expansion-budget"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// A translation beyond its budget.
  func fault(in unit: TranslationUnit) -> Fault? {
    guard !unit.isButtonTitle, let (source, text) = unit.pair else { return nil }
    // Bytes are at least as many as characters: most texts need no counting.
    let length = source.string.count
    let allowed = TypicalExpansion.longestTranslation(of: length)
    guard text.string.utf8.count > allowed, text.string.count > allowed else { return nil }
    return Fault(
      "has \(text.string.count) characters; for a source of \(length), \(allowed) are the most to expect",
      evidence: ["characters": .number(Double(text.string.count)), "budgetCharacters": .number(Double(allowed))])
  }
}
