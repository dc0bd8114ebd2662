import AuditModel
import Linguistics

/// A plural lacks a form that the language needs for whole numbers.
///
/// ## What it reports
/// Each plural without a form for a category that some whole number up to 999,999 selects in the language, with such a
/// number. An error in languages with more than two such categories (Arabic, Russian, Polish, Czech, Slovenian, Hebrew and
/// their like), else a warning.
///
/// ## Why it matters
/// `other` is shown instead, which is grammatically wrong for those numbers: "2 файлов".
///
/// ## Example
/// `one` and `other` alone in Polish: "2 plików" instead of "2 pliki".
///
/// ## Known limits
/// Categories for fractions only (Czech `many`) and for millions (Spanish, French and Italian `many`) are not asked for. A
/// missing `other` is `plural-missing-other`'s.
///
/// ## Source
/// CLDR's plural rules, by ICU at run time; Android Lint, `MissingQuantity`.
struct PluralMissingCategory: EntryRule {
  static let name = "plural-missing-category"
  static let severity = Severity.warning

  /// The plurals that lack a form, each at its first.
  func faults(in unit: EntryUnit) -> [Fault] {
    guard unit.entry.leaves != nil else { return [] }
    let plurals = unit.context.profile.plurals
    let required = plurals.integerCategories().filter { $0 != "other" }
    let severity = required.count > 1 ? Severity.error : Self.severity
    return unit.entry.plurals.compactMap { plural in
      let missing = required.filter { !plural.categories.contains($0) }
      guard !missing.isEmpty else { return nil }
      return Fault(
        Self.message(missing, locale: unit.context.locale, plurals: plurals), severity: severity,
        path: plural.owner,
        evidence: ["missing": .list(missing), "present": .list(plural.forms.compactMap(\.path.pluralCategory))])
    }
  }

  private static func message(_ missing: [String], locale: LocaleTag, plurals: PluralRules) -> String {
    let forms = missing.map { category in
      let numbers = plurals.examples(of: category)
      let shown = numbers.prefix(3).map(String.init).joined(separator: ", ")
      return "\"\(category)\" (\(shown)\(numbers.count > 3 ? "…" : ""))"
    }
    return "the plural has no form \(forms.joined(separator: ", no form ")), which \(locale) needs"
  }
}
