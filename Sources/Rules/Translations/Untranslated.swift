import AuditModel
import RuleKit
import TableAnalysis
import Localization

/// Many texts of a locale's table are identical to the source.
///
/// ## What it reports
/// Each table and locale in which at least one fifth of the texts are identical to the source, and at least ten texts,
/// or three texts of four words or more. One finding, with the number of texts and some of the keys. Severity: note.
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
  static let severity = Severity.note

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
    let kept = catalog.glossary.kept.filter { $0.locale == nil }.map { $0.text.withoutAsterisk }
    return catalog.tables.flatMap { table -> [Finding] in
      let sources = Self.sources(of: table, keeping: kept)
      guard sources.count >= Self.minimumSentences else { return [] }
      return table.locales.filter { $0.isPresent && !Self.keepsSource($0.locale, in: table) }.compactMap {
        finding(for: $0, sources: sources, table: table)
      }
    }
  }

  /// A text to compare.
  private struct Source {
    var number: Int
    var entry: SourceEntry
    var words: Int
  }

  /// The texts that a translation has to change, in the order of their keys.
  private static func sources(of table: TableFacts, keeping kept: [String]) -> [Source] {
    table.reference.keys.sorted { $0.key < $1.key }.compactMap { key, known in
      guard let number = table.strings.number(of: key), let entry = SourceEntry(key: key, known) else { return nil }
      let words = entry.maximumTranslatableWords(keeping: kept)
      return words == 0 ? nil : Source(number: number, entry: entry, words: words)
    }
  }

  private static func keepsSource(_ locale: LocaleTag, in table: TableFacts) -> Bool {
    table.sharesSource(locale) || locale.language == "ia" || locale.isPseudo
  }

  private func finding(for locale: TableLocale, sources: [Source], table: TableFacts) -> Finding? {
    guard let strings = locale.strings else { return nil }
    var compared = 0
    var same: [Source] = []
    for source in sources {
      let answer = strings.entry(source.number) { $0.isText ? $0.isIdentical(to: source.entry) : nil }
      guard let isSame = answer ?? nil else { continue }
      compared += 1
      if isSame { same.append(source) }
    }
    let sentences = same.count { $0.words >= Self.wordsOfSentence }
    guard same.count * Self.share >= compared, same.count >= Self.minimumTexts || sentences >= Self.minimumSentences,
      let file = strings.files.last
    else { return nil }
    let keys = same.prefix(Self.maximumShown).map { table.strings.keys[$0.number] }
    return Problem(
      "\(same.count) of \(compared) texts are identical to the source (table \(table.table.name))",
      locale: locale.locale,
      evidence: ["identical": .number(Double(same.count)), "compared": .number(Double(compared)), "keys": .list(keys)]
    )
    .finding(of: Self.self, at: SourceLocation(file: file.path), table: table.table.name)
  }
}

extension String {
  /// A glossary term without the asterisk that matches any ending.
  fileprivate var withoutAsterisk: String { hasSuffix("*") ? String(dropLast()) : self }
}

extension SourceEntry {
  /// The maximum number of translatable words in one of the texts.
  fileprivate func maximumTranslatableWords(keeping kept: [String]) -> Int {
    let texts = entry?.leaves?.map(\.value) ?? [text.string]
    return texts.map { text in
      SharedWords.translatableCount(in: kept.reduce(text) { $0.replacing($1, with: " ") })
    }.max() ?? 0
  }
}

extension StringsEntry {
  /// Whether the entry has been translated, even if its text is identical to the source.
  fileprivate var isText: Bool { state != .new && !isEmpty }

  /// Whether every text is identical to the source.
  fileprivate func isIdentical(to source: SourceEntry) -> Bool {
    guard let leaves else { return value == source.text.string }
    return leaves.allSatisfy { source.text(for: $0.path)?.string == $0.value }
  }
}
