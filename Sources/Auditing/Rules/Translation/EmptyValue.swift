import AuditModel

/// A key's value is empty.
///
/// ## What it reports
/// Each key whose value in a locale is empty where the reference's is not: an error. Where the development language's own
/// value is empty, that is a note, once.
///
/// ## Why it matters
/// The lookup succeeds, so nothing falls back: a button without a title.
///
/// ## Example
/// `"retry" = "";` in `th.lproj`.
///
/// ## Known limits
/// A value of white space is not empty.
///
/// ## Source
/// BartyCrouch, `lint`; CoreFoundation, `CFBundle_Strings.c`.
struct EmptyValue: CatalogRule {
  static let name = "empty-value"
  static let severity = Severity.error

  /// The empty values of every table.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      emptySources(of: table) + table.locales.flatMap { emptyTranslations(of: $0, table: table) }
    }
  }

  private func emptyTranslations(of locale: TableLocale, table: TableFacts) -> [Finding] {
    table.entries(of: locale.empty, in: locale).map { found in
      finding(
        for: found, table: table, severity: Self.severity,
        message: "\"\(found.entry.key)\" is empty in \(found.file.locale)")
    }
  }

  private func emptySources(of table: TableFacts) -> [Finding] {
    guard let source = table.source else { return [] }
    return source.numbers.compactMap(source.found).filter { $0.entry.isEmpty && !$0.entry.key.isEmpty }.map { found in
      finding(
        for: found, table: table, severity: .note,
        message: "\"\(found.entry.key)\" is empty in the development language")
    }
  }

  private func finding(
    for found: FoundEntry, table: TableFacts, severity: Severity, message: String
  ) -> Finding {
    var finding = Finding(
      rule: Self.name, severity: severity, message: message, locale: found.file.locale, location: found.location,
      table: table.table.name, key: found.entry.key)
    if let source = table.reference.keys[found.entry.key]?.value { finding.evidence["source"] = .text(source) }
    return finding
  }
}
