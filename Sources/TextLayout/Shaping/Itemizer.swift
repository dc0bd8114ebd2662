/// Splits a text by direction, script and face.
struct Itemizer {
  /// The faces to choose from.
  let faces: FontFaces
  /// The language's tag.
  let language: String?

  /// The items in logical order, and the clusters for which no face has all glyphs.
  func items(of text: TextAnalysis) -> (items: [TextItem], missing: [Int]) {
    text.shapedUnits.withUnsafeBufferPointer { items(of: text, $0) }
  }

  private func items(
    of text: TextAnalysis, _ units: UnsafeBufferPointer<UInt16>
  ) -> (items: [TextItem], missing: [Int]) {
    var items: [TextItem] = []
    var missing: [Int] = []
    for cluster in 0..<text.clusterCount where !text.isNewline(cluster) {
      let range = text.units(of: cluster..<cluster + 1)
      let script = text.scripts[range.lowerBound]
      let found = faces.face(for: UnsafeBufferPointer(rebasing: units[range]), script: script, language: language)
      if found == nil { missing.append(cluster) }
      guard let face = found ?? faces.stack.primary else { continue }
      let item = TextItem(face: face, range: range, level: text.levels[range.lowerBound], script: script)
      if let last = items.last, item.continues(last) {
        items[items.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        items.append(item)
      }
    }
    return (items, missing)
  }
}
