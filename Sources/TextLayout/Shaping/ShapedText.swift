import CTextEngine
import PlatformData

/// A text shaped once: for every size, the width of any stretch of clusters is a difference of prefix sums.
///
/// One task at a time may use it.
final class ShapedText {
  /// The clusters, line breaks and directions.
  let analysis: TextAnalysis
  /// The clusters for which no face at hand has all glyphs.
  let missing: [Int]
  /// The items in logical order.
  let items: [TextItem]
  /// The sums, flags and paragraphs; they live as long as this text.
  let table: ClusterTable

  private let language: TextLanguage
  private let session: ShapingSession
  private let model: SystemFontModel.Entry?
  private var edges: [Int: ClusterSum] = [:]

  /// Shapes a text; hyphens may also stand before the code units `hyphenation` (UTF-16 offsets, ascending).
  init(
    _ analysis: TextAnalysis, language: TextLanguage, faces: FontFaces, session: ShapingSession, hyphenation: [Int] = [],
    isMark: Bool = false
  ) {
    let itemizer = Itemizer(analysis, faces: faces, language: language)
    let (items, missing) = (itemizer.items, itemizer.missing)
    if !isMark { faces.use(items) }
    let count = analysis.clusterCount
    let sums = UnsafeMutablePointer<ClusterSum>.allocate(capacity: count + 1)
    let flags = UnsafeMutablePointer<ClusterFlags>.allocate(capacity: count + 1)
    sums.initialize(repeating: .zero, count: count + 1)
    flags.initialize(repeating: [], count: count + 1)
    Self.mark(analysis, hyphenation, flags)
    for cluster in missing { flags[cluster].insert(.glyphBoundary) }
    Self.add(items, of: analysis, language, session, faces.stack.systemModel, sums, flags)
    for cluster in 0..<count { sums[cluster + 1] = sums[cluster] + sums[cluster + 1] }
    self.analysis = analysis
    self.missing = missing
    self.items = items
    self.language = language
    self.session = session
    model = faces.stack.systemModel
    var end = count
    while end > 0, flags[end - 1].contains(.space) { end -= 1 }
    table = ClusterTable(
      sums: UnsafePointer(sums), flags: UnsafePointer(flags), paragraphs: Self.paragraphs(count, flags), count: count,
      trimmedEnd: end, hasTabs: analysis.units.contains(0x09))
  }

  deinit {
    table.sums.deallocate()
    table.flags.deallocate()
    table.paragraphs.deallocate()
  }

  /// The number of grapheme clusters.
  var count: Int { table.count }

  /// The faces that shaped it, in order of their first use.
  var faces: [LoadedFace] {
    var seen: Set<ObjectIdentifier> = []
    return items.map(\.face).filter { seen.insert(ObjectIdentifier($0.face)).inserted }
  }

  /// The advances of all clusters.
  var total: ClusterSum { table.sums[count] }

  /// Glyphs with the advances that the system font's model gives them.
  func fitted(_ glyphs: [Glyph], of face: LoadedFace) -> [Glyph] {
    guard face.isPrimary, let model else { return glyphs }
    return glyphs.map { glyph in
      guard glyph.advance != 0, analysis.shapedUnits.indices.contains(Int(glyph.cluster)) else { return glyph }
      var fitted = glyph
      let addition = model.addition(to: analysis.shapedUnits[Int(glyph.cluster)])
      fitted.advance += Int32((addition * Double(face.face.unitsPerEm)).rounded())
      return fitted
    }
  }

  // MARK: Lines that begin or end inside what was shaped together

  /// By how much the advances change where a line begins before a cluster.
  func changeAtStart(_ cluster: Int) -> ClusterSum {
    table.flags[cluster].contains(.unsafe) ? edge(at: cluster, isStart: true) : .zero
  }

  /// By how much the advances change where a line ends before a cluster.
  func changeAtEnd(_ cluster: Int) -> ClusterSum {
    table.flags[cluster].contains(.unsafe) ? edge(at: cluster, isStart: false) : .zero
  }

  private func edge(at cluster: Int, isStart: Bool) -> ClusterSum {
    let key = cluster * 2 + (isStart ? 1 : 0)
    if let known = edges[key] { return known }
    let change = reshaped(at: cluster, isStart: isStart)
    edges[key] = change
    return change
  }

  /// Shapes again from the place to the next one (or from the last one) that is safe to break at.
  private func reshaped(at cluster: Int, isStart: Bool) -> ClusterSum {
    let offset = Int(analysis.clusterStarts[cluster])
    guard let item = items.first(where: { $0.range.contains(offset) }), item.range.lowerBound < offset else {
      return .zero
    }
    var other = cluster
    if isStart {
      repeat { other += 1 } while other < count && isUnsafe(other, in: item)
    } else {
      repeat { other -= 1 } while other > 0 && isUnsafe(other, in: item)
    }
    let clusters = isStart ? cluster..<other : other..<cluster
    let range = analysis.units(of: clusters).clamped(to: item.range)
    let context = isStart ? offset..<analysis.units.count : 0..<offset
    var units = [te_unit](repeating: te_unit(), count: range.count)
    analysis.shapedUnits.withUnsafeBufferPointer { text in
      session.shapeUnits(text, item, range: range, context: context, language: language, into: &units)
    }
    var sum = ClusterSum.zero
    for (unit, character) in zip(units, analysis.shapedUnits[range]) {
      let addition = model?.addition(to: character) ?? 0
      sum.add(advance: unit.advance, glyphs: unit.glyphs, of: item.face, addition: addition)
    }
    return sum - (table.sums[clusters.upperBound] - table.sums[clusters.lowerBound])
  }

  private func isUnsafe(_ cluster: Int, in item: TextItem) -> Bool {
    let offset = Int(analysis.clusterStarts[cluster])
    return offset > item.range.lowerBound && offset < item.range.upperBound
      && (table.flags[cluster].contains(.unsafe) || !table.flags[cluster].contains(.glyphBoundary))
  }

  // MARK: Building

  private static func mark(
    _ analysis: TextAnalysis, _ hyphenation: [Int], _ flags: UnsafeMutablePointer<ClusterFlags>
  ) {
    let count = analysis.clusterCount
    for cluster in 0..<count {
      if analysis.isNewline(cluster) { flags[cluster].insert([.newline, .space, .glyphBoundary]) }
      if analysis.isSpace(cluster) { flags[cluster].insert(.space) }
      if analysis.isTab(cluster) { flags[cluster].insert(.tab) }
      if cluster > 0, analysis.mayBreak(before: cluster) {
        flags[cluster].insert(analysis.isSoftHyphen(cluster - 1) ? [.lineBreak, .hyphen] : .lineBreak)
      }
    }
    flags[count].insert([.lineBreak, .glyphBoundary])
    guard !hyphenation.isEmpty else { return }
    let offsets = Set(hyphenation)
    for cluster in 1..<max(count, 1)
    where offsets.contains(Int(analysis.clusterStarts[cluster])) && !flags[cluster].contains(.lineBreak) {
      flags[cluster].insert([.hyphen, .dictionary])
    }
  }

  /// Shapes each item and adds its advances to the cluster behind which they count.
  private static func add(
    _ items: [TextItem], of analysis: TextAnalysis, _ language: TextLanguage, _ session: ShapingSession,
    _ model: SystemFontModel.Entry?, _ sums: UnsafeMutablePointer<ClusterSum>, _ flags: UnsafeMutablePointer<ClusterFlags>
  ) {
    var cluster = 0
    let whole = 0..<analysis.units.count
    withUnsafeTemporaryAllocation(of: te_unit.self, capacity: max(analysis.units.count, 1)) { units in
      guard let units = units.baseAddress else { return }
      analysis.shapedUnits.withUnsafeBufferPointer { text in
        for item in items {
          session.shapeUnits(text, item, range: item.range, context: whole, language: language, into: units)
          for (place, offset) in item.range.enumerated() {
            while cluster + 1 < analysis.clusterCount, Int(analysis.clusterStarts[cluster + 1]) <= offset { cluster += 1 }
            let unit = units[place]
            if unit.begins_cluster {
              let addition = model?.addition(to: text[offset]) ?? 0
              sums[cluster + 1].add(advance: unit.advance, glyphs: unit.glyphs, of: item.face, addition: addition)
            }
            guard Int(analysis.clusterStarts[cluster]) == offset else { continue }
            if unit.begins_cluster { flags[cluster].insert(.glyphBoundary) }
            if unit.is_unsafe, place > 0 { flags[cluster].insert(.unsafe) }
          }
        }
      }
    }
  }

  private static func paragraphs(
    _ count: Int, _ flags: UnsafeMutablePointer<ClusterFlags>
  ) -> UnsafeBufferPointer<Range<Int>> {
    var ranges: [Range<Int>] = []
    var start = 0
    for cluster in 0..<count where flags[cluster].contains(.newline) {
      ranges.append(start..<cluster)
      start = cluster + 1
    }
    if start < count || ranges.isEmpty { ranges.append(start..<count) }
    let kept = UnsafeMutableBufferPointer<Range<Int>>.allocate(capacity: ranges.count)
    _ = kept.initialize(from: ranges)
    return UnsafeBufferPointer(kept)
  }
}
