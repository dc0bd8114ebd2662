import AuditModel
import TableAnalysis

/// The keys of a table that have the same source text.
struct SameSources {
  /// The keys of each text that has several, sorted.
  let keys: [[String]]

  /// The groups of a table; texts of different kinds of objects (`Class = "UIButton"`) are apart.
  init(_ table: TableFacts) {
    var groups: [[String]: [String]] = [:]
    for (key, known) in table.reference.keys {
      guard let value = known.value, !value.isEmpty, known.entry?.leaves == nil else { continue }
      groups[[value, Self.objectClass(in: known.entry?.comment)], default: []].append(key)
    }
    keys = groups.filter { $0.value.count > 1 }.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      $0.value.sorted()
    }
  }

  /// The class in a comment of `ibtool`; empty where it names none.
  private static func objectClass(in comment: String?) -> String {
    guard let comment, let start = comment.firstRange(of: "Class = \"") else { return "" }
    return String(comment[start.upperBound...].prefix { $0 != "\"" })
  }
}
