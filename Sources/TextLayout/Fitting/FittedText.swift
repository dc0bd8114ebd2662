import AuditModel

/// One line as it is set: the clusters before and after an ellipsis.
struct FittedLine: Sendable, Hashable {
  /// The clusters at the line's beginning.
  var prefix: Range<Int>
  /// Whether an ellipsis stands after them.
  var hasEllipsis = false
  /// The clusters after the ellipsis; empty where there are none.
  var suffix: Range<Int>

  /// A line that is not cut.
  init(_ clusters: Range<Int>) {
    prefix = clusters
    suffix = clusters.upperBound..<clusters.upperBound
  }

  /// A line with an ellipsis between two stretches of clusters.
  init(_ prefix: Range<Int>, ellipsisBefore suffix: Range<Int>) {
    self.prefix = prefix
    self.suffix = suffix
    hasEllipsis = true
  }

  /// The line's text.
  func string(of text: TextAnalysis) -> String {
    text.text(prefix) + (hasEllipsis ? Self.ellipsis : "") + text.text(suffix)
  }

  /// U+2026.
  static let ellipsis = "\u{2026}"
}

/// A text as it is set in its room.
struct FittedText: Sendable {
  /// What became of the text.
  enum Outcome: Sendable { case whole, truncated, clipped }

  /// The lines that are shown.
  var lines: [FittedLine]
  /// What became of the text.
  var outcome: Outcome
  /// The factor to which the font shrank.
  var factor: Double
  /// Whether letter spacing tightened.
  var isTightened: Bool
  /// How many lines the whole text needs.
  var neededLines: Int
  /// The width of the widest line in points.
  var width = 0.0
}
