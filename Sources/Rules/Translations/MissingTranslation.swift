import AuditModel
import RuleKit
import TableAnalysis

/// A locale does not have a key that the table's reference has.
///
/// ## What it reports
/// Each such key and locale, at the key's location in the reference: the development language's file, `Base`, the
/// interface's own texts or, if these are empty or incomplete, the other locales. A key that fewer than half of the
/// locales have needs review. Severity: error; a note if the text has no words (symbols, format specifiers, an
/// address), so that every language can use it as it is.
///
/// Not reported: a key that a parent locale has (`en` for `en-GB`), a key whose note says "do not translate", and a key
/// that a String Catalog marks as not translatable.
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
/// unless it was added to a String Catalog by hand. Keys in a file that Apple's loader rejects or does not read
/// completely are reported once, by the rule for that error. Locales that a team keeps incomplete on purpose can be
/// excluded in the configuration.
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
    let isNeeded = known.entry?.extraction == .manual || table.objects?.isOrphan(key) != true
    guard isNeeded, known.entry?.extraction != .stale else { return nil }
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
