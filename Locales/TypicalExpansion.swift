/// How much longer than their sources translations typically are.
///
/// Source: IBM's globalization guidelines, as quoted by the W3C, "Text size in translation" (confidence C): up to 10
/// characters 100 to 200 % more, up to 20 80 to 100 %, up to 30 60 to 80 %, up to 50 40 to 60 %, up to 70 31 to 40 %,
/// above that 30 %.
package enum TypicalExpansion {
  /// One row: the longest source, and the most that is added to it, as a share of its length.
  package struct Row: Sendable, Hashable {
    /// The longest source in characters.
    package let sourceLength: Int
    /// The most that is added, as a share of the source's length.
    package let most: Double
  }

  /// The rows, the shortest sources first; the last is for all longer ones.
  package static let rows = [
    Row(sourceLength: 10, most: 2), Row(sourceLength: 20, most: 1), Row(sourceLength: 30, most: 0.8),
    Row(sourceLength: 50, most: 0.6), Row(sourceLength: 70, most: 0.4), Row(sourceLength: .max, most: 0.3),
  ]

  /// The most characters to expect of the translation of a source with so many: never less than for a shorter source.
  package static func longestTranslation(of length: Int) -> Int {
    var longest = 0
    for row in rows {
      longest = max(longest, Int((Double(min(length, row.sourceLength)) * (1 + row.most)).rounded(.down)))
      if length <= row.sourceLength { break }
    }
    return longest
  }
}
