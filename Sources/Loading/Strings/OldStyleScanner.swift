/// Reads the tokens of an old-style property list from UTF-8, one after the other.
///
/// The grammar is CoreFoundation's (`CFOldStylePList.c`): white space is U+0009–U+000D, the space, U+2028 and U+2029;
/// comments do not nest.
struct OldStyleScanner {
  /// A string token: the text between its quotes, or the unquoted run.
  struct Token {
    /// The text's bytes, without quotes.
    var range: Range<Int>
    /// Whether the text holds backslashes.
    var hasEscapes: Bool
  }

  /// The text, which has to outlive the scanner.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position = 0
  /// Where the comment without end starts that brought `skipBlank` to the end of the text.
  private(set) var openComment: Int?
  /// The comment that `skipBlank` met last, where it belongs to what follows.
  private(set) var comment: OldStyleComment?
  /// The blank part with comments that `skipBlank` met on the line of the text before it, up to the line's end.
  private(set) var trailing: Range<Int>?
  /// Whether a search has shown that no comment ends behind the position.
  private(set) var hasNoCommentEnd = false
  /// Whether a search has shown that no conflict's other side ends behind the position.
  var hasNoConflictEnd = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all is read.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; nil at the end.
  var next: UInt8? { byte(at: position) }

  /// The byte at an offset; nil outside the text.
  func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < bytes.count ? bytes[offset] : nil }

  /// Moves over white space and comments, and keeps the comment that belongs to what follows.
  ///
  /// Comments up to the end of the line on which other text stands before them belong to that text.
  mutating func skipBlank() {
    comment = nil
    openComment = nil
    trailing = nil
    let start = position
    var isOnFirstLine = position > 0
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case Byte.lineFeed, Byte.carriageReturn:
        if isOnFirstLine, comment != nil { keepTrailing(from: start) }
        isOnFirstLine = false
        position += 1
      case Byte.tab...Byte.carriageReturn, Byte.space: position += 1
      case 0xE2 where isLineSeparator(at: position): position += 3
      case Byte.slash where skipComment(): continue
      default: return
      }
    }
    if isOnFirstLine, comment != nil { keepTrailing(from: start) }
  }

  /// Whether `skipBlank` met a comment that has an end.
  var hasMetComment: Bool { comment != nil || trailing != nil }

  /// All comments of a blank part that `skipBlank` has moved over, in file order.
  func comments(in blank: Range<Int>) -> [OldStyleComment] {
    var scanner = self
    var result: [OldStyleComment] = []
    scanner.position = blank.lowerBound
    while scanner.position < blank.upperBound {
      scanner.comment = nil
      guard bytes[scanner.position] == Byte.slash, scanner.skipComment() else {
        scanner.position += 1
        continue
      }
      if let comment = scanner.comment { result.append(comment) }
    }
    return result
  }

  /// Reads a quoted or unquoted string; nil where the next byte starts none.
  mutating func readString() throws(StringsFault) -> Token? {
    guard let first = next else { return nil }
    if first == Byte.quote || first == Byte.apostrophe { return try readQuoted(first) }
    let start = position
    while position < bytes.count, Self.isUnquoted[Int(bytes[position])] { position += 1 }
    return position == start ? nil : Token(range: start..<position, hasEscapes: false)
  }

  /// Whether a byte can stand in a string without quotes: a letter, a digit or one of `_ $ / : . -`.
  static func canBeUnquoted(_ byte: UInt8) -> Bool { isUnquoted[Int(byte)] }

  /// Whether U+2028 or U+2029 stands at an offset.
  func isLineSeparator(at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  private mutating func readQuoted(_ quote: UInt8) throws(StringsFault) -> Token {
    let start = position + 1
    var index = start
    var hasEscapes = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        position = index + 1
        return Token(range: start..<index, hasEscapes: hasEscapes)
      }
      if byte == Byte.backslash {
        hasEscapes = true
        index += 1
      }
      index += 1
    }
    position = bytes.count
    throw StringsFault(.unterminatedString, at: start - 1)
  }

  /// Gives the comments met from an offset on to the text before them, unless they begin their line.
  private mutating func keepTrailing(from start: Int) {
    guard isBehindText(start) else { return }
    trailing = start..<position
    comment = nil
  }

  /// Whether something other than spaces stands before an offset on its line.
  private func isBehindText(_ offset: Int) -> Bool {
    var index = offset - 1
    while let byte = byte(at: index), byte == Byte.space || byte == Byte.tab { index -= 1 }
    return byte(at: index).map { $0 != Byte.lineFeed && $0 != Byte.carriageReturn } ?? false
  }

  /// Moves over a comment; false where the slash starts none.
  private mutating func skipComment() -> Bool {
    switch byte(at: position + 1) {
    case Byte.slash: skipLineComment()
    case Byte.asterisk: skipBlockComment()
    default: return false
    }
    return true
  }

  private mutating func skipLineComment() {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Byte.lineFeed || byte == Byte.carriageReturn || (byte == 0xE2 && isLineSeparator(at: position)) {
        break
      }
      position += 1
    }
    let added = OldStyleComment(range: start..<position, isLine: true)
    comment = comment?.joined(with: added, in: bytes) ?? added
  }

  private mutating func skipBlockComment() {
    let start = position
    // A missing end is searched only once, or many open comments would cost a pass over the text each.
    position = hasNoCommentEnd ? bytes.count : position + 2
    while position < bytes.count {
      if bytes[position] == Byte.asterisk, byte(at: position + 1) == Byte.slash {
        comment = OldStyleComment(range: start + 2..<position, isLine: false)
        position += 2
        return
      }
      position += 1
    }
    position = bytes.count
    hasNoCommentEnd = true
    openComment = start
  }

  private static let isUnquoted: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$/:.-".utf8 { table[Int(byte)] = true }
    return table
  }()
}
