import Foundation

/// The results as lines of a table.
struct ResultTable {
  private var rows: [[String]] = [["", "", "", "ratio", "target", ""]]

  /// Adds our time beside a peer's, with the ratio that is wanted at least.
  mutating func add(_ what: String, ours: Double, _ name: String, peer: Double, _ peerName: String, atLeast wanted: Int)
  {
    let ratio = peer / ours
    rows.append([what, name, Self.seconds(ours), "", "", ""])
    rows.append([
      "", peerName, Self.seconds(peer), String(format: "%.1f ×", ratio), "≥ \(wanted) ×",
      Self.verdict(ratio >= Double(wanted)),
    ])
  }

  /// Adds our time without a peer.
  mutating func add(_ what: String, ours: Double, _ name: String, because reason: String) {
    rows.append([what, name, Self.seconds(ours), "", "", reason])
  }

  /// Adds memory, with what it has to stay below; both in bytes, shown in megabytes.
  mutating func add(_ what: String, memory: Int, _ name: String, below limit: Int) {
    let shown = { (bytes: Int) in "\(bytes / 1_000_000) MB" }
    rows.append([what, name, shown(memory), "", "< \(shown(limit))", Self.verdict(memory < limit)])
  }

  /// The table with aligned columns.
  var text: String {
    let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column -> String in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return (2...4).contains(column) ? space + row[column] : row[column] + space
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static func seconds(_ value: Double) -> String {
    value < 1 ? String(format: "%.0f ms", value * 1000) : String(format: "%.2f s", value)
  }

  private static func verdict(_ isMet: Bool) -> String { isMet ? "met" : "missed" }
}
