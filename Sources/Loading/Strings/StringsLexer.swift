import Utilities

/// Reads the tokens of an old-style property list from UTF-8.
///
/// The grammar is CoreFoundation's (`CFOldStylePList.c`): white space is U+0009–U+000D, the space, U+2028 and U+2029;
/// comments do not nest.
struct StringsLexer {
  /// How deep values may be nested, as in CoreFoundation.
  static let depthLimit = 512

  /// A string token: the text between its quotes, or the unquoted run.
  struct Token {
    /// The text's bytes, without quotes.
    var range: Range<Int>
    /// Whether the text contains backslashes.
    var hasEscapes: Bool
  }

  /// The text, which has to outlive the scanner.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position = 0
  /// The start of the unterminated comment that took `skipBlank` to the end of the text.
  private(set) var openComment: Int?
  /// The last comment that `skipBlank` read, if it belongs to what follows.
  private(set) var comment: StringsComment?
  /// The blank part with comments that follows the previous text on its line.
  private(set) var trailing: Range<Int>?
  /// Whether a search has shown that no comment ends after the position.
  private(set) var hasNoCommentEnd = false
  /// Whether a search has shown that no conflict's other side ends after the position.
  var hasNoConflictEnd = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether everything has been read.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; nil at the end.
  var next: UInt8? { byte(at: position) }

  /// The byte at an offset; nil outside the text.
  func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < bytes.count ? bytes[offset] : nil }

  /// Moves over white space and comments, and keeps the comment that belongs to what follows.
  ///
  /// Comments that follow other text on its line belong to that text.
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

  /// Whether `skipBlank` read a terminated comment.
  var hasMetComment: Bool { comment != nil || trailing != nil }

  /// All comments of a blank part that `skipBlank` has moved over, in file order.
  func comments(in blank: Range<Int>) -> [StringsComment] {
    var scanner = self
    var result: [StringsComment] = []
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

  /// Reads a quoted or unquoted string; nil if the next byte does not start one.
  mutating func readString() throws(StringsSyntaxError) -> Token? {
    guard let first = next else { return nil }
    if first == Byte.quote || first == Byte.apostrophe { return try readQuoted(first) }
    let start = position
    while position < bytes.count, Self.isUnquoted[Int(bytes[position])] { position += 1 }
    return position == start ? nil : Token(range: start..<position, hasEscapes: false)
  }

  /// Whether a byte can occur in a string without quotes: a letter, a digit or one of `_ $ / : . -`.
  static func canBeUnquoted(_ byte: UInt8) -> Bool { isUnquoted[Int(byte)] }

  /// Whether U+2028 or U+2029 is at an offset.
  func isLineSeparator(at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  private mutating func readQuoted(_ quote: UInt8) throws(StringsSyntaxError) -> Token {
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
    throw StringsSyntaxError(.unterminatedString, at: start - 1)
  }

  /// Assigns the comments after an offset to the text before them, unless they begin their line.
  private mutating func keepTrailing(from start: Int) {
    guard isBehindText(start) else { return }
    trailing = start..<position
    comment = nil
  }

  /// Whether something other than spaces precedes an offset on its line.
  private func isBehindText(_ offset: Int) -> Bool {
    var index = offset - 1
    while let byte = byte(at: index), byte == Byte.space || byte == Byte.tab { index -= 1 }
    return byte(at: index).map { $0 != Byte.lineFeed && $0 != Byte.carriageReturn } ?? false
  }

  /// Moves over a comment; false if the slash does not start one.
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
    let added = StringsComment(range: start..<position, isLine: true)
    comment = comment?.joined(with: added, in: bytes) ?? added
  }

  private mutating func skipBlockComment() {
    let start = position
    // A missing end is searched only once, or many open comments would cost a pass over the text each.
    position = hasNoCommentEnd ? bytes.count : position + 2
    while position < bytes.count {
      if bytes[position] == Byte.asterisk, byte(at: position + 1) == Byte.slash {
        comment = StringsComment(range: start + 2..<position, isLine: false)
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

extension StringsLexer {
  /// Moves over a value of any kind: a string, `{…}`, `(…)` or `<…>`.
  mutating func skipValue(depth: Int) throws(StringsSyntaxError) {
    guard depth < Self.depthLimit else { throw StringsSyntaxError(.tooDeep(limit: Self.depthLimit), at: position) }
    switch next {
    case Byte.openBrace: try skipDictionary(depth: depth)
    case Byte.openParenthesis: try skipArray(depth: depth)
    case Byte.less: try skipData()
    default: guard try readString() != nil else { throw fault(.missingValue, at: position) }
    }
  }

  /// A fault with what was found at its position; an unterminated comment is itself the fault.
  func fault(_ kind: StringsSyntaxError.Kind, at offset: Int) -> StringsSyntaxError {
    if isAtEnd, let openComment { return StringsSyntaxError(.unterminatedComment, at: openComment) }
    var fault = StringsSyntaxError(kind, at: offset)
    fault.found = description(at: position)
    return fault
  }

  private mutating func skipDictionary(depth: Int) throws(StringsSyntaxError) {
    position += 1
    skipBlank()
    while try readString() != nil {
      skipBlank()
      if next == Byte.equals {
        position += 1
        skipBlank()
        try skipValue(depth: depth + 1)
        skipBlank()
      }
      guard next == Byte.semicolon else { throw fault(.missingSemicolon, at: position) }
      position += 1
      skipBlank()
    }
    try expect(Byte.closeBrace, else: .unclosedDictionary)
  }

  private mutating func skipArray(depth: Int) throws(StringsSyntaxError) {
    position += 1
    skipBlank()
    while let byte = next, byte != Byte.closeParenthesis {
      try skipValue(depth: depth + 1)
      skipBlank()
      guard next == Byte.comma else { break }
      position += 1
      skipBlank()
    }
    try expect(Byte.closeParenthesis, else: .unclosedArray)
  }

  private mutating func skipData() throws(StringsSyntaxError) {
    position += 1
    while let byte = next, byte != Byte.greater {
      if byte == Byte.space || (Byte.tab...Byte.carriageReturn).contains(byte) {
        position += 1
      } else if Byte.hexValue(byte) != nil, let second = self.byte(at: position + 1), Byte.hexValue(second) != nil {
        position += 2
      } else {
        throw fault(.badData, at: position)
      }
    }
    try expect(Byte.greater, else: .badData)
  }

  private mutating func expect(_ byte: UInt8, else kind: StringsSyntaxError.Kind) throws(StringsSyntaxError) {
    guard next == byte else { throw fault(kind, at: position) }
    position += 1
  }

  /// The character at an offset, for a message; nil at the end.
  private func description(at offset: Int) -> String? {
    guard offset < bytes.count else { return nil }
    let scalars = String(decoding: bytes[offset..<min(offset + 16, bytes.count)], as: UTF8.self).unicodeScalars
    return scalars.first.map { $0.isVisible ? "'\($0)'" : $0.codePoint }
  }
}

/// A comment of an old-style property list, as a range of its text.
struct StringsComment {
  /// The bytes between `/*` and `*/`, or from `//` to the end of the line.
  var range: Range<Int>
  /// Whether it is a line comment, or several that follow one another.
  var isLine: Bool

  /// Both joined if they are line comments on adjacent lines; else the later one.
  func joined(with next: StringsComment, in bytes: UnsafeBufferPointer<UInt8>) -> StringsComment {
    let between = bytes[range.upperBound..<next.range.lowerBound]
    let breaks = between.count { $0 == Byte.lineFeed }
    guard isLine, next.isLine, breaks <= 1 else { return next }
    return StringsComment(range: range.lowerBound..<next.range.upperBound, isLine: true)
  }

  /// The words without delimiters and outer white space.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard isLine else { return String.trimmed(bytes[range]) }
    let lines = bytes[range].split { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    return lines.map { String.trimmed($0.drop { $0 != Byte.slash }.dropFirst(2)) }.joined(separator: "\n")
  }
}
