import AuditModel
import RuleKit
import TableAnalysis

/// A locale has a key that the table's reference does not have.
///
/// ## What it reports
/// Each such key if the table's reference is a file or an interface. Nothing is reported if the reference is the union
/// of all locales, because the development language's texts are then somewhere else.
///
/// ## Why it matters
/// Either translators maintain a text that nobody uses, or a key was renamed in one language only.
///
/// ## Example
/// `fr.lproj` has `"share" = "Partager";`, `en.lproj` has no `share`.
///
/// ## Known limits
/// A key of a storyboard's table whose object no longer exists is reported by `ib-orphan-key`. A key whose object
/// exists is not reported, even if the development language's file does not have it (`unused-key` covers objects that
/// no longer have the text). A String Catalog stores each key once for all languages, so it has no extra keys.
///
/// ## Source
/// Android Lint, `ExtraTranslation`; locheck, `key_missing_from_base`.
struct ExtraKey: CatalogRule {
  static let name = "extra-key"
  static let severity = Severity.warning

  /// The extra keys of every locale.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.filter { $0.reference.kind != .union }.flatMap { table in
      table.locales.flatMap { locale in
        table.entries(of: locale.extra, in: locale).filter { !isOtherRules($0.entry.key, in: table) }
          .map { finding(for: $0, table: table) }
      }
    }
  }

  /// Whether another rule reports the key, or it belongs to an interface whose texts the reference has only in part.
  private func isOtherRules(_ key: String, in table: TableFacts) -> Bool {
    table.objects.map { $0.explains(key) || $0.isOrphan(key) } ?? false
  }

  private func finding(for found: FoundEntry, table: TableFacts) -> Finding {
    Problem(
      "\"\(found.entry.key)\" is not in the reference (\(table.reference.name)) of the table \(table.table.name)",
      locale: found.file.locale, evidence: ["translation": .text(found.entry.value)]
    )
    .finding(of: Self.self, at: found.location, table: table.table.name, key: found.entry.key)
  }
}
