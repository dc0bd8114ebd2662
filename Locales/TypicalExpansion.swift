/// How much longer translations typically are than their sources.
///
/// Source: IBM's globalization guidelines, as quoted by the W3C, "Text size in translation" (confidence C): up to 10
/// characters 100 to 200 % more, up to 20 80 to 100 %, up to 30 60 to 80 %, up to 50 40 to 60 %, up to 70 31 to 40 %,
/// above that 30 %.
package enum TypicalExpansion {
  /// One row: the maximum length of a source and its maximum expansion.
  package struct Row: Sendable, Hashable {
    /// The maximum length of a source in characters.
    package let sourceLength: Int
    /// The maximum expansion as a share of the source's length.
    package let maximumExpansion: Double
  }

  /// The rows, the shortest sources first; the last is for all longer ones.
  package static let rows = [
    Row(sourceLength: 10, maximumExpansion: 2), Row(sourceLength: 20, maximumExpansion: 1),
    Row(sourceLength: 30, maximumExpansion: 0.8),
    Row(sourceLength: 50, maximumExpansion: 0.6), Row(sourceLength: 70, maximumExpansion: 0.4),
    Row(sourceLength: .max, maximumExpansion: 0.3),
  ]

  /// The maximum length to expect for the translation of a source, in characters: never less than for a shorter source.
  package static func longestTranslation(of length: Int) -> Int {
    var maximum = 0
    for row in rows {
      maximum = max(maximum, Int((Double(min(length, row.sourceLength)) * (1 + row.maximumExpansion)).rounded(.down)))
      if length <= row.sourceLength { break }
    }
    return maximum
  }
}
