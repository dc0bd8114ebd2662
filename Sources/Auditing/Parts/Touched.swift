package import AuditModel
import TableAnalysis

/// What a change touches, and what depends on it: nothing else is judged.
package struct Touched: Sendable {
  /// The files that were changed, and those that depend on them, relative to the audit's root.
  package var files: Set<String>
  /// The keys whose texts were changed.
  package var keys: Set<TableKey>
  /// The names of tables of which a file was added or removed, or whose interface was changed: all their keys count.
  package var tables: Set<String>

  /// Files, keys and tables that are judged.
  package init(files: Set<String>, keys: Set<TableKey> = [], tables: Set<String> = []) {
    (self.files, self.keys, self.tables) = (files, keys, tables)
  }

  /// Whether a screen depends on the change: its file, or the texts on it.
  func holds(_ screen: Screen, of tree: InterfaceTree) -> Bool {
    if files.contains(tree.source) { return true }
    guard !keys.isEmpty || !tables.isEmpty else { return false }
    var isFound = false
    screen.root.forEach { element, _ in
      isFound = isFound || element.texts.contains(where: holds)
    }
    return isFound
  }

  private func holds(_ text: LocalizableText) -> Bool {
    text.key.map { holds(TableKey(table: text.tableName, key: $0)) } ?? false
  }

  /// Whether a key's texts count as changed.
  func holds(_ key: TableKey) -> Bool { keys.contains(key) || tables.contains(key.table) }

  /// Whether the texts of a table may have findings.
  func holds(_ table: TableFacts) -> Bool {
    let name = table.table.name
    return tables.contains(name) || keys.contains { $0.table == name }
      || table.table.files.contains { files.contains($0.path) }
  }

  /// Whether a finding in tables is about something that was changed.
  func concerns(_ finding: Finding) -> Bool {
    if let table = finding.table {
      guard let key = finding.key else { return tables.contains(table) || files.contains(finding.location.file) }
      return holds(TableKey(table: table, key: key))
    }
    return files.contains(finding.location.file)
  }
}
