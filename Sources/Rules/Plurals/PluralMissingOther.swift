import AuditModel
import RuleKit
import TableAnalysis

/// A plural has no form `other`.
///
/// ## What it reports
/// Each plural without `other`, whatever other forms it has. Severity: error.
///
/// ## Why it matters
/// In every language, Foundation falls back to `other` for a number whose category has no form. Without it users see
/// the raw format, or nothing.
///
/// ## Example
/// `one` = "%d файл", `few` = "%d файла", `many` = "%d файлов" in Russian: there is no form for 1.5.
///
/// ## Known limits
/// A plural whose forms are all identical needs only `other`.
///
/// ## Source
/// Apple, Stringsdict File Format; WeblateOrg/weblate#18135.
struct PluralMissingOther: EntryRule {
  static let name = "plural-missing-other"
  static let severity = Severity.error

  /// The plurals without the form, each at the location of their first form.
  func problems(in unit: EntryUnit) -> [Problem] {
    unit.entry.plurals.filter { plural in
      !plural.categories.contains("other") && !plural.formsWithoutTarget(in: unit).contains("other")
    }.map { plural in
      let present = plural.forms.compactMap(\.path.pluralCategory).joined(separator: ", ")
      return Problem(
        "the plural has the forms \(present) but not \"other\", which is used for every number without a form",
        path: plural.owner)
    }
  }
}
