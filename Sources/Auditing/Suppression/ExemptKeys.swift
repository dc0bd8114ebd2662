import AuditModel
import RuleKit
import Rules
import TableAnalysis

/// Keys excluded from coverage because the project suppresses the finding that they are untranslated.
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
    var coverage = locale.coverage
    coverage.leaveOut(
      locale.missing.count { suppresses(MissingTranslation.finding(ofMissing: $0, in: locale, of: table)) },
      of: \.missing)
    coverage.leaveOut(exempt(among: locale.empty, in: locale, of: table) { _ in EmptyValue.self }, of: \.empty)
    coverage.leaveOut(exempt(among: locale.new, in: locale, of: table, by: Self.ruleOfNew), of: \.new)
    return coverage
  }

  /// The rule that reports an entry counted as new: by its state or a missing plural form.
  private static func ruleOfNew(_ entry: StringsEntry) -> any Rule.Type {
    entry.state == .new ? StateNew.self : PluralMissingCategory.self
  }

  /// How many of a locale's entries the project exempts; stale ones are never counted.
  private func exempt(
    among keys: [String], in locale: TableLocale, of table: TableFacts, by rule: (StringsEntry) -> any Rule.Type
  ) -> Int {
    table.entries(of: keys, in: locale).count { found in
      let key = found.entry.key
      guard table.reference.keys[key]?.entry?.extraction != .stale else { return false }
      let problem = Problem("", locale: locale.locale)
      return suppresses(
        problem.finding(of: rule(found.entry), at: found.location, table: table.table.name, key: key))
    }
  }

  /// Whether a finding would be suppressed.
  private func suppresses(_ finding: Finding?) -> Bool {
    guard let finding else { return false }
    return configured.suppresses(finding) || !inline.directives(against: finding).isEmpty
  }
}

extension Coverage {
  /// Excludes some untranslated keys from the counts.
  fileprivate mutating func leaveOut(_ count: Int, of kind: WritableKeyPath<Coverage, Int>) {
    self[keyPath: kind] -= count
    total -= count
  }
}
