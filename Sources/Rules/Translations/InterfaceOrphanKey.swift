import AuditModel
import RuleKit
import TableAnalysis

/// A key of a storyboard's or xib's table names an object that the file does not have.
///
/// ## What it reports
/// Each key `ObjectID.property` in a table that belongs to an interface file, where no object of that file, nor of a
/// locale's own copy of it, has the id. In a String Catalog once for each key; there a key that a person has added
/// (`"extractionState" : "manual"`) is a request for review, because code may look it up by the table's name.
///
/// ## Why it matters
/// The object was deleted or made anew; its translation is dead, and the new object's may be missing.
///
/// ## Example
/// `"a1B-2c-3D4.normalTitle" = "Passer";` after the button was replaced.
///
/// ## Known limits
/// Code may look such keys up by table name. A key counts only where the table has the interface file's name. A key that
/// Xcode itself calls stale is `stale-key`'s.
///
/// ## Source
/// `ibtool`, the form of exported keys.
struct InterfaceOrphanKey: CatalogRule {
  static let name = "ib-orphan-key"
  static let severity = Severity.warning

  /// The orphans of every locale's file, and of every String Catalog.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table -> [Finding] in
      guard let objects = table.objects else { return [] }
      // A String Catalog has every key in its source language.
      let catalogs = (table.source?.files ?? []).filter { $0.isStringCatalog }
      return (catalogs + table.judgedFiles.filter { !$0.isStringCatalog }).flatMap { file in
        Self.lastEntries(of: file).filter { objects.isOrphan($0.key) && $0.extraction != .stale }
          .map { finding(for: $0, in: file, table: table) }
      }
    }
  }

  /// The entries that count, in file order: of a key that stands twice, the last.
  private static func lastEntries(of file: StringsFile) -> [StringsEntry] {
    let last = Dictionary(zip(file.entries.map(\.key), file.entries.indices), uniquingKeysWith: { _, last in last })
    return file.entries.indices.filter { last[file.entries[$0].key] == $0 }.map { file.entries[$0] }
  }

  private func finding(for entry: StringsEntry, in file: StringsFile, table: TableFacts) -> Finding {
    return Problem(
      "\"\(entry.key)\" names an object that \(table.interface?.source ?? table.table.name) does not have",
      locale: file.isStringCatalog ? nil : file.locale, evidence: ["translation": .text(entry.value)],
      reviewReason: entry.extraction == .manual ? .manualKey : nil
    ).finding(of: Self.self, at: entry.location(in: file), table: table.table.name, key: entry.key)
  }
}
