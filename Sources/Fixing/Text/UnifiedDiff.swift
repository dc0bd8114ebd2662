import Utilities

/// The difference of two texts as `diff -u` prints it, with three lines of context.
struct UnifiedDiff {
  /// The difference; empty if the texts are equal.
  let text: String

  private static let context = 3

  init(of old: [UInt8], _ new: [UInt8], path: String) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let difference = LineDifference(from: before, to: after)
    guard !difference.isEmpty else {
      text = ""
      return
    }
    let rows = difference.rows
    text = "--- a/\(path)\n+++ b/\(path)\n" + Self.hunks(rows).joined()
  }

  private typealias Row = LineDifference<ArraySlice<UInt8>>.Row

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    return start < text.endIndex ? lines + [text[start...]] : lines
  }

  private static func hunks(_ rows: [Row]) -> [String] {
    let changed = rows.indices.filter { rows[$0].sign != .kept }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(index - context, 0)..<min(index + context + 1, rows.count)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { hunk($0, of: rows) }
  }

  private static func hunk(_ range: Range<Int>, of rows: [Row]) -> String {
    let (before, own) = (rows[..<range.lowerBound], rows[range])
    let (old, new) = (before.count { $0.sign != .added }, before.count { $0.sign != .removed })
    let (removed, added) = (own.count { $0.sign != .added }, own.count { $0.sign != .removed })
    let header = "@@ -\(start(old, removed)),\(removed) +\(start(new, added)),\(added) @@\n"
    return header + own.map { text(of: $0) }.joined()
  }

  /// The number of a hunk's first line; of none the line before it.
  private static func start(_ before: Int, _ count: Int) -> Int { count == 0 ? before : before + 1 }

  private static func text(of row: Row) -> String {
    let line = String(row.sign.rawValue) + String(decoding: row.line, as: UTF8.self)
    return row.line.last == UInt8(ascii: "\n") ? line : line + "\n\\ No newline at end of file\n"
  }
}
