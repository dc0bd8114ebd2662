import AuditModel

extension ScreenPicture {
  /// How much of a text has to lie over another, or outside of the screen, to be seen, in points.
  private static let noticeable: Points = 1

  /// Flags the texts that lie over one another or leave the screen from side to side; where a frame is left open, nothing is
  /// said of it.
  mutating func markOverlaps() {
    let lines = items.map { item in item.flags.contains(.ambiguous) ? [] : item.titles.flatMap(\.lines) }
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
  /// Whether one of these lies over one of the others by more than a length both ways.
  fileprivate func touch(_ others: [Rect], by length: Points) -> Bool {
    contains { line in
      others.contains { other in
        Swift.min(line.x + line.width, other.x + other.width) - Swift.max(line.x, other.x) > length
          && Swift.min(line.y + line.height, other.y + other.height) - Swift.max(line.y, other.y) > length
      }
    }
  }
}
