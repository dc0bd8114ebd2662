import AuditModel
import LocaleData
import RuleKit
import TableAnalysis

/// A translation is longer than its source text suggests; off by default.
///
/// ## What it reports
/// A translation that no measured control shows and that exceeds IBM's table of typical expansion. The source must be a
/// single line of at most 30 characters. The limit is three times the length of a source of up to 10 characters, twice
/// that of up to 20, and 1.8 times that of up to 30. Severity: note.
///
/// ## Why it matters
/// When the available width is unknown, the length of the source is all that a designer had to go by. Most interfaces
/// leave about as much space as the table suggests.
///
/// ## Example
/// `"Sync Data"` translated as `"Datenabgleich mit anderen Geräten"`: 33 characters, 27 expected at most.
///
/// ## Known limits
/// Titles of buttons in interface files are measured instead and are not reported here. Short words often exceed the
/// limit without harm ("OK"), and most texts of an app appear in labels that wrap, so the rule is off by default.
/// Format arguments count as written.
///
/// ## Source
/// IBM's globalization guidelines, as quoted by the W3C, "Text size in translation".
struct ExpansionBudget: HygieneRule {
  static let name = "expansion-budget"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The maximum length in bytes of a source that may be the title of a control; longer texts are prose and wrap.
  private static let maximumLength = 30

  /// A translation that exceeds its budget.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard !unit.isMeasuredTitle, let (source, text) = unit.pair, !source.hasAny(.newline),
      source.string.utf8.count <= Self.maximumLength, !source.string.hasSuffix(".")
    else { return nil }
    let length = source.string.count
    let allowed = TypicalExpansion.longestTranslation(of: length)
    guard text.string.utf8.count > allowed, text.string.count > allowed else { return nil }
    return Problem(
      "has \(text.string.count) characters; at most \(allowed) are expected for a source of \(length)",
      evidence: ["characters": .number(Double(text.string.count)), "budgetCharacters": .number(Double(allowed))])
  }
}
