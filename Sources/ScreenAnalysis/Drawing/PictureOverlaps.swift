import AuditModel

extension ScreenPicture {
  /// How far a text has to overlap another, or leave the screen, to be noticed, in points.
  private static let noticeable: Points = 1

  /// Flags the texts that overlap or leave the screen at its left or right.
  ///
  /// Texts in ambiguous frames are left out, and dummy texts: `isDummy` tells them by their words and the element's id, and is asked
  /// about as few as possible.
  mutating func markOverlaps(isDummy: (_ words: String, _ id: String) -> Bool) {
    let suspects = overlaps(among: items.map(\.titles)).keys
    let titles = items.enumerated().map { index, item in
      suspects.contains(index) ? item.titles.filter { $0.isPlaceholder || !isDummy($0.words, item.id) } : item.titles
    }
    for (index, flags) in overlaps(among: titles) { items[index].flags.formUnion(flags) }
  }

  /// The flags of the items some of whose texts overlap or leave the screen.
  private func overlaps(among titles: [[Title]]) -> [Int: Set<Flag>] {
    let lines = zip(items, titles).map { item, titles in
      item.flags.contains(.ambiguous) ? [] : titles.flatMap(\.lines)
    }
    var found: [Int: Set<Flag>] = [:]
    for index in items.indices where !lines[index].isEmpty {
      if lines[index].contains(where: leavesScreen) { found[index, default: []].insert(.outside) }
      for other in items.indices where other > index && lines[index].touch(lines[other], by: Self.noticeable) {
        found[index, default: []].insert(.overlapping)
        found[other, default: []].insert(.overlapping)
      }
    }
    return found
  }

  private func leavesScreen(_ line: Rect) -> Bool {
    size.width > 0 && (line.x + Self.noticeable < 0 || line.x + line.width > size.width + Self.noticeable)
  }
}

extension [Rect] {
  /// Whether one of these overlaps one of the others by more than a length in both directions, and by more than what a line keeps free
  /// above and below its letters.
  fileprivate func touch(_ others: [Rect], by length: Points) -> Bool {
    contains { line in others.contains { line.touches($0, by: length) } }
  }
}

extension Rect {
  fileprivate func touches(_ other: Rect, by length: Points) -> Bool {
    guard let common = intersection(other) else { return false }
    let leading = Points(min(height, other.height).value * Self.leading)
    return common.width > length && common.height > max(length, leading)
  }

  /// The share of a line's distance to the next that is leading: of body text 22 points, of which its letters take 20.3 (`UIFont`, the
  /// type table of Apple's Human Interface Guidelines).
  private static let leading = 0.1
}
