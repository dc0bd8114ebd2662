import AuditModel

/// One line as it is set: the clusters before and after an ellipsis.
package struct FittedLine: Sendable, Hashable {
  /// The mark that is added to a line.
  enum Mark: Sendable {
    case none, ellipsis, hyphen

    /// The mark as a text; nil where there is none.
    var text: String? {
      switch self {
      case .none: nil
      case .ellipsis: FittedLine.ellipsis
      case .hyphen: FittedLine.hyphen
      }
    }
  }

  /// The clusters at the line's beginning.
  package var prefix: Range<Int>
  /// What stands after them.
  var mark: Mark
  /// The clusters after the ellipsis; empty where there are none.
  var suffix: Range<Int>

  /// A line that is not cut.
  init(_ clusters: Range<Int>, mark: Mark = .none) {
    prefix = clusters
    self.mark = mark
    suffix = clusters.upperBound..<clusters.upperBound
  }

  /// A line with an ellipsis between two stretches of clusters.
  init(_ prefix: Range<Int>, ellipsisBefore suffix: Range<Int>) {
    self.prefix = prefix
    self.suffix = suffix
    mark = .ellipsis
  }

  /// Whether the line is cut with an ellipsis.
  var hasEllipsis: Bool { mark == .ellipsis }

  /// The line's words, with its ellipsis; a hyphen at its end is drawn, but no part of the words.
  func string(of text: TextAnalysis) -> String {
    text.text(prefix) + (hasEllipsis ? Self.ellipsis : "") + text.text(suffix)
  }

  /// U+2026.
  static let ellipsis = "\u{2026}"
  /// U+2010, which UIKit draws where a word is broken (general knowledge); fonts have it as wide as U+002D.
  static let hyphen = "\u{2010}"
}

/// A text as it is set in its room: plain numbers, no text.
package struct FittedText: Sendable {
  /// What became of the text.
  package enum Outcome: Sendable { case whole, truncated, clipped }

  /// What became of the text.
  package var outcome: Outcome
  /// The number of lines that are shown.
  package var lineCount: Int
  /// The last line that is shown.
  package var lastLine: FittedLine
  /// The factor to which the font shrank.
  var factor = 1.0
  /// Whether letter spacing tightened.
  var isTightened = false
  /// Whether a line ends inside a word.
  var breaksWord = false
  /// The width that layout reserves for the widest line in points.
  package var width: Double
}
