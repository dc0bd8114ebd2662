import CTextEngine

/// Advances and glyph counts of each cluster, gathered from runs.
struct ClusterAdvances {
  /// Advances in the font's own face, in 2⁻²⁴ em.
  private(set) var own: [Int]
  /// Advances in fallback faces, in 2⁻²⁴ em.
  private(set) var fallback: [Int]
  /// Glyphs with an advance in the font's own face.
  private(set) var ownGlyphs: [Int32]
  /// Glyphs with an advance in fallback faces.
  private(set) var fallbackGlyphs: [Int32]

  private let clusterOfUnit: [Int32]

  /// No advances yet.
  init(_ text: TextAnalysis) {
    own = [Int](repeating: 0, count: text.clusterCount)
    (fallback, ownGlyphs) = (own, [Int32](repeating: 0, count: text.clusterCount))
    fallbackGlyphs = ownGlyphs
    var clusters = [Int32](repeating: 0, count: text.units.count)
    for cluster in 0..<text.clusterCount {
      for unit in text.units(of: cluster..<cluster + 1) { clusters[unit] = Int32(truncatingIfNeeded: cluster) }
    }
    clusterOfUnit = clusters
  }

  /// Adds a run; where one shaped unit spans several grapheme clusters (a ligature), they share its advance.
  mutating func add(_ run: ShapedRun) {
    let glyphs = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
    var position = 0
    while position < glyphs.count {
      let start = Int(glyphs[position].cluster)
      var (advance, count) = (0, Int32(0))
      while position < glyphs.count, Int(glyphs[position].cluster) == start {
        advance += Self.emFraction(glyphs[position].advance, of: run.face.face)
        count += glyphs[position].advance == 0 ? 0 : 1
        position += 1
      }
      let end = position < glyphs.count ? Int(glyphs[position].cluster) : run.range.upperBound
      share(advance, count, among: start..<max(end, start + 1), of: run)
    }
  }

  private mutating func share(_ advance: Int, _ count: Int32, among units: Range<Int>, of run: ShapedRun) {
    guard run.range.contains(units.lowerBound), run.range.contains(units.upperBound - 1) else { return }
    let first = Int(clusterOfUnit[units.lowerBound])
    let last = Int(clusterOfUnit[units.upperBound - 1])
    let parts = last - first + 1
    for cluster in first...last {
      let part = cluster == last ? advance - advance / parts * (parts - 1) : advance / parts
      let glyphs = cluster == first ? count : 0
      if run.face.isPrimary {
        own[cluster] += part
        ownGlyphs[cluster] += glyphs
      } else {
        fallback[cluster] += part
        fallbackGlyphs[cluster] += glyphs
      }
    }
  }

  /// An advance in 2⁻²⁴ em; beyond 64 em, which only a broken font has, it is cut.
  private static func emFraction(_ advance: Int32, of face: FontFace) -> Int {
    let limit = 64 << 24
    return min(max((Int(advance) << 24) / face.unitsPerEm, -limit), limit)
  }
}
