import AuditModel

/// The width that a line has to fit into.
struct Room: Sendable {
  /// What a line's width must stay below, in points: what is wider by less than the rounding of layout fits.
  let limit: Double
  /// What the width of a line that has been cut may be at most, in points.
  let cutLimit: Double

  /// Widths are rounded up to half a point in layout, so a text that is wider by less than that is not cut.
  static let rounding = Points(raw: 32)

  /// A room; a negative width is none at all, nil is without limit.
  ///
  /// Widths decide as whole 1/64 pt: a width rounds to less than `n` of them where it is below `n` − ½.
  init(_ width: Points?) {
    guard let width else { (limit, cutLimit) = (.infinity, .infinity); return }
    let raw = Double(max(width.raw, 0))
    limit = (raw + Double(Self.rounding.raw) - 0.5) / 64
    // More than the error of adding up widths, less than any difference in a font.
    cutLimit = raw / 64 + 1e-6
  }

  private init(limit: Double, cutLimit: Double) { (self.limit, self.cutLimit) = (limit, cutLimit) }

  /// Whether a line of that width fits.
  @inline(__always)
  func holds(_ width: Double) -> Bool { width < limit }

  /// Whether a line that has been cut fits: without the rounding, since its width is not what layout reserved.
  @inline(__always)
  func holdsCut(_ width: Double) -> Bool { width <= cutLimit }

  /// The room that is left beside some points.
  func less(_ points: Double) -> Room { Room(limit: limit - points, cutLimit: cutLimit - points) }
}
