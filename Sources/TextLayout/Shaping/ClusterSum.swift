/// The advances of the clusters before a place in a text, in units that need no point size.
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

  /// Adds a glyph cluster of a face, and `addition` ems for each of its glyphs; an advance beyond 64 em, which only a broken
  /// font has, is cut.
  mutating func add(advance: Int32, glyphs: UInt16, of face: LoadedFace, addition: Double = 0) {
    let limit = 64 * FontScale.unitsPerEm
    let share = Int(min(max(Double(advance) * face.face.emsPerUnit * FontScale.unitsPerEm, -limit), limit).rounded())
    if face.isPrimary {
      own &+= share &+ Int(addition * FontScale.unitsPerEm) &* Int(glyphs)
      ownGlyphs &+= Int32(glyphs)
    } else {
      fallback &+= share
      fallbackGlyphs &+= Int32(glyphs)
    }
  }
}
