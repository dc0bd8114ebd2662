import AuditModel
import RuleKit
import TableAnalysis

/// A plural has no form `other`.
///
/// ## What it reports
/// Each plural without `other`, whatever other forms it has. An error.
///
/// ## Why it matters
/// `other` is the form that Foundation falls back to for every number without a form of its own, in every language. Without
/// it users see the raw format, or nothing.
///
/// ## Example
/// `one` = "%d файл", `few` = "%d файла", `many` = "%d файлов" in Russian: 1.5 has no form.
///
/// ## Known limits
/// A plural whose forms all say the same needs only `other`, and one that has only that is fine here.
///
/// ## Source
/// Apple, Stringsdict File Format; WeblateOrg/weblate#18135.
struct PluralMissingOther: EntryRule {
  static let name = "plural-missing-other"
  static let severity = Severity.error

  /// The plurals without the form, each at its first.
  func problems(in unit: EntryUnit) -> [Problem] {
    unit.entry.plurals.filter { plural in
      !plural.categories.contains("other") && !plural.formsWithoutTarget(in: unit).contains("other")
    }.map { plural in
      let present = plural.forms.compactMap(\.path.pluralCategory).joined(separator: ", ")
      return Problem(
        "the plural has the forms \(present), but not \"other\", which is shown for every number without a form",
        path: plural.owner)
    }
  }
}
