package import AuditModel
import RuleKit
package import TableAnalysis

/// A locale does not have a key that the table's reference has.
///
/// ## What it reports
/// Each such key and locale, at the start of the locale's own file; the evidence names the key's location in the
/// reference. The reference is the development language's file, `Base`, the interface's own texts or, if these are
/// empty or incomplete, the keys that at least two and at least half of the bundle's translations have. A locale that
/// has less than half of a table: one finding, with all missing keys; a locale that lacks a whole table: its keys if it is
/// one or two, otherwise `missing-table`. Severity: error; a note if the text has no words (symbols, format specifiers,
/// placeholders, an address), so that every language can use it as it is, if it is the text of an interface that users do
/// not see or that code probably replaces (a default text, a sample in a prototype cell), for the app's name and copyright
/// in `InfoPlist`, which a device takes from `Info.plist` itself, and in tables of tests. At most a warning if nothing but the
/// app's own function looks the table's keys up, and that shows another text, such as that of another language, in place of the key.
///
/// Not reported: a key that a parent locale has (`en` for `en-GB`), a key whose note says "do not translate", a key that a
/// String Catalog marks as not translatable, a key without words whose text has none either ("%@"), and a text of an interface file
/// that is an acronym ("IP").
///
/// ## Why it matters
/// Users see the development language, or the bare key, among texts in their own language.
///
/// ## Example
/// `en.lproj` has `"retry" = "Try again";`, `ja.lproj` has no such key.
///
/// ## Known limits
/// A key that the catalog marks as stale is reported by `stale-key`, because the app may no longer use it. A missing
/// table is reported once, by `missing-table`. A key whose object no longer exists is reported by `ib-orphan-key`,
/// unless it was added to a String Catalog by hand. Keys in a file that Apple's
/// loader rejects or does not read completely are reported once, by the rule for that error. Locales that a team keeps
/// incomplete on purpose can be excluded in the configuration.
///
/// ## Source
/// Android Lint, `MissingTranslation`; CoreFoundation, `CFBundle_Strings.c` (fallback).
package struct MissingTranslation: CatalogRule {
  package static let name = "missing-translation"
  package static let severity = Severity.error

  /// The rule.
  package init() {}

  /// The missing keys of every locale that has the table, or lacks no more than a few keys for want of it.
  package func findings(in catalog: CatalogFacts) -> [Finding] {
    let ofTables = catalog.tables.flatMap { table in
      table.locales.filter(\.isPresent).flatMap { findings(in: $0, of: table) }
    }
    let tables = ofTables.isEmpty ? [] : catalog.tablesWithFallback
    return ofTables.map { $0.table.map(tables.contains) == true ? replaced($0) : $0 }
      + catalog.absentTables.filter(\.isReportedByKey).flatMap(findings)
  }

  /// A finding on a table of which the app shows another text where a language lacks one.
  private func replaced(_ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = min(finding.severity, .warning)
    finding.message += "; the app's own look-up shows another text instead"
    return finding
  }

  /// The finding about one missing key; nil if nobody needs the key.
  package static func finding(ofMissing key: String, in locale: TableLocale, of table: TableFacts) -> Finding? {
    MissingKey(key, in: locale, of: table).map { finding(for: $0, in: locale, of: table) }
  }

  private func findings(in locale: TableLocale, of table: TableFacts) -> [Finding] {
    let missing = locale.missing.compactMap { MissingKey($0, in: locale, of: table) }
    let worded = missing.filter(\.hasWords)
    guard locale.isMostlyMissing, missing.count > 1, !worded.isEmpty else {
      return worded.map { Self.finding(for: $0, in: locale, of: table) }
    }
    return [finding(forAll: missing, in: locale, of: table)]
  }

  /// The findings about the keys of a table that a locale does not have, which matter no more than the table.
  private func findings(in absent: AbsentTable) -> [Finding] {
    let missing = absent.missing.compactMap { MissingKey($0, in: absent.locale, of: absent.table) }
    return missing.filter { $0.hasWords || absent.isRequired }.map { key in
      var finding = Self.finding(for: key, in: absent.locale, of: absent.table)
      finding.severity = absent.isRequired ? absent.severity : min(finding.severity, absent.severity)
      return finding
    }
  }

  private static func finding(for key: MissingKey, in locale: TableLocale, of table: TableFacts) -> Finding {
    Problem(
      "\"\(key.name)\" has no translation in \(locale.locale) (table \(table.table.name))"
        + (key.reasonNotToTranslate.map { "; \($0)" } ?? ""),
      severity: key.severity, locale: locale.locale,
      evidence: [
        "source": .text(key.text), "reference": .text(table.reference.name),
        "referenceLocation": .text("\(key.known.location.file):\(key.known.location.line)"),
      ]
    ).finding(of: Self.self, at: key.location, table: table.table.name, key: key.name)
  }

  /// One finding for a locale that has hardly anything of a table.
  private func finding(forAll keys: [MissingKey], in locale: TableLocale, of table: TableFacts) -> Finding {
    Problem(
      "\(keys.count) of the \(locale.coverage.total) keys of the table \(table.table.name) are missing",
      reason: "most-of-the-table", severity: keys.map(\.severity).max() ?? Self.severity,
      locale: locale.locale,
      evidence: [
        "count": .number(Double(keys.count)), "keys": .list(keys.map(\.name)), "reference": .text(table.reference.name),
      ]
    ).finding(of: Self.self, at: keys[0].location, table: table.table.name)
  }
}

/// A key that a locale lacks and needs.
private struct MissingKey {
  let name: String
  let known: ReferenceKey
  /// The start of the locale's own file; in a document of several languages the key.
  let location: SourceLocation
  /// Why users hardly miss a translation; nil if they do.
  let reasonNotToTranslate: String?
  /// Whether the text is one of an interface file, which shows it for want of a translation.
  private let isOfInterface: Bool
  private let hasFallback: Bool
  private let isOfTests: Bool

  /// Nil if nobody needs the key: it is stale, or its object no longer exists.
  init?(_ key: String, in locale: TableLocale, of table: TableFacts) {
    guard let known = table.reference.keys[key] else { return nil }
    let isNeeded = known.entry?.extraction == .manual || table.objects?.isOrphan(key) != true
    guard isNeeded, known.entry?.extraction != .stale else { return nil }
    name = key
    self.known = known
    let shown = table.objects?.texts[key]
    (reasonNotToTranslate, isOfInterface) = (shown?.reasonNotToTranslate, shown != nil)
    hasFallback = PropertyListKeys.haveFallback([key], in: table.table.name)
    isOfTests = table.isOfTests
    let files = locale.strings?.files ?? []
    let file = files.first { $0.isStringsdict == (known.entry?.leaves != nil) } ?? files.first
    let isOneDocument = files.contains { $0.path == known.location.file }
    location = isOneDocument ? known.location : file.map { SourceLocation(file: $0.path) } ?? table.location
  }

  /// The text in the development language, otherwise in one that represents the translations, or the key.
  var text: String { known.value ?? known.model?.value ?? known.example ?? name }

  /// Whether users see words for want of a translation: those of the text, or those of the key.
  var hasWords: Bool {
    !(isOfInterface && LabelTables.isAcronym(text)) && ([name] + texts).contains(where: TranslatableText.hasWords)
  }

  private var texts: [String] { [text] + (known.entry?.leaves ?? []).map(\.value) }

  /// A note if nobody misses a translation: there are no words, a device has another text, or users do not see this one.
  var severity: Severity {
    guard reasonNotToTranslate == nil, !isOfTests else { return .note }
    return !hasFallback && texts.contains(where: TranslatableText.hasWords) ? MissingTranslation.severity : .note
  }
}
