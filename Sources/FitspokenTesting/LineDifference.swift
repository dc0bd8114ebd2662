/// The difference of two lists of lines, as a person reads it: all lines, each with `-` if it is missing and `+` if it is new.
struct LineDifference: CustomStringConvertible {
  /// The lines with their signs.
  let description: String
  /// Whether the lists are equal.
  let isEmpty: Bool

  init(from expected: [String], to actual: [String]) {
    let changes = actual.difference(from: expected)
    isEmpty = changes.isEmpty
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    description = Self.rows(expected, removed, actual, inserted).joined(separator: "\n")
  }

  private static func rows(
    _ expected: [String], _ removed: Set<Int>, _ actual: [String], _ inserted: Set<Int>
  ) -> [String] {
    var rows: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        rows.append("- \(expected[old])")
        old += 1
      } else if inserted.contains(new) {
        rows.append("+ \(actual[new])")
        new += 1
      } else {
        rows.append("  \(actual[new])")
        (old, new) = (old + 1, new + 1)
      }
    }
    return rows
  }
}
