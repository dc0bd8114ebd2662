/// The lines that were taken away and that were added, each run at its place.
struct LineDifference {
  /// The lines, `-` taken away and `+` added.
  let lines: [String]

  /// Beyond so many lines the changes are one block: the search for the smallest difference grows with the square.
  private static let mostCompared = 2_000

  /// The difference of two lists of lines.
  init(from old: [String], to new: [String]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    lines = Self.changes(from: Array(old[start..<old.count - end]), to: Array(new[start..<new.count - end]))
  }

  private static func changes(from old: [String], to new: [String]) -> [String] {
    guard old.count + new.count <= mostCompared else { return old.map { "- \($0)" } + new.map { "+ \($0)" } }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (lines, left, right): ([String], Int, Int) = ([], 0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append("- \(old[left])")
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append("+ \(new[right])")
        right += 1
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }
}
