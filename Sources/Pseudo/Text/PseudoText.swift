/// Makes the pseudo-translation of a text; placeholders, markup, addresses, escapes and line breaks stay as they are.
///
/// No argument of a format is used more often than in the text: only words are doubled, never a specifier. Doubled as a
/// whole, "Delete %@" would take a second argument that nobody passes, as Xcode's own double-length strings do.
package struct PseudoText {
  /// The style.
  let style: PseudoStyle

  /// The pseudo-translation of a whole text.
  package static func translation(of text: String, in style: PseudoStyle) -> String {
    PseudoText(style: style).translation(of: text, isPart: false)
  }

  /// The pseudo-translation; `isPart` says that the text is embedded in another one that has its own brackets.
  func translation(of text: String, isPart: Bool) -> String {
    switch style {
    case .bounded: isPart ? text : bounded(text)
    case .accented: changed(text) { run, _ in accented(run) }
    case .doubleLength: changed(text, doubled)
    case .rightToLeft: changed(text, reversed)
    }
  }

  /// The text with every run of words changed.
  private func changed(_ text: String, _ change: (TextRun, _ precedesFixed: Bool) -> String) -> String {
    var result = ""
    var run = TextRun()
    for piece in TextTokenizer.pieces(of: text) {
      guard piece.kind == .fixed else {
        run.pieces.append(piece)
        continue
      }
      if !run.pieces.isEmpty { result += change(run, true) }
      result += piece.text
      run = TextRun(followsFixed: true)
    }
    if !run.pieces.isEmpty { result += change(run, false) }
    return result
  }

  private func accented(_ run: TextRun) -> String {
    run.pieces.map { $0.kind == .words ? Accents.shared.accented($0.text) : String($0.text) }.joined()
  }

  private func doubled(_ run: TextRun, precedesFixed: Bool) -> String {
    // A text without letters is also doubled if it is alone: "…", "🎉".
    guard run.hasLetters || !(run.followsFixed || precedesFixed) else { return run.text }
    return replacingCore(of: run, precedesFixed) { core in
      // The copy comes first: a percent sign at the text's end stays at its end.
      core.in(run.textWithoutDirectives) + " " + core.in(run.text)
    }
  }

  private func reversed(_ run: TextRun, precedesFixed: Bool) -> String {
    guard run.hasLetters else { return run.text }
    return replacingCore(of: run, precedesFixed) { style.opening + $0.in(run.text) + style.closing }
  }

  private func replacingCore(of run: TextRun, _ precedesFixed: Bool, _ replacement: (Range<Int>) -> String) -> String {
    let core = run.core(precedesFixed: precedesFixed)
    guard !core.isEmpty else { return run.text }
    let text = run.text
    return (0..<core.lowerBound).in(text) + replacement(core) + (core.upperBound..<text.unicodeScalars.count).in(text)
  }

  /// The brackets are inside the white space, and are not repeated.
  private func bounded(_ text: String) -> String {
    let core = TextRun(pieces: [TextPiece(kind: .words, text: text[...])]).core(precedesFixed: false)
    let words = core.in(text)
    if words.isEmpty || (words.hasPrefix(style.opening) && words.hasSuffix(style.closing)) { return text }
    return (0..<core.lowerBound).in(text) + style.opening + words + style.closing
      + (core.upperBound..<text.unicodeScalars.count).in(text)
  }
}

extension Range<Int> {
  /// The code points of a text in this range.
  fileprivate func `in`(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.dropFirst(lowerBound).prefix(count))
    return String(result)
  }
}

/// Words between two fixed parts of a text, or between such a part and an end.
struct TextRun {
  /// The parts, none of them fixed.
  var pieces: [TextPiece] = []
  /// Whether something fixed directly precedes it.
  var followsFixed = false

  /// The words as they are.
  var text: String { pieces.map(\.text).joined() }

  /// The words without a specifier in them: every percent sign that could start one is a full-width one.
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

  /// The words without what surrounds them: white space, and quotes, brackets and points that belong to the adjacent
  /// fixed part.
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
  /// Whether it closes what precedes it: a bracket, a quote, the end of a sentence.
  fileprivate var closes: Bool {
    properties.generalCategory == .closePunctuation || isQuote || ".,;:!?…".unicodeScalars.contains(self)
  }

  /// Whether it opens what follows it.
  fileprivate var opens: Bool { properties.generalCategory == .openPunctuation || isQuote }

  private var isQuote: Bool {
    self == "\"" || [.initialPunctuation, .finalPunctuation].contains(properties.generalCategory)
  }
}

extension [Unicode.Scalar] {
  fileprivate func isLetter(at index: Int) -> Bool { indices.contains(index) && self[index].properties.isAlphabetic }
}
