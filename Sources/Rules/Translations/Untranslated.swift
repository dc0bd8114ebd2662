import AuditModel
import RuleKit
import TableAnalysis

/// Many texts of a locale's table are identical to the source.
///
/// ## What it reports
/// Each table and locale in which at least one fifth of the texts are identical to the source, and at least ten texts,
/// or three texts of four words or more. One finding, with the number of texts and some of the keys. Severity: warning
/// if at least half of the texts are identical, otherwise note.
/// Texts that do not need a translation are not counted: format specifiers, markup, addresses, acronyms, names in mixed
/// case, words that most languages share, and terms that the project's glossary keeps.
///
/// ## Why it matters
/// Such a table was exported but never translated. No key is missing, but users read the source language.
///
/// ## Example
/// "581 of 653 texts are identical to the source" in `lv.lproj/Localizable.strings`.
///
/// ## Known limits
/// Some texts of a complete table are always identical, more of them in related languages and in tables of names; the
/// thresholds allow for that. Variants of the source language (`en-GB`), Interlingua, the pseudo-locales `en-XA` and
/// `ar-XB`, and texts in the state `new` are ignored.
///
/// ## Source
/// Weblate, `same`; pofilter, `unchanged`.
struct Untranslated: CatalogRule {
  static let name = "untranslated"
  static let severity = Severity.warning

  /// The minimum share of identical texts for which a table is reported: 1 in this many.
  private static let share = 5
  /// The minimum number of identical texts.
  private static let minimumTexts = 10
  /// The minimum number of identical texts of `wordsOfSentence` words or more.
  private static let minimumSentences = 3
  private static let wordsOfSentence = 4
  /// The maximum number of keys in a finding.
  private static let maximumShown = 10

  /// The untranslated tables.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in table.locales.compactMap { finding(for: $0, table: table) } }
  }

  private func finding(for locale: TableLocale, table: TableFacts) -> Finding? {
    let (same, compared) = (locale.copied.same, locale.copied.compared)
    let sentences = same.count { $0.words >= Self.wordsOfSentence }
    guard same.count * Self.share >= compared, same.count >= Self.minimumTexts || sentences >= Self.minimumSentences,
      let file = locale.strings?.files.last
    else { return nil }
    let keys = same.prefix(Self.maximumShown).map { table.strings.keys[$0.number] }
    return Problem(
      "\(same.count) of \(compared) texts are identical to the source (table \(table.table.name))",
      severity: same.count * 2 >= compared ? .warning : .note, locale: locale.locale,
      evidence: ["identical": .number(Double(same.count)), "compared": .number(Double(compared)), "keys": .list(keys)]
    )
    .finding(of: Self.self, at: SourceLocation(file: file.path), table: table.table.name)
  }
}
