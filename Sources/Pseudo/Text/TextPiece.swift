/// A part of a text, by what may become of it.
struct TextPiece: Equatable {
  /// What may become of a part.
  enum Kind {
    /// Letters, which may be changed.
    case words
    /// A percent sign that takes no argument, with what belongs to it: it stays, but is no border between words.
    case percent
    /// A placeholder, markup, an address, an escape or a line break: it stays, and stands once.
    case fixed
  }

  /// What may become of it.
  var kind: Kind
  /// The part.
  var text: Substring
}
