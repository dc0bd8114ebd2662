import AuditModel
import RuleKit
import TableAnalysis

/// A translation does not use the agreed translation of a term.
///
/// ## What it reports
/// A translation without any of the texts that the project's glossary names for a term of its source: the names of keys on
/// the keyboard, of commands, of features. A warning.
///
/// ## Why it matters
/// A manual that says "press Umschalt" and a button that says "Shift" do not help each other.
///
/// ## Example
/// With `glossary: {terms: {Shift: {de: Umschalt}}}`, `"Hold Shift"` translated as `"Shift gedrückt halten"`.
///
/// ## Known limits
/// The source's term counts as a whole word, in capitals or small letters; the translation may put endings to it. Languages
/// that the term does not name are not judged. Without a list the rule says nothing.
///
/// ## Source
/// The `glossary` of `.fitspoken.yml`; Weblate's `check_glossary`, Crowdin's consistent terminology.
struct AccessKeyGlossary: HygieneRule {
  static let name = "access-key-glossary"
  static let severity = Severity.warning

  /// The first term that is translated otherwise.
  func problem(in unit: TranslationUnit) -> Problem? {
    let terms = unit.context.glossary.translations
    guard !terms.isEmpty, let (source, text) = unit.pair else { return nil }
    let translation = text.string.lowercased()
    let missed = terms.first { term in
      !term.accepted.contains { translation.contains($0.lowercased()) }
        && term.source.occursInAnyCase(in: source.string)
    }
    guard let missed else { return nil }
    let expected = missed.accepted.map { "\"\($0)\"" }.joined(separator: " or ")
    return Problem(
      "does not use \(expected) for \"\(missed.source.text)\"", evidence: ["term": .text(missed.source.text)])
  }
}
