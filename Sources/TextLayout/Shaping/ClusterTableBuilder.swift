import CTextEngine
import PlatformData

/// Gathers the sums and flags of a text while its items are shaped.
struct ClusterTableBuilder {
  /// The flags of each position between clusters.
  let flags: UnsafeMutablePointer<ClusterFlags>
  private let sums: UnsafeMutablePointer<ClusterSum>
  private let analysis: TextAnalysis
  private let model: SystemFontModel.Entry?
  private let count: Int

  /// An empty table for a text, with what is known before any face is; `table()` has to be called.
  init(_ analysis: TextAnalysis, model: SystemFontModel.Entry?) {
    self.analysis = analysis
    self.model = model
    count = analysis.clusterCount
    sums = .allocate(capacity: count + 1)
    sums.initialize(repeating: .zero, count: count + 1)
    flags = .allocate(capacity: count + 1)
    analysis.flags.withUnsafeBufferPointer { base in
      for index in base.indices { (flags + index).initialize(to: base[index]) }
    }
  }

  /// Allows hyphens before some code units (UTF-16 offsets, ascending).
  func addHyphens(before offsets: [Int]) {
    for offset in offsets {
      let cluster = analysis.clusters(of: 0..<offset).upperBound
      guard cluster > 0, cluster < count, Int(analysis.clusterStarts[cluster]) == offset,
        !flags[cluster].contains(.lineBreak)
      else { continue }
      flags[cluster].insert([.hyphen, .dictionary])
    }
  }

  /// Takes the advances of some clusters from another table of the same text.
  func copy(_ clusters: Range<Int>, from other: ClusterTable) {
    let shaped: ClusterFlags = [.glyphBoundary, .unsafe]
    for cluster in clusters {
      sums[cluster + 1] = other.sums[cluster + 1] - other.sums[cluster]
      flags[cluster].formUnion(other.flags[cluster].intersection(shaped))
    }
  }

  /// Shapes an item and adds its advances to the clusters behind which they count.
  func add(_ item: TextItem, _ language: TextLanguage, _ session: ShapingSession) {
    let starts = analysis.clusterStarts
    let additions = item.face.isPrimary ? model : nil
    withUnsafeTemporaryAllocation(of: te_unit.self, capacity: item.range.count) { units in
      guard let units = units.baseAddress else { return }
      analysis.shapedUnits.withUnsafeBufferPointer { text in
        let whole = 0..<text.count
        session.shapeUnits(text, item, range: item.range, context: whole, language: language, into: units)
        var cluster = analysis.cluster(around: item.range.lowerBound)
        for index in 0..<item.range.count {
          let offset = item.range.lowerBound + index
          while cluster + 1 < count, Int(starts[cluster + 1]) <= offset { cluster += 1 }
          let unit = units[index]
          guard unit.begins_cluster else { continue }
          let addition = additions?.addition(to: text[offset]) ?? 0
          sums[cluster + 1].add(advance: unit.advance, glyphs: unit.glyphs, of: item.face, addition: addition)
          guard Int(starts[cluster]) == offset else { continue }
          flags[cluster].insert(unit.is_unsafe && index > 0 ? [.glyphBoundary, .unsafe] : .glyphBoundary)
        }
      }
    }
  }

  /// The finished table; whoever takes it deallocates its memory.
  func table() -> ClusterTable {
    for cluster in 0..<count { sums[cluster + 1] = sums[cluster] + sums[cluster + 1] }
    var end = count
    while end > 0, flags[end - 1].contains(.space) { end -= 1 }
    let paragraphs = UnsafeMutableBufferPointer<Range<Int>>.allocate(capacity: analysis.paragraphs.count)
    _ = paragraphs.initialize(from: analysis.paragraphs)
    return ClusterTable(
      sums: UnsafePointer(sums), flags: UnsafePointer(flags), paragraphs: UnsafeBufferPointer(paragraphs),
      edges: EdgeCache(count: count), count: count,
      trimmedEnd: end, hasTabs: analysis.units.contains(0x09))
  }
}
