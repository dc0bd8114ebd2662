/// Splits a text into literals, each with the specifier that follows it.
struct FormatPieces: Sequence, IteratorProtocol {
  /// A literal text with what follows it.
  struct Piece {
    /// The text up to the percent sign.
    var literal: Substring
    /// Where the specifier or `%arg` is; empty at the end of the text.
    var range: Range<String.Index>
    /// The specifier; nil for `%arg` and at the end of the text.
    var specifier: FormatSpecifier?
  }

  private var parser: FormatSpecifierParser
  private let readsReference: Bool
  private var isAtEnd = false

  /// The pieces of a text; `%arg` is one of its own in a String Catalog's substitutions.
  init(_ text: String, readsReference: Bool = false) {
    parser = FormatSpecifierParser(text)
    self.readsReference = readsReference
  }

  /// The next piece; nil after the rest of the text.
  mutating func next() -> Piece? {
    guard !isAtEnd else { return nil }
    let literal = parser.literal()
    let start = parser.index
    let isReference = readsReference && parser.skip("%arg")
    let specifier = isReference ? nil : parser.specifier()
    isAtEnd = !isReference && specifier == nil
    return Piece(literal: literal, range: start..<parser.index, specifier: specifier)
  }
}
