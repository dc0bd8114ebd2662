import Foundation

/// The table of results.
struct ResultTable {
  private var rows: [[String]] = [["", "", "", "ratio", "target", ""]]

  /// Adds our time and a peer's, with the minimum ratio.
  mutating func add(_ what: String, ours: Double, _ name: String, peer: Double, _ peerName: String, atLeast wanted: Int)
  {
    let ratio = peer / ours
    rows.append([what, name, Self.seconds(ours), "", "", ""])
    rows.append([
      "", peerName, Self.seconds(peer), String(format: "%.1f ×", ratio), "≥ \(wanted) ×",
      Self.verdict(ratio >= Double(wanted)),
    ])
  }

  /// Adds our time with its maximum, both in seconds.
  mutating func add(_ what: String, ours: Double, atMost limit: Double) {
    rows.append([what, "", Self.seconds(ours), "", "≤ \(Self.seconds(limit))", Self.verdict(ours <= limit)])
  }

  /// Adds our time without a peer.
  mutating func add(_ what: String, ours: Double, _ name: String, because reason: String) {
    rows.append([what, name, Self.seconds(ours), "", "", reason])
  }

  /// Adds our rate and a peer's in verdicts per second, with the minimum ratio; without one the ratio is only shown.
  mutating func add(
    _ what: String, rate ours: Double, _ name: String, peer: Double, _ peerName: String, atLeast wanted: Int?
  ) {
    let ratio = ours / peer
    rows.append([what, name, Self.rate(ours), "", "", ""])
    rows.append([
      "", peerName, Self.rate(peer), String(format: "%.1f ×", ratio), wanted.map { "≥ \($0) ×" } ?? "",
      wanted.map { Self.verdict(ratio >= Double($0)) } ?? "",
    ])
  }

  /// Adds our time and a reference time, with the maximum ratio; without one the ratio is only shown.
  mutating func add(
    _ what: String, ours: Double, _ name: String, base: Double, _ baseName: String, atMost wanted: Double?
  ) {
    let ratio = ours / base
    rows.append([what, name, Self.seconds(ours), "", "", ""])
    rows.append([
      "", baseName, Self.seconds(base), String(format: "%.2f ×", ratio),
      wanted.map { String(format: "≤ %.1f ×", $0) } ?? "", wanted.map { Self.verdict(ratio <= $0) } ?? "",
    ])
  }

  /// Adds memory, with its limit; both in bytes, shown in megabytes.
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
    if value < 1e-3 { return String(format: "%.2f µs", value * 1e6) }
    return value < 1 ? String(format: "%.0f ms", value * 1000) : String(format: "%.2f s", value)
  }

  private static func rate(_ value: Double) -> String {
    value < 1e6 ? String(format: "%.1f k/s", value / 1000) : String(format: "%.2f M/s", value / 1e6)
  }

  private static func verdict(_ isMet: Bool) -> String { isMet ? "met" : "missed" }
}
