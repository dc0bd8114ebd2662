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
    guard let file = locale.file, !locale.empty.isEmpty else { return [] }
    let empty = Set(locale.empty)
    return file.effectiveEntries.filter { empty.contains($0.key) }.map { entry in
      finding(
        for: entry, in: file, table: table, severity: Self.severity,
        message: "\"\(entry.key)\" is empty in \(file.locale)")
    }
  }

  private func emptySources(of table: TableFacts) -> [Finding] {
    guard let file = table.developmentFile else { return [] }
    return file.effectiveEntries.filter { $0.value.isEmpty && !$0.key.isEmpty }.map { entry in
      finding(
        for: entry, in: file, table: table, severity: .note,
        message: "\"\(entry.key)\" is empty in the development language")
    }
  }

  private func finding(
    for entry: StringsEntry, in file: StringsFile, table: TableFacts, severity: Severity, message: String
  ) -> Finding {
    var finding = Finding(
      rule: Self.name, severity: severity, message: message, locale: file.locale, location: entry.location(in: file),
      table: table.table.name, key: entry.key)
    if let source = table.reference.keys[entry.key]?.value { finding.evidence["source"] = .text(source) }
    return finding
  }
}
