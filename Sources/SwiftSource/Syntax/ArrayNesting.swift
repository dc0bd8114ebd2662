/// Counts the `[` inside each other in what may be a type, byte by byte; those in comments and texts do not count.
struct ArrayNesting {
  private enum Place { case code, text, lineComment, comment }

  /// How many are open.
  private(set) var depth = 0
  private var place = Place.code
  private var previous: UInt8 = 0

  /// Takes the next byte of a source.
  mutating func take(_ byte: UInt8) {
    let before = previous
    // A backslash after another is an escaped one.
    previous = byte == UInt8(ascii: "\\") && before == byte ? 0 : byte
    switch place {
    case .code: takeCode(byte, after: before)
    case .text:
      let isEnd = byte == UInt8(ascii: "\"") && before != UInt8(ascii: "\\")
      if isEnd || byte == UInt8(ascii: "\n") { place = .code }
    case .lineComment: if byte == UInt8(ascii: "\n") { place = .code }
    case .comment: if byte == UInt8(ascii: "/"), before == UInt8(ascii: "*") { place = .code }
    }
  }

  private mutating func takeCode(_ byte: UInt8, after before: UInt8) {
    switch byte {
    case UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "]"): depth = max(0, depth - 1)
    // No type has blocks, texts or statements in it.
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): depth = 0
    case UInt8(ascii: "\""): (depth, place) = (0, .text)
    case UInt8(ascii: "/") where before == byte: place = .lineComment
    // The asterisk does not end the comment as well.
    case UInt8(ascii: "*") where before == UInt8(ascii: "/"): (place, previous) = (.comment, 0)
    default: break
    }
  }
}
