/// Words between two fixed parts of a text, or between such a part and an end.
struct TextRun {
  /// The parts, none of them fixed.
  var pieces: [TextPiece] = []
  /// Whether something fixed stands directly before.
  var followsFixed = false

  /// The words as they are.
  var text: String { pieces.map(\.text).joined() }

  /// The words without a directive in them: every percent sign that could start one is a full-width one.
  var textWithoutDirectives: String {
    pieces.map { piece in
      let isPercent = piece.kind == .percent && piece.text != "%%"
      return isPercent ? piece.text.replacing("%", with: "％") : piece.text
    }.joined()
  }

  /// Whether there is a letter or a digit among the words.
  var hasLetters: Bool {
    pieces.contains { piece in
      piece.kind == .words
        && piece.text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
  }

  /// The words without what surrounds them: white space, and quotes and brackets that enclose the fixed part beside.
  func core(precedesFixed: Bool) -> Range<Int> {
    let scalars = Array(text.unicodeScalars)
    var lower = 0
    var upper = scalars.count
    if followsFixed { while lower < upper, scalars[lower].closes, !scalars.isLetter(at: lower + 1) { lower += 1 } }
    if precedesFixed { while lower < upper, scalars[upper - 1].opens { upper -= 1 } }
    while lower < upper, scalars[lower].properties.isWhitespace { lower += 1 }
    while lower < upper, scalars[upper - 1].properties.isWhitespace { upper -= 1 }
    return lower..<upper
  }
}

extension Unicode.Scalar {
  /// Whether it closes what stands before it.
  fileprivate var closes: Bool { properties.generalCategory == .closePunctuation || isQuote }

  /// Whether it opens what stands behind it.
  fileprivate var opens: Bool { properties.generalCategory == .openPunctuation || isQuote }

  private var isQuote: Bool {
    self == "\"" || [.initialPunctuation, .finalPunctuation].contains(properties.generalCategory)
  }
}

extension [Unicode.Scalar] {
  fileprivate func isLetter(at index: Int) -> Bool { indices.contains(index) && self[index].properties.isAlphabetic }
}
