import CTextEngine
import PlatformData

/// A text shaped once: for every size, the width of any stretch of clusters is a difference of prefix sums.
///
/// One task at a time may use it.
final class ShapedText {
  /// The clusters, line breaks and directions.
  let analysis: TextAnalysis
  /// The clusters for which no available face has all glyphs.
  let missing: [Int]
  /// The items in logical order.
  let items: [TextItem]
  /// The sums, flags and paragraphs; they live as long as this text.
  let table: ClusterTable

  /// Where tabs go on to.
  let tabs: TabStops

  private let language: TextLanguage
  private let session: ShapingSession
  private let advances: AdvanceModel

  /// Shapes a text.
  ///
  /// Hyphens may also stand before the code units `hyphenation` (UTF-16 offsets, ascending). What is set in the same
  /// fallback faces in `sibling` is taken from there.
  init(
    _ analysis: TextAnalysis, language: TextLanguage, faces: FontFaces, session: ShapingSession,
    hyphenation: [Int] = [], tabs: TabStops = TitleStyle().stops, sibling: ShapedText? = nil, isMark: Bool = false
  ) {
    let itemizer = Itemizer(analysis, faces: faces, language: language)
    if !isMark { faces.use(itemizer.items) }
    let builder = ClusterTableBuilder(analysis, advances: faces.cascade.advances)
    builder.addHyphens(before: hyphenation)
    for cluster in itemizer.missing { builder.flags[cluster].insert(.glyphBoundary) }
    for item in itemizer.items {
      if let sibling, let range = sibling.clusters(of: item) {
        builder.copy(range, from: sibling.table)
      } else {
        builder.add(item, language, session)
      }
    }
    self.analysis = analysis
    self.tabs = tabs
    self.language = language
    self.session = session
    items = itemizer.items
    missing = itemizer.missing
    advances = faces.cascade.advances
    table = builder.table()
  }

  deinit { table.deallocate() }

  /// The item that contains a code unit; nil if none does.
  private func item(at offset: Int) -> TextItem? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low].range.contains(offset) ? items[low] : nil
  }

  /// The clusters that an item covers, where the same fallback face set them here; nil if another did.
  private func clusters(of item: TextItem) -> Range<Int>? {
    guard !item.face.isPrimary, let own = self.item(at: item.range.lowerBound), own.range == item.range,
      own.face === item.face, own.level == item.level, own.script == item.script
    else { return nil }
    return analysis.clusters(of: item.range)
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

  /// Glyphs of an item with the advances of the font that its face replaces.
  func fitted(_ glyphs: [Glyph], of item: TextItem) -> [Glyph] {
    let advances = item.face.advances(script: item.script, own: advances)
    let unitsPerEm = Double(item.face.face.unitsPerEm)
    return glyphs.map { glyph in
      guard glyph.advance != 0, analysis.shapedUnits.indices.contains(Int(glyph.cluster)) else { return glyph }
      var fitted = glyph
      let unit = analysis.shapedUnits[Int(glyph.cluster)]
      let ems = advances.corrected(Double(glyph.advance) / unitsPerEm, glyphs: 1, of: unit)
      fitted.advance = Int32((ems * unitsPerEm).rounded())
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
    if let known = table.edges[cluster, isStart: isStart] { return known }
    let change = reshaped(at: cluster, isStart: isStart)
    table.edges[cluster, isStart: isStart] = change
    return change
  }

  /// Shapes again from the position to the next one (or from the last one) that is safe to break at.
  private func reshaped(at cluster: Int, isStart: Bool) -> ClusterSum {
    let offset = Int(analysis.clusterStarts[cluster])
    guard let item = item(at: offset), item.range.lowerBound < offset else { return .zero }
    var other = cluster
    if isStart {
      repeat { other += 1 } while other < count && isUnsafe(other, in: item)
    } else {
      repeat { other -= 1 } while other > 0 && isUnsafe(other, in: item)
    }
    let clusters = isStart ? cluster..<other : other..<cluster
    let range = analysis.units(of: clusters).clamped(to: item.range)
    let context = isStart ? offset..<analysis.units.count : 0..<offset
    let whole = table.sums[clusters.upperBound] - table.sums[clusters.lowerBound]
    return sum(of: range, context: context, item) - whole
  }

  /// The advances of a part of an item that sees only some of the text.
  private func sum(of range: Range<Int>, context: Range<Int>, _ item: TextItem) -> ClusterSum {
    let advances = item.face.advances(script: item.script, own: advances)
    return analysis.shapedUnits.withUnsafeBufferPointer { text in
      withUnsafeTemporaryAllocation(of: te_unit.self, capacity: range.count) { units in
        guard let start = units.baseAddress else { return .zero }
        session.shapeUnits(text, item, range: range, context: context, language: language, into: start)
        var sum = ClusterSum.zero
        for (index, offset) in range.enumerated() {
          let ems = Double(start[index].advance) * item.face.face.emsPerUnit
          let corrected = advances.corrected(ems, glyphs: Int(start[index].glyphs), of: text[offset])
          sum.add(ems: corrected, glyphs: start[index].glyphs, isPrimary: item.face.isPrimary)
        }
        return sum
      }
    }
  }

  private func isUnsafe(_ cluster: Int, in item: TextItem) -> Bool {
    let offset = Int(analysis.clusterStarts[cluster])
    return offset > item.range.lowerBound && offset < item.range.upperBound
      && (table.flags[cluster].contains(.unsafe) || !table.flags[cluster].contains(.glyphBoundary))
  }
}
