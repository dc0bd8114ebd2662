import AuditModel
import RuleKit
import TableAnalysis

/// A locale lacks a key that the table's reference has.
///
/// ## What it reports
/// Each key and locale, at the place of the key in the reference: the development language's file, `Base`, the interface's
/// own texts or, where those are empty or partial, the other locales; a key that fewer than half of these have is a
/// request for review. A key that a parent locale has (`en` for `en-GB`)
/// is not missing, nor one whose note says "do not translate" or that a String Catalog marks as not to be translated. An
/// error; a note where the text has no words (symbols, placeholders, an address), so that every language can use it as it
/// is.
///
/// ## Why it matters
/// Users see the development language, or the bare key, in the middle of their own.
///
/// ## Example
/// `en.lproj` has `"retry" = "Try again";`, `ja.lproj` has no such key.
///
/// ## Known limits
/// A key that the catalog calls stale is `stale-key`'s: the app may not use it any more. A locale that lacks the whole table is `missing-table`'s, once; a key whose object is gone is `ib-orphan-key`'s, since
/// nobody needs its translation, unless a person has added it to a String Catalog for code to look up. Keys that stand in a file which Apple's loader rejects or
/// reads in part are reported once, by the rule that names the fault. Locales that a team keeps incomplete on purpose can
/// be left out in the configuration.
///
/// ## Source
/// Android Lint, `MissingTranslation`; CoreFoundation, `CFBundle_Strings.c` (fallback).
struct MissingTranslation: CatalogRule {
  static let name = "missing-translation"
  static let severity = Severity.error

  /// The missing keys of every locale that has the table.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      table.locales.filter(\.isPresent).flatMap { locale in
        locale.missing.compactMap { finding(for: $0, locale: locale, table: table) }
      }
    }
  }

  private func finding(for key: String, locale: TableLocale, table: TableFacts) -> Finding? {
    guard let known = table.reference.keys[key] else { return nil }
    let isOfUse = known.entry?.extraction == .manual || table.objects?.isOrphan(key) != true
    guard isOfUse, known.entry?.extraction != .stale else { return nil }
    let value = known.value ?? key
    return Problem(
      "\"\(key)\" has no translation in \(locale.locale) (table \(table.table.name))",
      severity: severity(of: known, value: value), locale: locale.locale,
      evidence: ["source": .text(value), "reference": .text(table.reference.name)],
      reviewReason: known.isDoubtful ? .fewLocalesHaveIt : nil
    ).finding(of: Self.self, at: known.location, table: table.table.name, key: key)
  }

  private func severity(of known: TableReference.Key, value: String) -> Severity {
    let texts = [value] + (known.entry?.leaves ?? []).map(\.value)
    return texts.contains(where: TranslatableText.hasWords) ? Self.severity : .note
  }
}
