import AuditModel

/// One typeset line: the clusters before and after an ellipsis.
package struct TypesetLine: Sendable, Hashable {
  /// The mark that is added to a line.
  enum Mark: UInt8, Sendable {
    case none, ellipsis, hyphen
  }

  // Half the size of ranges: a verdict is copied far more often than it is read.
  private var start: Int32
  private var end: Int32
  private var suffixStart: Int32
  private var suffixEnd: Int32
  /// What follows the clusters at the line's beginning.
  private(set) var mark: Mark

  /// The clusters at the line's beginning.
  package var prefix: Range<Int> { Int(start)..<Int(end) }

  /// The clusters after the ellipsis; empty if there aren't any.
  package var suffix: Range<Int> { Int(suffixStart)..<Int(suffixEnd) }

  /// A line that is not truncated.
  @inline(__always)
  init(_ clusters: Range<Int>, mark: Mark = .none) {
    self.init(clusters, mark, clusters.upperBound..<clusters.upperBound)
  }

  /// A line with an ellipsis between two stretches of clusters.
  @inline(__always)
  init(_ prefix: Range<Int>, ellipsisBefore suffix: Range<Int>) { self.init(prefix, .ellipsis, suffix) }

  @inline(__always)
  private init(_ prefix: Range<Int>, _ mark: Mark, _ suffix: Range<Int>) {
    start = Int32(truncatingIfNeeded: prefix.lowerBound)
    end = Int32(truncatingIfNeeded: prefix.upperBound)
    suffixStart = Int32(truncatingIfNeeded: suffix.lowerBound)
    suffixEnd = Int32(truncatingIfNeeded: suffix.upperBound)
    self.mark = mark
  }

  /// Whether the line is truncated with an ellipsis.
  var hasEllipsis: Bool { mark == .ellipsis }

  /// The line's words, with its ellipsis; a hyphen at its end is drawn, but no part of the words.
  func string(of text: TextAnalysis) -> String {
    text.text(prefix) + (hasEllipsis ? Self.ellipsis : "") + text.text(suffix)
  }

  /// U+2026.
  static let ellipsis = "\u{2026}"
}

/// A typeset text: plain numbers, no text.
package struct TypesetText: Sendable {
  /// What became of the text.
  package enum Outcome: UInt8, Sendable { case whole, truncated, clipped }

  /// What became of the text.
  package var outcome: Outcome
  /// Whether letter spacing tightened.
  var isTightened = false
  /// Whether a line ends inside a word.
  var breaksWord = false
  /// The number of lines that are shown.
  package var lineCount: Int
  /// The last line that is shown.
  package var lastLine: TypesetLine
  /// The factor to which the font shrank.
  var factor = 1.0

  /// A text in lines.
  @inline(__always)
  init(outcome: Outcome, lineCount: Int, lastLine: TypesetLine) {
    self.outcome = outcome
    self.lineCount = lineCount
    self.lastLine = lastLine
  }
}

/// One line of a text.
struct TextLine {
  /// The clusters, with the white space that hangs at the end.
  var clusters: Range<Int>
  /// Where what is seen ends.
  var visibleEnd: Int
  /// Whether a hyphen is added.
  var hasHyphen = false
  /// Whether the line ends inside a word.
  var breaksWord = false
  /// Whether what is seen is wider than the available width, as a single cluster can be.
  var overflows = false
  /// Whether the line is the first of its paragraph.
  var isFirst = false
  /// Whether the line is the last of its paragraph.
  var endsParagraph: Bool

  /// The clusters that are seen.
  var visible: Range<Int> { clusters.lowerBound..<visibleEnd }

  /// The line as the last one of its paragraph.
  func endingParagraph() -> TextLine {
    var line = self
    line.endsParagraph = true
    return line
  }

  /// The line as it is shown.
  var fitted: TypesetLine { TypesetLine(visible, mark: hasHyphen ? .hyphen : .none) }
}

/// How far a text has been typeset.
struct LineCursor {
  /// The paragraph in which the next line begins.
  var paragraph = 0
  /// The cluster with which the next line begins, if not with its paragraph.
  var start = 0
  /// Whether the next line is the first of its paragraph.
  var isFirst = true
}
