import AuditModel
import PlatformData

/// From shaped text to points: a font's size and tracking as factors.
struct FontScale: Sendable {
  /// The size in points.
  let pointSize: Double
  /// Points per 2⁻²⁴ em in the font's own face.
  let ownFactor: Double
  /// Points per 2⁻²⁴ em in fallback faces.
  let fallbackFactor: Double
  /// Points after each glyph of the font's own face.
  let ownTracking: Double
  /// Points after each glyph of a fallback face: a tracking that the request itself asks for.
  let fallbackTracking: Double

  /// How many of the units in which advances are kept make an em.
  static let unitsPerEm = Double(1 << 24)

  /// A font at its size times `factor`.
  init(_ font: ResolvedFont, stack: FaceStack, factor: Double = 1) {
    pointSize = font.safePointSize * factor
    ownFactor = pointSize / Self.unitsPerEm
    fallbackFactor = ownFactor
    if let tracking = font.tracking, tracking.isFinite {
      (ownTracking, fallbackTracking) = (tracking, tracking)
    } else {
      ownTracking = stack.systemModel?.tracking(atSize: pointSize) ?? 0
      fallbackTracking = 0
    }
  }

  /// The points of some advances.
  @inline(__always)
  func points(_ sum: ClusterSum) -> Double {
    let own = Double(sum.own) * ownFactor + Double(sum.ownGlyphs) * ownTracking
    guard sum.fallbackGlyphs != 0 || sum.fallback != 0 else { return own }
    return own + Double(sum.fallback) * fallbackFactor + Double(sum.fallbackGlyphs) * fallbackTracking
  }
}
