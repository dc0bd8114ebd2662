/// A key of a strings table.
package struct TableKey: Sendable, Hashable {
  /// The table's name.
  package var table: String
  /// The key, which may differ from another in normalization alone.
  package var key: ExactText

  /// A key in a table.
  package init(table: String, key: String) { (self.table, self.key) = (table, ExactText(key)) }
}
