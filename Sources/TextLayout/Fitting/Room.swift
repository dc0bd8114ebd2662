import AuditModel

/// The width that lines have to fit into.
struct Room: Sendable {
  /// The width in points; nil is without limit.
  let width: Points?

  /// A room; a negative width is none at all.
  init(_ width: Points?) { self.width = width.map { max($0, 0) } }

  /// Widths are rounded up to half a point in layout, so a text that is wider by less than that is not cut.
  static let rounding = Points(raw: 32)

  /// Whether a line of that width fits.
  func holds(_ line: Double) -> Bool {
    guard let width else { return true }
    return Points(line) < width + Self.rounding
  }

  /// Whether a line that has been cut fits: without the rounding, since its width is not what layout reserved.
  func holdsCut(_ line: Double) -> Bool {
    guard let width else { return true }
    return Points(line) <= width
  }

  /// The room for a text that may tighten by a share of its width.
  func widened(by share: Double) -> Room { Room(width.map { Points($0.value * (1 + share)) }) }
}
