import CTextEngine
import PlatformData

/// The prefix sums and flags of a shaped text as plain memory, so that a verdict counts no references.
///
/// The memory is that of a `ShapedText`, which has to outlive it.
struct ClusterTable {
  /// The sums before each cluster and at the end: `count + 1` of them.
  let sums: UnsafePointer<ClusterSum>
  /// The flags of each position between clusters: `count + 1` of them.
  let flags: UnsafePointer<ClusterFlags>
  /// The clusters of each paragraph, without the line feed that ends it; at least one.
  let paragraphs: UnsafeBufferPointer<Range<Int>>
  /// What changes where lines begin and end, as far as it was asked.
  let edges: EdgeCache
  /// The number of grapheme clusters.
  let count: Int
  /// The end of the text without the white space that hangs there.
  let trimmedEnd: Int
  /// Whether the text has tabs, whose width depends on their position.
  let hasTabs: Bool
  /// What holds all of it.
  fileprivate let memory: UnsafeMutableRawPointer

  /// Gives the memory back.
  func deallocate() {
    edges.deallocate()
    memory.deallocate()
  }

  /// The end of some clusters without the white space that hangs there.
  @inline(__always)
  func trimmedEnd(_ clusters: Range<Int>) -> Int {
    var end = clusters.upperBound
    while end > clusters.lowerBound, flags[end - 1].contains(.space) { end -= 1 }
    return end
  }

  /// The nearest position at or before a cluster where the text may be truncated.
  @inline(__always)
  func truncationBoundary(atOrBefore cluster: Int, from start: Int) -> Int {
    var position = cluster
    while position > start, !flags[position].contains(.glyphBoundary) { position -= 1 }
    return position
  }

  /// The nearest position at or after a cluster where the text may be truncated.
  @inline(__always)
  func truncationBoundary(atOrAfter cluster: Int, to end: Int) -> Int {
    var position = cluster
    while position < end, !flags[position].contains(.glyphBoundary) { position += 1 }
    return position
  }
}

/// What was found at the positions where lines of a text began or ended, as plain memory.
///
/// Most texts never ask: there is memory for the positions once one of them is known.
struct EdgeCache {
  /// How many clusters a text may have to be remembered; of longer ones lines are looked up anew.
  private static let maximumClusterCount = 256

  private let slots: UnsafeMutablePointer<UnsafeMutablePointer<ClusterSum>?>
  private let count: Int

  /// Starts with nothing known about a text of a number of clusters; `slots` is a place for the address of what is known.
  init(count: Int, slots: UnsafeMutablePointer<UnsafeMutablePointer<ClusterSum>?>) {
    self.count = count * 2 + 2
    self.slots = slots
    slots.initialize(to: nil)
  }

  /// Gives the memory of the positions back.
  func deallocate() { slots.pointee?.deallocate() }

  /// What is known of a position.
  subscript(cluster: Int, isStart isStart: Bool) -> ClusterSum? {
    @inline(__always)
    get {
      guard let slots = slots.pointee else { return nil }
      let sum = slots[cluster * 2 + (isStart ? 1 : 0)]
      return sum.own == ClusterSum.unknown.own ? nil : sum
    }
    nonmutating set { filled()?[cluster * 2 + (isStart ? 1 : 0)] = newValue ?? .unknown }
  }

  /// The memory of the positions; nil for a text that is too long.
  private func filled() -> UnsafeMutablePointer<ClusterSum>? {
    if let known = slots.pointee { return known }
    guard count <= Self.maximumClusterCount * 2 + 2 else { return nil }
    let made = UnsafeMutablePointer<ClusterSum>.allocate(capacity: count)
    made.initialize(repeating: .unknown, count: count)
    slots.pointee = made
    return made
  }
}

/// The parts of a text's table in one block, which is allocated and deallocated as a whole.
private struct ClusterMemory {
  let start: UnsafeMutableRawPointer
  let sums: UnsafeMutablePointer<ClusterSum>
  let paragraphs: UnsafeMutableBufferPointer<Range<Int>>
  let slots: UnsafeMutablePointer<UnsafeMutablePointer<ClusterSum>?>
  let flags: UnsafeMutablePointer<ClusterFlags>

  /// Memory for a number of clusters and paragraphs; the parts follow one another by alignment.
  init(clusters: Int, paragraphs paragraphCount: Int) {
    let paragraphStart = (clusters + 1) * MemoryLayout<ClusterSum>.stride
    let slotStart = paragraphStart + paragraphCount * MemoryLayout<Range<Int>>.stride
    let flagStart = slotStart + MemoryLayout<UnsafeMutablePointer<ClusterSum>?>.stride
    start = .allocate(byteCount: flagStart + clusters + 1, alignment: MemoryLayout<ClusterSum>.alignment)
    sums = start.bindMemory(to: ClusterSum.self, capacity: clusters + 1)
    paragraphs = UnsafeMutableBufferPointer(
      start: (start + paragraphStart).bindMemory(to: Range<Int>.self, capacity: paragraphCount), count: paragraphCount)
    slots = (start + slotStart).bindMemory(to: UnsafeMutablePointer<ClusterSum>?.self, capacity: 1)
    flags = (start + flagStart).bindMemory(to: ClusterFlags.self, capacity: clusters + 1)
  }
}

/// Gathers the sums and flags of a text while its items are shaped.
struct ClusterTableBuilder {
  /// The flags of each position between clusters.
  let flags: UnsafeMutablePointer<ClusterFlags>
  private let sums: UnsafeMutablePointer<ClusterSum>
  private let memory: ClusterMemory
  private let analysis: TextAnalysis
  private let advances: AdvanceModel
  private let count: Int

  /// An empty table for a text, with what is known before any face is; `table()` has to be called.
  init(_ analysis: TextAnalysis, advances: AdvanceModel) {
    self.analysis = analysis
    self.advances = advances
    count = analysis.clusterCount
    memory = ClusterMemory(clusters: count, paragraphs: analysis.paragraphs.count)
    sums = memory.sums
    flags = memory.flags
    sums.initialize(repeating: .zero, count: count + 1)
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
    let advances = item.face.advances(script: item.script, own: advances)
    let (emsPerUnit, isPrimary) = (item.face.face.emsPerUnit, item.face.isPrimary)
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
          let ems = Double(unit.advance) * emsPerUnit
          let corrected = advances.corrected(ems, glyphs: Int(unit.glyphs), of: text[offset])
          sums[cluster + 1].add(ems: corrected, glyphs: unit.glyphs, isPrimary: isPrimary)
          guard Int(starts[cluster]) == offset else { continue }
          flags[cluster].insert(unit.is_unsafe && index > 0 ? [.glyphBoundary, .unsafe] : .glyphBoundary)
        }
      }
    }
  }

  /// The finished table; whoever takes it deallocates it.
  func table() -> ClusterTable {
    for cluster in 0..<count { sums[cluster + 1] = sums[cluster] + sums[cluster + 1] }
    var end = count
    while end > 0, flags[end - 1].contains(.space) { end -= 1 }
    _ = memory.paragraphs.initialize(from: analysis.paragraphs)
    return ClusterTable(
      sums: UnsafePointer(sums), flags: UnsafePointer(flags), paragraphs: UnsafeBufferPointer(memory.paragraphs),
      edges: EdgeCache(count: count, slots: memory.slots), count: count, trimmedEnd: end,
      hasTabs: analysis.units.contains(0x09), memory: memory.start)
  }
}
