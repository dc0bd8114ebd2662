import AuditModel

/// A key stands more than once in a strings file.
///
/// ## What it reports
/// Each surplus entry: an error where the values differ, else a warning. The last one wins.
///
/// ## Why it matters
/// Somebody corrects the entry that is not used.
///
/// ## Example
/// `"cancel" = "Abbrechen";` in line 12 and `"cancel" = "Schließen";` in line 80: users see "Schließen".
///
/// ## Known limits
/// Two files of one table (`.strings` and `.stringsdict`) are not compared yet.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`; locheck, `duplicate_entries`.
struct DuplicateKey: CatalogRule {
  static let name = "duplicate-key"
  static let severity = Severity.error

  /// The surplus entries of every file.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in table.judgedFiles.flatMap { findings(in: $0, of: table) } }
  }

  /// How many of a key's values a finding shows: each surplus entry has a finding of its own.
  private static let mostShown = 20

  private func findings(in file: StringsFile, of table: TableFacts) -> [Finding] {
    let byKey = Dictionary(grouping: file.entries, by: \.key).filter { $0.value.count > 1 }
    return byKey.values.flatMap { entries -> [Finding] in
      guard let first = entries.first, let last = entries.last else { return [] }
      let differ = entries.contains { $0.value != first.value }
      let values = entries.prefix(Self.mostShown).map(\.value)
      return entries.dropFirst().map { entry in
        Finding(
          rule: Self.name, reason: differ ? "values-differ" : "same-value", severity: differ ? .error : .warning,
          message:
            "the key \"\(entry.key)\" stands again, first in line \(first.line); the last one wins, in line \(last.line)"
            + (differ ? ", and the values differ" : ""),
          locale: file.locale, location: entry.location(in: file), table: table.table.name, key: entry.key,
          evidence: ["values": .list(values)])
      }
    }
  }
}
