import AuditModel

/// A table that is not wholly translated in some locale.
struct IncompleteTable {
  /// The bundle's path.
  var bundle: String
  /// The table's name.
  var table: String
  /// The coverage in the locales that are below 100 %, in the report's order.
  var locales: [Coverage]

  /// The incomplete tables, sorted by bundle and name.
  static func all(in coverage: [Coverage]) -> [IncompleteTable] {
    let incomplete = coverage.filter { !$0.isComplete }
    return Dictionary(grouping: incomplete) { [$0.bundle, $0.table] }
      .map { IncompleteTable(bundle: $0.key[0], table: $0.key[1], locales: $0.value) }
      .sorted { ($0.bundle, $0.table) < ($1.bundle, $1.table) }
  }

  /// The bundle's path and the table's name.
  var name: String { bundle.isEmpty ? table : "\(bundle)/\(table)" }

  /// The locales with their shares ("de 98.2 %, ja absent").
  var summary: String {
    locales.map { "\($0.locale) \($0.phrase)" }.joined(separator: ", ")
  }
}
