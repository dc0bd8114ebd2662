import AuditModel
import RuleKit
import TableAnalysis

/// A locale has more than one entry for a key.
///
/// ## What it reports
/// Each additional entry in a file: an error if the values differ, otherwise a warning. The last entry is used. A key
/// that is in both the `.strings` and the `.stringsdict` file of a table: a note; the `.stringsdict` is used. A table
/// that exists both as a String Catalog and as `.strings` or `.stringsdict` files: an error, once.
///
/// ## Why it matters
/// Someone will edit the entry that is not used. A table in two formats does not build: "cannot co-exist with other
/// .strings or .stringsdict tables with the same name".
///
/// ## Example
/// `"cancel" = "Abbrechen";` on line 12 and `"cancel" = "Schließen";` on line 80: users see "Schließen".
///
/// ## Known limits
/// A key that is repeated in the JSON of a String Catalog is reported by `catalog-schema`. Files that no target
/// of the Xcode project builds are not part of a table.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`, `CFBundle_Strings.c`; Xcode 15, String Catalogs; locheck, `duplicate_entries`.
struct DuplicateKey: CatalogRule {
  static let name = "duplicate-key"
  static let severity = Severity.error

  /// The duplicate entries of every table.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      let locales = table.locales.compactMap(\.strings)
      return locales.flatMap { repetitions(in: $0, of: table) + overridden(in: $0, of: table) }
        + table.strings.unused.flatMap { repetitions(inUnused: $0, of: table) } + mixture(in: table)
    }
  }

  /// The maximum number of values in a finding; each duplicate entry has its own finding.
  private static let maximumShown = 20

  /// The entries that a later entry of the same file overrides.
  private func repetitions(in strings: LocaleStrings, of table: TableFacts) -> [Finding] {
    strings.surplus.flatMap { number, positions -> [Finding] in
      let all = positions + (strings.position(number).map { [$0] } ?? [])
      return Dictionary(grouping: all, by: \.file).flatMap { index, positions in
        let file = strings.files[Int(index)]
        let entries = positions.map(\.entry).sorted().map { file.entries[Int($0)] }
        return repetitions(of: entries, in: file, table: table)
      }
    }
  }

  private func repetitions(inUnused file: StringsFile, of table: TableFacts) -> [Finding] {
    Dictionary(grouping: file.entries, by: \.key).values.flatMap { repetitions(of: $0, in: file, table: table) }
  }

  private func repetitions(of entries: [StringsEntry], in file: StringsFile, table: TableFacts) -> [Finding] {
    guard let first = entries.first, let last = entries.last(where: { $0.isLost != true }) ?? entries.last,
      entries.count > 1, !file.isStringCatalog
    else { return [] }
    let differ = entries.contains { $0.value != first.value }
    let values = entries.prefix(Self.maximumShown).map(\.value)
    let used = "the last \(last == entries.last ? "entry" : "loaded entry"), on line \(last.line), is used"
    return entries.dropFirst().map { entry in
      Problem(
        "duplicate key \"\(entry.key)\" (first used on line \(first.line)); \(used)"
          + (differ ? ", and the values differ" : ""), reason: differ ? "values-differ" : "same-value",
        severity: differ ? .error : .warning, locale: file.locale, evidence: ["values": .list(values)]
      )
      .finding(of: Self.self, at: entry.location(in: file), table: table.table.name, key: entry.key)
    }
  }

  /// The entries of a `.strings` file that the `.stringsdict` file overrides.
  private func overridden(in strings: LocaleStrings, of table: TableFacts) -> [Finding] {
    guard strings.files.count > 1 else { return [] }
    return strings.surplus.flatMap { number, positions -> [Finding] in
      guard let winner = strings.found(number), winner.file.isStringsdict else { return [] }
      return Set(positions.map(\.file)).compactMap { index in
        guard let position = positions.last(where: { $0.file == index }) else { return nil }
        let file = strings.files[Int(index)]
        guard !file.isStringsdict, !file.isStringCatalog else { return nil }
        return finding(overridden: file.entries[Int(position.entry)], in: file, by: winner, table: table)
      }
    }
  }

  private func finding(overridden entry: StringsEntry, in file: StringsFile, by winner: FoundEntry, table: TableFacts)
    -> Finding
  {
    Problem(
      "the key \"\(entry.key)\" is also in \(winner.file.path), on line \(winner.entry.line), which is used instead",
      reason: "stringsdict-wins", severity: .note, locale: file.locale,
      evidence: ["values": .list([entry.value, winner.entry.value])]
    )
    .finding(of: Self.self, at: entry.location(in: file), table: table.table.name, key: entry.key)
  }

  /// A table that is both a String Catalog and files of the older formats.
  private func mixture(in table: TableFacts) -> [Finding] {
    guard !table.isExchange, let catalog = table.table.files.first(where: { $0.isStringCatalog }) else {
      return []
    }
    let older = Set(table.table.files.filter { !$0.isStringCatalog }.map(\.path)).sorted()
    guard let first = older.first else { return [] }
    let rest = older.count == 1 ? "" : " and \(older.count - 1) more"
    return [
      Problem(
        "the table \(table.table.name) is both a String Catalog and \(first)\(rest): "
          + "Xcode does not build both; delete one",
        reason: "two-formats", severity: .error, evidence: ["files": .list(Array(older.prefix(Self.maximumShown)))]
      )
      .finding(of: Self.self, at: SourceLocation(file: catalog.path), table: table.table.name)
    ]
  }
}
