import AuditModel
import RuleKit
import TableAnalysis

/// A key in the table of a storyboard or xib names an object that the file does not have.
///
/// ## What it reports
/// Each key `ObjectID.property` in the table of an interface file if no object in the file, or in a locale's own copy
/// of it, has that id; ten or more in one file are reported as one. In a String Catalog a key is reported once. A key
/// that was added to a String Catalog by hand (`"extractionState" : "manual"`) needs review, because code may look it up
/// by the table's name.
///
/// ## Why it matters
/// The object was deleted or recreated. The translation is unused, and the new object may have none.
///
/// ## Example
/// `"a1B-2c-3D4.normalTitle" = "Passer";` after the button was replaced.
///
/// ## Known limits
/// Code may look up such keys by the table's name. A table is matched with an interface file by its name. A key that
/// Xcode marks as stale is reported by `stale-key`.
///
/// ## Source
/// `ibtool`, the form of exported keys.
struct InterfaceOrphanKey: CatalogRule {
  static let name = "ib-orphan-key"
  static let severity = Severity.warning

  /// The orphaned keys of every locale's file and of every String Catalog.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table -> [Finding] in
      guard let objects = table.objects else { return [] }
      // A String Catalog has every key in its source language.
      let catalogs = (table.source?.files ?? []).filter { $0.isStringCatalog }
      return (catalogs + table.checkedFiles.filter { !$0.isStringCatalog }).flatMap { file in
        let orphans = Self.lastEntries(of: file).filter { objects.isOrphan($0.key) && $0.extraction != .stale }
        let (manual, others) = orphans.partitioned { $0.extraction == .manual }
        return findings(for: manual, in: file, table: table) + findings(for: others, in: file, table: table)
      }
    }
  }

  /// From this many keys on, they are reported as one: the interface was probably replaced.
  private static let many = 10

  /// The entries that are used, in file order: the last one of each key.
  private static func lastEntries(of file: StringsFile) -> [StringsEntry] {
    var last: KeyDictionary<Int> = [:]
    for index in file.entries.indices { last[file.entries[index].key] = index }
    return file.entries.indices.filter { last[file.entries[$0].key] == $0 }.map { file.entries[$0] }
  }

  /// A finding for each key, or one for many.
  private func findings(for orphans: [StringsEntry], in file: StringsFile, table: TableFacts) -> [Finding] {
    guard orphans.count >= Self.many else { return orphans.map { finding(for: $0, in: file, table: table) } }
    return [finding(forAll: orphans, in: file, table: table)]
  }

  private func finding(forAll entries: [StringsEntry], in file: StringsFile, table: TableFacts) -> Finding {
    Problem(
      "\(entries.count) keys name objects that \(table.interface?.source ?? table.table.name) does not have",
      reason: "many", locale: file.isStringCatalog ? nil : file.locale,
      evidence: ["count": .number(Double(entries.count)), "keys": .list(entries.map(\.key))],
      reviewReason: entries.first?.extraction == .manual ? .manualKey : nil
    ).finding(of: Self.self, at: entries[0].location(in: file), table: table.table.name)
  }

  private func finding(for entry: StringsEntry, in file: StringsFile, table: TableFacts) -> Finding {
    Problem(
      "\"\(entry.key)\" names an object that \(table.interface?.source ?? table.table.name) does not have",
      locale: file.isStringCatalog ? nil : file.locale, evidence: ["translation": .text(entry.value)],
      reviewReason: entry.extraction == .manual ? .manualKey : nil
    ).finding(of: Self.self, at: entry.location(in: file), table: table.table.name, key: entry.key)
  }
}
