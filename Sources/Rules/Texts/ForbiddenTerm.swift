import AuditModel
import RuleKit
import TableAnalysis

/// A text uses a term that the project's glossary forbids.
///
/// ## What it reports
/// A whole word that the glossary forbids in the text's language, in any case. Severity: warning.
///
/// ## Why it matters
/// The project has agreed on another word.
///
/// ## Example
/// With `glossary: {forbid: {de: [Handy]}}`, `"Auf dem Handy sichern"`.
///
/// ## Known limits
/// Inflected forms are matched only if the term ends with an asterisk (`Handy*`). Without a glossary the rule reports
/// nothing.
///
/// ## Source
/// The `glossary` of `.fitspoken.yml`; Weblate's and Crowdin's glossaries.
struct ForbiddenTerm: HygieneRule {
  static let name = "forbidden-term"
  static let severity = Severity.warning

  /// The problem with the first forbidden term.
  func problem(in unit: TranslationUnit) -> Problem? {
    let terms = unit.context.glossary.forbidden
    guard !terms.isEmpty, let found = terms.first(where: { $0.occursInAnyCase(in: unit.text.string) }) else {
      return nil
    }
    return Problem(
      "uses \"\(found.text)\", which the glossary forbids in \(unit.context.locale)",
      evidence: ["term": .text(found.text)])
  }
}
