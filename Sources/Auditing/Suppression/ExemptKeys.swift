import AuditModel
import Rules
import TableAnalysis

/// The keys that coverage does not count: those whose missing translation the project suppresses.
struct ExemptKeys {
  /// What the configuration suppresses.
  var configured: Suppression
  /// What comments and notes suppress.
  var inline: InlineSuppression

  /// The coverage of a project without exempt keys.
  func coverage(of facts: CatalogFacts) -> [Coverage] {
    guard configured != Suppression() || !inline.directives.isEmpty else { return facts.coverage }
    return facts.tables.flatMap { table in
      table.locales.map { coverage(of: $0, in: table) } + table.unbuilt
    }
  }

  private func coverage(of locale: TableLocale, in table: TableFacts) -> Coverage {
    let exempt = locale.missing.count { suppresses($0, in: locale, of: table) }
    var coverage = locale.coverage
    coverage.missing -= exempt
    coverage.total -= exempt
    return coverage
  }

  /// Whether the finding about a missing key would be suppressed.
  private func suppresses(_ key: String, in locale: TableLocale, of table: TableFacts) -> Bool {
    guard let finding = MissingTranslation.finding(ofMissing: key, in: locale, of: table) else { return false }
    return configured.suppresses(finding) || !inline.directives(against: finding).isEmpty
  }
}
