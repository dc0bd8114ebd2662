internal import FormatStrings

/// Splits a text into what a pseudo-translation may change and what it must not.
struct TextTokenizer {
  private let text: String
  private let bytes: String.UTF8View
  /// Whether the text is surely a format, so that "50% of" in it takes an argument.
  private let isFormat: Bool
  private var index: String.Index
  private var start: String.Index
  private var pieces: [TextPiece] = []

  /// The parts of a text in its order; joined they are the text.
  static func pieces(of text: String) -> [TextPiece] {
    var native = text
    native.makeContiguousUTF8()
    var tokenizer = TextTokenizer(native)
    tokenizer.tokenize()
    return tokenizer.pieces
  }

  private init(_ text: String) {
    self.text = text
    bytes = text.utf8
    index = bytes.startIndex
    start = index
    isFormat = FormatString(text).isCertain
  }

  private mutating func tokenize() {
    while index < bytes.endIndex {
      guard let (kind, end) = nextPiece() else {
        index = bytes.index(after: index)
        continue
      }
      endWords()
      pieces.append(TextPiece(kind: kind, text: text[index..<end]))
      index = end
      start = end
    }
    endWords()
  }

  private mutating func endWords() {
    if start < index { pieces.append(TextPiece(kind: .words, text: text[start..<index])) }
  }

  /// What starts here and must not change, with its end; nil if words continue.
  private func nextPiece() -> (TextPiece.Kind, String.Index)? {
    if bytes[index] == UInt8(ascii: "%") { return percent() }
    guard let end = bytes.endOfMarkup(at: index) ?? address() else { return nil }
    return (.fixed, endOfDirectives(upTo: end))
  }

  /// An address starts only where a word does, or after something fixed.
  private func address() -> String.Index? {
    guard bytes[index].isWordByte else { return nil }
    if index > start, bytes[bytes.index(before: index)].isAddressByte { return nil }
    return bytes.endOfAddress(at: index)
  }

  /// The end of what is fixed, moved after a specifier that starts in it.
  private func endOfDirectives(upTo end: String.Index) -> String.Index {
    guard let percent = bytes[index..<end].firstIndex(of: UInt8(ascii: "%")) else { return end }
    var parser = FormatSpecifierParser(text, at: percent)
    var last = end
    while parser.index < end, parser.specifier() != nil {
      last = max(last, parser.index)
      _ = parser.literal()
    }
    return last
  }

  private func percent() -> (TextPiece.Kind, String.Index) {
    let next = bytes.index(after: index)
    if let end = bytes.endOfNamedPlaceholder(afterPercent: next) { return (.fixed, end) }
    var parser = FormatSpecifierParser(text, at: index)
    guard let specifier = parser.specifier(), specifier.argument == nil else {
      return (isFormat ? .fixed : .percent, parser.index)
    }
    // What ends a specifier that takes nothing may itself start something, such as a tag.
    let last = bytes[bytes.index(before: parser.index)]
    let isOther = specifier.text.utf8.count > 1 && last < 0x80 && !last.isLetter && last != UInt8(ascii: "%")
    return (.percent, isOther ? bytes.index(before: parser.index) : parser.index)
  }
}

/// A part of a text, by how it may change.
struct TextPiece: Equatable {
  /// How a part may change.
  enum Kind {
    /// Letters, which may be changed.
    case words
    /// A percent sign that takes no argument, with what belongs to it: it stays, but does not separate words.
    case percent
    /// A placeholder, markup, an address, an escape or a line break: it stays, and occurs once.
    case fixed
  }

  /// How it may change.
  var kind: Kind
  /// The part.
  var text: Substring
}
