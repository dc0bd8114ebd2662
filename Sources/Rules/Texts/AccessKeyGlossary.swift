import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// A translation does not use the glossary's translation of a term.
///
/// ## What it reports
/// A translation that contains none of the translations that the project's glossary lists for a term of its source,
/// such as the name of a key on the keyboard, a command or a feature. Severity: warning.
///
/// ## Why it matters
/// A manual that says "press Umschalt" and a button that says "Shift" confuse users.
///
/// ## Example
/// With `glossary: {terms: {Shift: {de: Umschalt}}}`, `"Hold Shift"` translated as `"Shift gedrückt halten"`.
///
/// ## Known limits
/// The source's term has to occur as a whole word, in any case; the translation may add endings. Languages that the
/// glossary does not list for the term are not checked. Without a glossary the rule reports nothing.
///
/// ## Source
/// The `glossary` of `.fitspoken.yml`; Weblate's `check_glossary`, Crowdin's consistent terminology.
struct AccessKeyGlossary: HygieneRule {
  static let name = "access-key-glossary"
  static let severity = Severity.warning

  /// The problem with the first term that is translated differently.
  func problem(in unit: TranslationUnit) -> Problem? {
    let terms = unit.context.glossary.translations
    guard !terms.isEmpty, let (source, text) = unit.pair else { return nil }
    let translation = text.string.lowercased()
    let missed = terms.first { term in
      !term.accepted.contains { translation.contains($0.lowercased()) }
        && term.source.occursInAnyCase(in: source.string)
    }
    guard let missed else { return nil }
    let expected = missed.accepted.map { "\"\($0)\"" }.joinedByOr
    return Problem(
      "does not use \(expected) for \"\(missed.source.text)\"", evidence: ["term": .text(missed.source.text)])
  }
}
