import AuditModel
import PlatformData

/// The advances of the clusters before a position in a text, in units that need no point size.
struct ClusterSum: Sendable, Hashable {
  /// Advances of the font's own glyphs, in 2⁻²⁴ em.
  var own = 0
  /// Advances of fallback glyphs, in 2⁻²⁴ em.
  var fallback = 0
  /// How many of the font's own glyphs have an advance.
  var ownGlyphs: Int32 = 0
  /// How many fallback glyphs have an advance.
  var fallbackGlyphs: Int32 = 0

  /// A sum that is not known.
  static let unknown = ClusterSum(own: .min)

  /// No advance.
  static let zero = ClusterSum()

  /// The sum of two.
  static func + (left: ClusterSum, right: ClusterSum) -> ClusterSum {
    ClusterSum(
      own: left.own &+ right.own, fallback: left.fallback &+ right.fallback,
      ownGlyphs: left.ownGlyphs &+ right.ownGlyphs, fallbackGlyphs: left.fallbackGlyphs &+ right.fallbackGlyphs)
  }

  /// The difference of two.
  static func - (left: ClusterSum, right: ClusterSum) -> ClusterSum {
    ClusterSum(
      own: left.own &- right.own, fallback: left.fallback &- right.fallback,
      ownGlyphs: left.ownGlyphs &- right.ownGlyphs, fallbackGlyphs: left.fallbackGlyphs &- right.fallbackGlyphs)
  }

  /// Adds an advance in ems of some glyphs of a face; one beyond 64 em, which only a broken font has, is limited.
  @inline(__always)
  mutating func add(ems: Double, glyphs: UInt16, isPrimary: Bool) {
    let share = Int((min(max(ems, -64), 64) * FontScale.unitsPerEm).rounded())
    if isPrimary {
      own &+= share
      ownGlyphs &+= Int32(glyphs)
    } else {
      fallback &+= share
      fallbackGlyphs &+= Int32(glyphs)
    }
  }
}

/// From shaped text to points: a font's size and tracking as factors.
struct FontScale: Sendable {
  /// The size in points.
  let pointSize: Double
  /// Points per 2⁻²⁴ em in the font's own face.
  let ownFactor: Double
  /// Points per 2⁻²⁴ em in fallback faces.
  let fallbackFactor: Double
  /// Points after each glyph of the font's own face, with the text's kerning.
  let ownTracking: Double
  /// Points after each glyph of a fallback face: a tracking and kerning that the request itself asks for.
  let fallbackTracking: Double

  /// How many of the units in which advances are kept make an em.
  static let unitsPerEm = Double(1 << 24)

  /// A font at its size times `factor`.
  init(_ font: ResolvedFont, cascade: FaceCascade, factor: Double = 1) {
    pointSize = font.safePointSize * factor
    ownFactor = pointSize / Self.unitsPerEm
    fallbackFactor = ownFactor
    let kerning = font.kerning.isFinite ? font.kerning : 0
    if let tracking = font.tracking, tracking.isFinite {
      (ownTracking, fallbackTracking) = (tracking + kerning, tracking + kerning)
    } else {
      ownTracking = cascade.tracking.points(atSize: pointSize) + kerning
      fallbackTracking = kerning
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
