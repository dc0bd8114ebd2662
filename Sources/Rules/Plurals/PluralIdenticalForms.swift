import AuditModel
import Localization
import RuleKit
import TableAnalysis

/// All forms of a plural are identical, although the language inflects nouns after numbers.
///
/// ## What it reports
/// Each plural whose forms for two or more categories are identical although the source's forms differ. Severity: note.
///
/// ## Why it matters
/// A translator who saw only one text pasted it into all fields: "1 Dateien".
///
/// ## Example
/// `one` = "%d файлов" and `few` = "%d файлов" in Russian.
///
/// ## Known limits
/// Many nouns are invariant ("1 Treffer", "2 Treffer"). Languages whose nouns stay singular after numbers are ignored.
///
/// ## Source
/// Weblate, `same-plurals`.
struct PluralIdenticalForms: EntryRule {
  static let name = "plural-identical-forms"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The plurals with identical forms, each at the location of the first form.
  func problems(in unit: EntryUnit) -> [Problem] {
    guard let source = unit.source?.entry, unit.entry.leaves != nil, Self.inflects(unit.context) else { return [] }
    let inflected = source.plurals.filter { !$0.isUniform }
    return unit.entry.plurals.compactMap { plural in
      guard plural.forms.count > 1, plural.isUniform, let first = plural.forms.first,
        TranslatableText.hasWords(first.value), inflected.contains(where: { $0.path == plural.path })
      else { return nil }
      return Problem(
        "the \(plural.forms.count) forms of the plural are identical, but the source's differ", path: plural.owner,
        evidence: ["form": .text(first.value)])
    }
  }

  private static func inflects(_ context: TextContext) -> Bool {
    context.profile.integerCategories().count > 1
      && !NumeralGrammar.languagesWithSingularAfterNumerals.contains(context.locale.language)
  }
}

extension PluralGroup {
  /// Whether all forms are identical.
  fileprivate var isUniform: Bool { Set(forms.map(\.value)).count == 1 }
}
