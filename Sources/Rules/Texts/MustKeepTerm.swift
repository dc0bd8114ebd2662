import AuditModel
import RuleKit
import TableAnalysis

/// A translation does not contain a term that must not be translated.
///
/// ## What it reports
/// A translation without a term that its source contains and that the project's glossary keeps as it is. Severity:
/// warning.
///
/// ## Why it matters
/// Product names are not translated; users search for them as they are.
///
/// ## Example
/// With `glossary: {keep: [Trailhead]}`, `"Open Trailhead"` translated as `"Wegbeginn öffnen"`.
///
/// ## Known limits
/// The source's term has to occur as a whole word in that spelling; the translation may add an ending. Without a
/// glossary the rule reports nothing.
///
/// ## Source
/// The `glossary` of `.fitspoken.yml`; Weblate's and Crowdin's glossaries.
struct MustKeepTerm: HygieneRule {
  static let name = "must-keep-term"
  static let severity = Severity.warning

  /// The problem with the first term that is missing.
  func problem(in unit: TranslationUnit) -> Problem? {
    let terms = unit.context.glossary.kept
    guard !terms.isEmpty, let (source, text) = unit.pair,
      let lost = terms.first(where: { !text.string.contains($0.text) && $0.occurs(in: source.string) })
    else { return nil }
    return Problem(
      "does not contain \"\(lost.text)\", which must not be translated", evidence: ["term": .text(lost.text)])
  }
}
