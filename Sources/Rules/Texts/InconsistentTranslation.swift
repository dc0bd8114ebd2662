import AuditModel
import RuleKit
import TableAnalysis

/// One source text has several translations in one language.
///
/// ## What it reports
/// An entry whose translation differs from the one that most entries with the same source text have, in the same table and
/// for the same kind of object. Off by default.
///
/// ## Why it matters
/// The same command should have the same name everywhere.
///
/// ## Example
/// `"Back"` is "Zurück" twice and "Rücken" once.
///
/// ## Known limits
/// A word may need several translations, as "Open" the verb and "Open" the state do. Texts with plural forms are passed over.
///
/// ## Source
/// Weblate's `inconsistent` (WeblateOrg/weblate#3652).
struct InconsistentTranslation: CatalogRule {
  static let name = "inconsistent-translation"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The entries that differ from the majority.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table -> [Finding] in
      let groups = SameSources(table)
      return table.locales.filter { $0.locale != table.developmentLanguage }.flatMap { locale in
        groups.keys.flatMap { findings(of: table.entries(of: $0, in: locale), in: locale.locale, of: table) }
      }
    }
  }

  private func findings(of entries: [FoundEntry], in locale: LocaleTag, of table: TableFacts) -> [Finding] {
    let entries = entries.filter { $0.isLoaded && $0.entry.leaves == nil && !$0.entry.value.isEmpty }
    let counts = entries.reduce(into: [String: Int]()) { $0[$1.entry.value, default: 0] += 1 }
    guard counts.count > 1, let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return [] }
    return entries.filter { $0.entry.value != usual.key }.map { found in
      Finding(
        rule: Self.name, severity: Self.severity,
        message: "\"\(found.entry.key)\": is translated as \"\(found.entry.value)\", and as \"\(usual.key)\" in "
          + (usual.value == 1 ? "another entry" : "\(usual.value) others") + " with the same source",
        locale: locale, location: found.location, table: table.table.name, key: found.entry.key,
        evidence: ["translation": .text(found.entry.value), "usual": .text(usual.key)])
    }
  }
}
