import AuditModel

extension ScreenPicture {
  /// How far a text has to overlap another, or leave the screen, to be noticed, in points.
  private static let noticeable: Points = 1

  /// Flags the texts that overlap or leave the screen at its left or right; texts in ambiguous frames are left out.
  mutating func markOverlaps() {
    let lines = items.map { item in
      item.flags.contains(.ambiguous) ? [] : item.titles.filter { !$0.isDummy }.flatMap(\.lines)
    }
    for index in items.indices where !lines[index].isEmpty {
      if lines[index].contains(where: leavesScreen) { items[index].flags.insert(.outside) }
      for other in items.indices where other > index && lines[index].touch(lines[other], by: Self.noticeable) {
        items[index].flags.insert(.overlapping)
        items[other].flags.insert(.overlapping)
      }
    }
  }

  private func leavesScreen(_ line: Rect) -> Bool {
    size.width > 0 && (line.x + Self.noticeable < 0 || line.x + line.width > size.width + Self.noticeable)
  }
}

extension [Rect] {
  /// Whether one of these overlaps one of the others by more than a length in both directions.
  fileprivate func touch(_ others: [Rect], by length: Points) -> Bool {
    contains { line in
      others.contains { other in
        guard let common = line.intersection(other) else { return false }
        return common.width > length && common.height > length
      }
    }
  }
}
