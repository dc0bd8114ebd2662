package import AuditModel
import FormatStrings
import Localization
package import RuleKit
package import TableAnalysis
import Utilities

/// A plural does not have a form that the language needs for whole numbers.
///
/// ## What it reports
/// Each plural without a form for a category that a whole number up to 999,999 selects in the language, with examples
/// of such numbers. Severity: error in languages with more than two such categories (Arabic, Russian, Polish, Czech,
/// Slovenian, Hebrew and others), otherwise warning; note if no text of the key shows one. In an XLIFF document, the units of
/// a plural that have no target are reported instead.
///
/// ## Why it matters
/// `other` is shown instead, which is grammatically wrong for those numbers: "2 файлов".
///
/// ## Example
/// Only `one` and `other` in Polish: "2 plików" instead of "2 pliki".
///
/// ## Known limits
/// A form that the source leaves out as well, although its language has it, needs review (the title may be for several
/// things only), as does `one` in languages whose nouns stay singular after numbers. Categories for fractions only
/// (Czech `many`) and for millions (Spanish, French and Italian `many`) are not required. A missing `other` is reported
/// by `plural-missing-other`.
///
/// ## Source
/// CLDR plural rules, by ICU at run time; Android Lint, `MissingQuantity`.
package struct PluralMissingCategory: EntryRule {
  package static let name = "plural-missing-category"
  package static let severity = Severity.warning

  /// The rule.
  package init() {}

  /// The plurals with a missing form, each at the location of its first form.
  package func problems(in unit: EntryUnit) -> [Problem] {
    guard unit.entry.leaves != nil else { return [] }
    let needs = PluralNeeds(of: unit.context.locale, source: unit.context.developmentLanguage)
    return unit.entry.plurals.compactMap { plural in
      let open = plural.formsWithoutTarget(in: unit)
      if !open.isEmpty {
        let forms = open.map { "\"\($0)\"" }.joined(separator: ", ")
        return Problem(
          "the unit\(open.count == 1 ? "" : "s") of the form\(open.count == 1 ? "" : "s") \(forms) "
            + "\(open.count == 1 ? "has" : "have") no target", reason: "no-target", severity: .error,
          path: plural.owner, evidence: ["missing": .list(open)])
      }
      let missing = needs.missing(in: plural).filter { $0 != "other" }
      guard !missing.isEmpty else { return nil }
      let severity =
        !Self.mayShowNumber(unit.entry) ? .note : needs.categories.count > 2 ? Severity.error : Self.severity
      let isOmittedBySource = needs.omitted(by: unit.source?.entry, of: plural).isSuperset(of: missing)
      return Problem(
        Self.message(missing, unit.context), severity: severity, path: plural.owner,
        evidence: ["missing": .list(missing), "present": .list(plural.forms.compactMap(\.path.pluralCategory))],
        reviewReason: Self.reviewReason(isOmittedBySource: isOmittedBySource, missing: missing, unit.context),
        reviewSeverity: .note)
    }
  }

  /// Whether a text of an entry may show a number, formatted or not; otherwise the form for other numbers usually reads well.
  private static func mayShowNumber(_ entry: StringsEntry) -> Bool {
    (entry.leaves ?? []).contains { leaf in
      leaf.value.contains("%arg") || FormatString(leaf.value).uses.contains { $0.argument != .variable }
    }
  }

  /// Why the missing form may be intentional.
  private static func reviewReason(isOmittedBySource: Bool, missing: [String], _ context: TextContext) -> ReviewReason?
  {
    if isOmittedBySource { return .sourceLacksIt }
    let isUninflected = NumeralGrammar.languagesWithSingularAfterNumerals.contains(context.locale.language)
    return isUninflected && missing == ["one"] ? .uninflected : nil
  }

  private static func message(_ missing: [String], _ context: TextContext) -> String {
    let forms = missing.map { category in
      let numbers = context.profile.plurals.examples(of: category)
      let shown = numbers.prefix(3).map(String.init).joined(separator: ", ")
      return "\"\(category)\" (\(shown)\(numbers.count > 3 ? "…" : ""))"
    }
    return "the plural has no form \(forms.joinedByOr), which \(context.locale) needs"
  }
}
