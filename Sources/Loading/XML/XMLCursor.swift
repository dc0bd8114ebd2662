/// A place that moves forward through UTF-8 text and counts lines and columns on its way.
struct XMLCursor {
  /// The number of bytes before the place.
  private(set) var offset = 0
  /// The place for a person.
  private(set) var position = XMLPosition()

  /// Moves forward to a place that a person is told of, or to the text's end.
  mutating func move(to target: XMLPosition, in text: [UInt8]) {
    while offset < text.count, (position.line, position.column) < (target.line, target.column) {
      move(to: offset + 1, in: text)
    }
    // A column begins with the first byte of its scalar.
    while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
  }

  /// Moves forward; a place behind is left as it is, one beyond the text stops at its end.
  mutating func move(to target: Int, in text: [UInt8]) {
    let end = min(target, text.count)
    while offset < end {
      let byte = text[offset]
      offset += 1
      let isReturn = byte == UInt8(ascii: "\r") && (offset == text.count || text[offset] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturn {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {  // not the continuation of a scalar
        position.column += 1
      }
    }
  }
}
