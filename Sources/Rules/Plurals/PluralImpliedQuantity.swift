import AuditModel
import FormatStrings
import Localization
import RuleKit
import TableAnalysis

/// The plural form `one` leaves out the number, but in this language it is also shown for other numbers.
///
/// ## What it reports
/// Each form `one` without a format specifier if `other` has one, in a language whose category `one` includes numbers
/// other than 1, with such a number. Severity: note; warning in Belarusian, Russian and Ukrainian, where 21 is in the
/// same category as 1.
///
/// ## Why it matters
/// Users read "one file" when there are 21.
///
/// ## Example
/// `one` = "Один файл" in Russian: it is also shown for 21, 31 and 101.
///
/// ## Known limits
/// In French `one` includes only 0 and 1, and some teams leave out the number on purpose.
///
/// ## Source
/// CLDR plural rules, by ICU at run time; Android Lint, `ImpliedQuantity`; Infomaniak/android-core#497.
struct PluralImpliedQuantity: EntryRule {
  static let name = "plural-implied-quantity"
  static let severity = Severity.note

  /// The forms without a number.
  func problems(in unit: EntryUnit) -> [Problem] {
    guard unit.entry.leaves != nil, let number = unit.context.profile.plurals.example(besides: 1, of: "one") else {
      return []
    }
    let severity = Self.eastSlavic.contains(unit.context.locale.language) ? Severity.warning : Self.severity
    return unit.entry.plurals.compactMap { plural in
      guard let one = plural.form("one"), let other = plural.form("other"), Self.takesNumber(other.value),
        !Self.takesNumber(one.value)
      else { return nil }
      return Problem(
        "the form \"one\" leaves out the number, but \(unit.context.locale) also uses it for \(number)",
        severity: severity, path: one.path, evidence: ["one": .text(one.value), "other": .text(other.value)])
    }
  }

  /// Whether a form has a format specifier, including the `%arg` of String Catalogs.
  private static func takesNumber(_ text: String) -> Bool {
    text.contains("%arg") || !FormatString(text).uses.isEmpty
  }

  private static let eastSlavic: Set<String> = ["be", "ru", "uk"]
}
