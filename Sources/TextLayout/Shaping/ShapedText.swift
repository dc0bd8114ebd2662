import AuditModel

/// A text shaped once: for every size, the width of any stretch of clusters is a difference of prefix sums.
final class ShapedText: Sendable {
  /// The clusters, line breaks and directions.
  let analysis: TextAnalysis
  /// The faces that shaped it.
  let faces: [LoadedFace]
  /// The clusters for which no face at hand has all glyphs.
  let missing: [Int]
  /// Advances of the font's own glyphs before each cluster, in 2⁻²⁴ em.
  private let own: [Int]
  /// Advances of fallback glyphs before each cluster, in 2⁻²⁴ em.
  private let fallback: [Int]
  /// How many of the font's own glyphs with an advance stand before each cluster.
  private let ownGlyphs: [Int32]
  /// How many fallback glyphs with an advance stand before each cluster.
  private let fallbackGlyphs: [Int32]

  /// Shapes a text.
  init(_ text: String, locale: LocaleTag?, stack: FaceStack, withLineBreaks: Bool = true) {
    let analysis = TextAnalysis(text, locale: locale, withLineBreaks: withLineBreaks)
    let (runs, missing) = TextShaper(stack: stack, locale: locale).shape(analysis)
    var sums = ClusterAdvances(analysis)
    for run in runs { sums.add(run) }
    self.analysis = analysis
    self.missing = missing
    own = Self.prefixSums(sums.own)
    fallback = Self.prefixSums(sums.fallback)
    ownGlyphs = Self.prefixSums(sums.ownGlyphs)
    fallbackGlyphs = Self.prefixSums(sums.fallbackGlyphs)
    var seen: Set<ObjectIdentifier> = []
    faces = runs.map(\.face).filter { seen.insert(ObjectIdentifier($0.face)).inserted }
  }

  /// The number of grapheme clusters.
  var count: Int { analysis.clusterCount }

  /// The width of some clusters in points.
  func width(_ clusters: Range<Int>, at scale: TextScale) -> Double {
    let (start, end) = (clusters.lowerBound, clusters.upperBound)
    let ownWidth = Double(own[end] - own[start]) * scale.ownFactor
    let fallbackWidth = Double(fallback[end] - fallback[start]) * scale.fallbackFactor
    let tracked = Double(ownGlyphs[end] - ownGlyphs[start]) * scale.ownTracking
    let otherTracked = Double(fallbackGlyphs[end] - fallbackGlyphs[start]) * scale.fallbackTracking
    return ownWidth + fallbackWidth + tracked + otherTracked
  }

  /// The clusters of each paragraph, without the line feed that ends it.
  var paragraphs: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for cluster in 0..<count where analysis.isNewline(cluster) {
      ranges.append(start..<cluster)
      start = cluster + 1
    }
    if start < count || ranges.isEmpty { ranges.append(start..<count) }
    return ranges
  }

  /// The end of some clusters without the white space that hangs there.
  func trimmedEnd(_ clusters: Range<Int>) -> Int {
    var end = clusters.upperBound
    while end > clusters.lowerBound, analysis.isSpace(end - 1) { end -= 1 }
    return end
  }

  private static func prefixSums<Number: FixedWidthInteger>(_ values: [Number]) -> [Number] {
    var sum: Number = 0
    return [0]
      + values.map { value in
        sum &+= value
        return sum
      }
  }
}
