import AuditModel

/// The items of a bar side by side, from its leading edge; spaces share what the others leave.
struct BarRow {
  /// One item; nil is a flexible space.
  struct Entry {
    /// The element's index.
    var index: Int
    var width: Points?
  }

  var entries: [Entry]
  var frame: Rect
  var isRightToLeft: Bool

  /// What bars keep free at their ends and between items, as drawn, in points.
  static let margin: Points = 8

  /// The frames of the items by their elements' indices; items beyond the end of the bar have none.
  var frames: [Int: Rect] {
    var frames: [Int: Rect] = [:]
    var start = Self.margin
    for entry in entries {
      let width = entry.width ?? space
      guard start + width <= frame.width else { break }
      let x = isRightToLeft ? frame.maxX - start - width : frame.x + start
      if entry.width != nil { frames[entry.index] = Rect(x: x, y: frame.y, width: width, height: frame.height) }
      start = start + width + Self.margin
    }
    return frames
  }

  /// The width that all entries take, without flexible spaces.
  var length: Points { entries.reduce(Self.margin) { $0 + ($1.width ?? .zero) + Self.margin } }

  private var space: Points {
    let count = entries.count { $0.width == nil }
    return max(Points((frame.width - length).value / Double(max(count, 1))), 0)
  }
}
