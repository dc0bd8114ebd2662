/// The lines of two texts in order, each with whether it was removed, added or kept.
package struct LineDifference<Line: Equatable> {
  /// What became of a line, as differences mark it.
  package enum Sign: Character {
    case removed = "-"
    case added = "+"
    case kept = " "
  }

  /// A line of both texts or of one.
  package struct Row {
    /// What became of it.
    package var sign: Sign
    /// The line.
    package var line: Line
  }

  /// The lines.
  package let rows: [Row]

  /// Whether both texts are equal.
  package var isEmpty: Bool { rows.allSatisfy { $0.sign == .kept } }

  /// The smallest difference between two lists of lines.
  ///
  /// - Parameter limit: The maximum number of lines to compare one by one, beyond those that both begin and end with: the time
  ///   grows with its square. Of more lines all are removed and added.
  package init(from old: [Line], to new: [Line], limit: Int = .max) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let before = Array(old[start..<old.count - end])
    let after = Array(new[start..<new.count - end])
    let changes = before.count + after.count <= limit ? Self.smallest(before, after) : Self.replacement(before, after)
    rows = Self.rows(old.prefix(start), .kept) + changes + Self.rows(old.suffix(end), .kept)
  }

  private static func rows(_ lines: some Sequence<Line>, _ sign: Sign) -> [Row] {
    lines.map { Row(sign: sign, line: $0) }
  }

  private static func replacement(_ old: [Line], _ new: [Line]) -> [Row] { rows(old, .removed) + rows(new, .added) }

  private static func smallest(_ old: [Line], _ new: [Line]) -> [Row] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (rows, left, right): ([Row], Int, Int) = ([], 0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        rows.append(Row(sign: .removed, line: old[left]))
        left += 1
      } else if inserted.contains(right) {
        rows.append(Row(sign: .added, line: new[right]))
        right += 1
      } else {
        rows.append(Row(sign: .kept, line: old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return rows
  }
}

extension LineDifference.Row: CustomStringConvertible where Line == String {
  /// The line behind its sign and a space.
  package var description: String { "\(sign.rawValue) \(line)" }
}
