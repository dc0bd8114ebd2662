import AuditModel
import CTextEngine
import PlatformData

/// A stretch of text in one face, script and direction, shaped in font units.
struct ShapedRun: Sendable {
  /// The face.
  let face: LoadedFace
  /// The units of the text that it covers.
  let range: Range<Int>
  /// The bidi level.
  let level: UInt8
  /// The glyphs in visual order.
  let glyphs: [Glyph]

  /// Whether the run reads from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }
}

/// Splits a text by paragraph, direction, script and face, and shapes each part.
struct TextShaper {
  private struct Item {
    var face: LoadedFace
    var range: Range<Int>
    var level: UInt8
    var script: UInt32
  }

  /// The faces to choose from.
  let stack: FaceStack
  /// The language of the text.
  let locale: LocaleTag?

  /// The runs in logical order, and the clusters for which no face has all glyphs.
  func shape(_ text: TextAnalysis) -> (runs: [ShapedRun], missing: [Int]) {
    let (items, missing) = itemize(text)
    let runs = items.map { item in
      let glyphs = item.face.face.shape(
        text.shapedUnits, item.range, script: item.script, isRightToLeft: item.level % 2 == 1,
        language: locale?.identifier)
      return ShapedRun(
        face: item.face, range: item.range, level: item.level, glyphs: fitted(glyphs, of: item.face, text.shapedUnits))
    }
    return (runs, missing)
  }

  /// The glyphs with the advances that the system font's model gives them.
  private func fitted(_ glyphs: [Glyph], of face: LoadedFace, _ units: [UInt16]) -> [Glyph] {
    guard face.isPrimary, let model = stack.systemModel else { return glyphs }
    let unitsPerEm = Double(face.face.unitsPerEm)
    return glyphs.map { glyph in
      guard glyph.advance != 0, units.indices.contains(Int(glyph.cluster)) else { return glyph }
      var fitted = glyph
      fitted.advance += Int32((model.addition(to: units[Int(glyph.cluster)]) * unitsPerEm).rounded())
      return fitted
    }
  }

  private func itemize(_ text: TextAnalysis) -> (items: [Item], missing: [Int]) {
    var items: [Item] = []
    var missing: [Int] = []
    var fallbacks: [UInt32: [FontStandIn]] = [:]
    for cluster in 0..<text.clusterCount where !text.isNewline(cluster) {
      let range = text.units(of: cluster..<cluster + 1)
      let script = text.scripts[range.lowerBound]
      let found = face(for: text.scalars(of: cluster), script: script, &fallbacks)
      if found == nil { missing.append(cluster) }
      guard let face = found ?? stack.primary else { continue }
      append(Item(face: face, range: range, level: text.levels[range.lowerBound], script: script), to: &items)
    }
    return (items, missing)
  }

  private func append(_ item: Item, to items: inout [Item]) {
    guard let last = items.last, last.face.face === item.face.face, last.level == item.level,
      last.script == item.script, last.range.upperBound == item.range.lowerBound
    else { return items.append(item) }
    items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
  }

  /// The first face that has every glyph of a cluster; what shows nothing goes anywhere.
  private func face(
    for cluster: [Unicode.Scalar], script: UInt32, _ fallbacks: inout [UInt32: [FontStandIn]]
  ) -> LoadedFace? {
    func covers(_ loaded: LoadedFace) -> Bool {
      cluster.allSatisfy { loaded.face.covers($0) || te_is_ignorable($0.value) }
    }
    if stack.startsWithOwnFace(for: script), let own = stack.primary, covers(own) { return own }
    let standIns = fallbacks[script] ?? stack.fallbacks(script: script, language: locale?.identifier)
    fallbacks[script] = standIns
    return standIns.lazy.compactMap(stack.load).first(where: covers)
  }
}
