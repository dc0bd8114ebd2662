package import AuditModel
import CTextEngine

/// Splits a text by direction, script and face.
struct Itemizer {
  /// The text.
  let text: TextAnalysis
  /// The faces to choose from.
  let faces: FontFaces
  /// The language.
  let language: TextLanguage
  /// The items so far, in logical order.
  private(set) var items: [TextItem] = []
  /// The clusters so far for which no face has all glyphs.
  private(set) var missing: [Int] = []

  /// The items of a text.
  init(_ text: TextAnalysis, faces: FontFaces, language: TextLanguage) {
    self.text = text
    self.faces = faces
    self.language = language
    text.shapedUnits.withUnsafeBufferPointer { units in
      text.clusterStarts.withUnsafeBufferPointer { split(units, $0) }
    }
    if items.contains(where: { $0.range.count > Self.maximumItemLength }) { items = items.flatMap(parts) }
  }

  /// How many code units are shaped together at most: for stacked marks HarfBuzz takes a time that grows with
  /// the square of their number, and beyond 16 bits of them it gives up the process.
  private static let maximumItemLength = 1024

  /// How far before that a break opportunity is looked for.
  private static let breakSearch = 256

  /// An item in parts that can be shaped: at clusters if they are short enough.
  private func parts(of item: TextItem) -> [TextItem] {
    var parts: [TextItem] = []
    var rest = item
    while rest.range.count > Self.maximumItemLength {
      let start = rest.range.lowerBound
      let limit = start + Self.maximumItemLength
      let cluster = Int(text.clusterStarts[lastBreak(before: text.cluster(around: limit))])
      let isPair = text.units[limit] & 0xFC00 == 0xDC00
      let end = cluster > start ? cluster : isPair ? limit - 1 : limit
      var part = rest
      part.range = start..<end
      parts.append(part)
      rest.range = end..<item.range.upperBound
    }
    return parts + [rest]
  }

  private func lastBreak(before cluster: Int) -> Int {
    let candidates = max(cluster - Self.breakSearch, 0)...cluster
    return candidates.last { text.flags[$0].contains(.lineBreak) } ?? cluster
  }

  private mutating func split(_ units: UnsafeBufferPointer<UInt16>, _ starts: UnsafeBufferPointer<Int32>) {
    var cluster = 0
    while cluster < text.clusterCount {
      guard !text.isNewline(cluster) else { cluster += 1; continue }
      let end = stretchEnd(from: cluster, starts)
      while cluster < end { cluster = addItem(from: cluster, to: end, units, starts) }
    }
  }

  /// The end of the clusters of one script and direction.
  private func stretchEnd(from cluster: Int, _ starts: UnsafeBufferPointer<Int32>) -> Int {
    let first = Int(starts[cluster])
    var end = cluster + 1
    while end < text.clusterCount, text.scripts[Int(starts[end])] == text.scripts[first],
      text.levels[Int(starts[end])] == text.levels[first], !text.isNewline(end)
    {
      end += 1
    }
    return end
  }

  /// Adds the clusters that the font's own face sets, else those that a fallback has to; returns where they end.
  private mutating func addItem(
    from cluster: Int, to end: Int, _ units: UnsafeBufferPointer<UInt16>, _ starts: UnsafeBufferPointer<Int32>
  ) -> Int {
    let range = Int(starts[cluster])..<Int(starts[end])
    let script = text.scripts[range.lowerBound]
    if let own = faces.own(for: script) {
      let covered = range.lowerBound + own.face.covered(UnsafeBufferPointer(rebasing: units[range]))
      var next = cluster
      while next < end, Int(starts[next + 1]) <= covered { next += 1 }
      if next > cluster { return add(own, cluster..<next, starts) }
    }
    let one = UnsafeBufferPointer(rebasing: units[range.lowerBound..<Int(starts[cluster + 1])])
    let fallback = faces.fallback(for: one, script: script, language: language)
    if fallback == nil { missing.append(cluster) }
    guard let face = fallback ?? faces.cascade.primary else { return cluster + 1 }
    var next = cluster + 1
    guard fallback != nil, faces.isAskedFirst(face) else { return add(face, cluster..<next, starts) }
    while next < end {
      let one = UnsafeBufferPointer(rebasing: units[Int(starts[next])..<Int(starts[next + 1])])
      if face.face.covered(one) < one.count || faces.own(for: script)?.face.covered(one) == one.count { break }
      next += 1
    }
    return add(face, cluster..<next, starts)
  }

  private mutating func add(_ face: LoadedFace, _ clusters: Range<Int>, _ starts: UnsafeBufferPointer<Int32>) -> Int {
    let range = Int(starts[clusters.lowerBound])..<Int(starts[clusters.upperBound])
    let item = TextItem(
      face: face, range: range, level: text.levels[range.lowerBound], script: text.scripts[range.lowerBound])
    if let last = items.last, item.continues(last) {
      items[items.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      items.append(item)
    }
    return clusters.upperBound
  }
}

/// A stretch of a text in one face, script and direction: what a shaper is given, for who shapes the same text
/// elsewhere.
package struct FaceRun: Sendable, Hashable {
  /// The font file's path.
  package let file: String
  /// The face's index in a collection.
  package let index: Int
  /// The stretch in bytes of UTF-8.
  package let bytes: Range<Int>
  /// The script by its four letters.
  package let script: String
  /// Whether the stretch reads from right to left.
  package let isRightToLeft: Bool
}

/// Finds the faces that set a text, as the engine does, without measuring anything.
package struct FaceRunFinder: Sendable {
  private let library: FontLibrary

  /// A finder with the fonts of some folders, which come first, and of the platform's.
  package init(fontFolders: [String] = []) { library = FontLibrary(folders: fontFolders) }

  /// The runs of a text in logical order; stretches that no face sets are left out.
  package func runs(of text: String, locale: LocaleTag?, font: ResolvedFont) -> [FaceRun] {
    let analysis = TextAnalysis(text, locale: locale, withLineBreaks: false)
    let faces = FontFaces(cascade: FaceCascade(for: font, library: library))
    return Itemizer(analysis, faces: faces, language: TextLanguage(locale)).items.map { item in
      FaceRun(
        file: item.face.face.path, index: item.face.face.index, bytes: Self.bytes(of: item.range, in: text),
        script: FaceCascade.name(of: item.script), isRightToLeft: item.isRightToLeft)
    }
  }

  private static func bytes(of units: Range<Int>, in text: String) -> Range<Int> {
    func offset(_ unit: Int) -> Int {
      text.utf8.distance(from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: unit))
    }
    return offset(units.lowerBound)..<offset(units.upperBound)
  }
}
