/// The kinds of marks that end a text; a set, since one character can be of two kinds.
package struct FinalMarks: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let stop = FinalMarks(rawValue: 1 << 0)
  package static let colon = FinalMarks(rawValue: 1 << 1)
  package static let question = FinalMarks(rawValue: 1 << 2)
  package static let exclamation = FinalMarks(rawValue: 1 << 3)
  package static let semicolon = FinalMarks(rawValue: 1 << 4)
  package static let ellipsis = FinalMarks(rawValue: 1 << 5)

  /// What a text ends with: the kinds of all marks at its end, quotation marks, brackets and closing tags passed over,
  /// so that it does not matter on which side of them a full stop stands.
  package init(endOf text: String, by table: FinalMarkTable) {
    self = []
    let scalars = text.unicodeScalars
    var stops = 0
    var index = scalars.endIndex
    while index > scalars.startIndex {
      let before = scalars.index(before: index)
      let scalar = scalars[before]
      if Self.isASCIIWord(scalar) { break }
      index = before
      if let kinds = table.marks[scalar] {
        formUnion(kinds)
        stops += scalar == "." ? 1 : 0
      } else if scalar == ">", let tag = Self.closingTag(in: scalars, before: before) {
        index = tag
      } else if !Self.isPassedOver(scalar) {
        break
      }
    }
    if stops >= 3 { formUnion(.ellipsis) }
  }

  private static func isASCIIWord(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value) || scalar == "@"
  }

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || QuotationMarks.isCloser(scalar) || scalar.properties.isWhitespace
      || scalar.isInvisible
  }

  /// Where the closing tag begins whose `>` stands there; nil where it is none.
  private static func closingTag(
    in scalars: String.UnicodeScalarView, before end: String.Index
  ) -> String.Index? {
    guard let start = scalars[..<end].suffix(20).lastIndex(of: "<"), scalars[scalars.index(after: start)] == "/" else {
      return nil
    }
    return start
  }
}
