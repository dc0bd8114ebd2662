import AuditModel
import RuleKit
import TableAnalysis

/// A locale has a key that the table's reference lacks.
///
/// ## What it reports
/// Each such key in a table whose reference is a file or an interface. Silent where the reference is the union of all
/// locales, because there the development language's words are elsewhere.
///
/// ## Why it matters
/// It is dead weight that translators go on paying for, or a key that was renamed in one place only.
///
/// ## Example
/// `fr.lproj` has `"share" = "Partager";`, `en.lproj` has no `share`.
///
/// ## Known limits
/// A key of a storyboard's table whose object is gone is `ib-orphan-key`'s; one whose object is there is fine although the
/// development language's file lacks it (`unused-key` has those whose text is gone). A String Catalog holds every key for
/// all its languages, so none is extra there.
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
        table.entries(of: locale.extra, in: locale).filter { !isOthers($0.entry.key, in: table) }
          .map { finding(for: $0, table: table) }
      }
    }
  }

  /// Whether a key is another rule's, or an interface's that the reference does not have in full.
  private func isOthers(_ key: String, in table: TableFacts) -> Bool {
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
