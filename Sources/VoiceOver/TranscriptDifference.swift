/// What changed between a recorded transcript and the one of today.
package struct TranscriptDifference: Sendable {
  /// Changed lines, `-` recorded and `+` new, each run under the screen's line; empty where nothing changed.
  package let lines: [String]

  /// The difference of two transcripts as lines; line ends may be a line feed or carriage return and line feed.
  package init(recorded: String, current: [String]) {
    let recorded = Self.lines(of: recorded)
    let start = zip(recorded, current).prefix { $0 == $1 }.count
    let end = zip(recorded.dropFirst(start).reversed(), current.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let old = recorded[start..<recorded.count - end]
    let new = current[start..<current.count - end]
    let screen = current[..<start].last(where: Self.namesScreen)
    lines = Self.changes(from: Array(old), to: Array(new), in: screen)
  }

  /// Beyond so many lines the changes are one block: the search for the smallest difference grows with the square.
  private static let mostCompared = 2_000

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if text.utf8.contains(UInt8(ascii: "\r")) {
      lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func changes(from old: [String], to new: [String], in screen: String?) -> [String] {
    guard old.count + new.count <= mostCompared else { return old.map { "- \($0)" } + new.map { "+ \($0)" } }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return merged(old, new, removed, inserted, in: screen)
  }

  private static func merged(
    _ old: [String], _ new: [String], _ removed: Set<Int>, _ inserted: Set<Int>, in screen: String?
  ) -> [String] {
    var (lines, screen): ([String], String?) = ([], screen)
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let isOld = left < old.count && removed.contains(left)
      if isOld || right < new.count && inserted.contains(right) {
        if let heading = screen { lines.append("  \(heading)") }
        screen = nil
        lines.append(isOld ? "- \(old[left])" : "+ \(new[right])")
        (left, right) = isOld ? (left + 1, right) : (left, right + 1)
      } else {
        if namesScreen(new[right]) { screen = new[right] }
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// Whether a line is a screen's: not empty, not indented, no comment.
  private static func namesScreen(_ line: String) -> Bool { line.first.map { $0 != " " && $0 != "#" } ?? false }
}
