import AuditModel

/// Which side of a hit region is too short.
enum HitRegionSide {
  /// Whether a side is too short, by so much that it matters: sizes are rounded to pixels.
  static func isTooShort(_ side: Points, below required: Points) -> Bool { side <= required - tolerance }

  private static let tolerance: Points = 1
}
