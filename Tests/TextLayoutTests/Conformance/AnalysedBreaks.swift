@testable import TextLayout

/// Where our own analysis of a text breaks, as offsets in code points: all that the Unicode tests see of the engine.
enum AnalysedBreaks {
  /// The places before which a line may break, the end included and the start not; by the rules of the root locale.
  static func ofLines(_ text: String) -> Set<Int> {
    let analysis = TextAnalysis(text, locale: nil)
    let clusters = (1...max(analysis.clusterCount, 1)).filter { analysis.mayBreak(before: $0) }
    return scalarOffsets(of: clusters.map { Int(analysis.clusterStarts[$0]) }, in: text)
  }

  /// The places where a grapheme cluster begins or ends.
  static func ofClusters(_ text: String) -> Set<Int> {
    scalarOffsets(of: TextAnalysis(text, locale: nil).clusterStarts.map { Int($0) }, in: text)
  }

  private static func scalarOffsets(of unitOffsets: [Int], in text: String) -> Set<Int> {
    let scalars = text.unicodeScalars
    return Set(
      unitOffsets.map { offset in
        scalars.distance(from: scalars.startIndex, to: String.Index(utf16Offset: offset, in: text))
      })
  }
}
