/// An entry of an old-style strings file with its places in the text.
package struct StringsStatement: Sendable, Hashable {
  /// The key, unescaped.
  package var key: String
  /// The value, unescaped.
  package var value: String
  /// The offset of the key.
  package var start: Int
  /// The text of the value between its quotes, as it is written.
  package var written: Range<Int>
  /// The entry with its comment, from the start of its first line to the end of its last, as far as nothing else is on these lines.
  package var lines: Range<Int>
  /// Whether nothing else is on these lines.
  package var isAlone: Bool
}

/// Finds the entries of an old-style strings file with their places, so that they can be changed and nothing else.
package struct StringsStatements {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var lexer: StringsLexer
  private var decoder: StringsEscapeDecoder
  private var found: [StringsStatement] = []

  /// The entries of a text in UTF-8, in file order, up to the first fault; none of a property list in XML.
  package static func all(in text: [UInt8]) -> [StringsStatement] {
    text.withUnsafeBufferPointer { bytes in
      var reader = StringsStatements(bytes)
      do throws(StringsSyntaxError) { try reader.read() } catch {}
      return reader.found
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexer = StringsLexer(bytes)
    decoder = StringsEscapeDecoder(bytes)
  }

  private mutating func read() throws(StringsSyntaxError) {
    lexer.skipBlank()
    if lexer.next == Byte.openBrace { lexer.position += 1 } else { lexer.position = 0 }
    while true {
      lexer.skipBlank()
      let (start, comment) = (lexer.position, lexer.comment)
      guard let key = try lexer.readString() else { return }
      lexer.skipBlank()
      guard lexer.next == Byte.equals else { return }
      lexer.position += 1
      lexer.skipBlank()
      guard let value = try lexer.readString() else { return }
      lexer.skipBlank()
      guard lexer.next == Byte.semicolon else { return }
      lexer.position += 1
      let own = (comment.map { opening(of: $0) } ?? start)..<lexer.position
      let lines = lines(own)
      found.append(
        StringsStatement(
          key: decoder.text(of: key), value: decoder.text(of: value), start: start, written: value.range,
          lines: lines ?? own, isAlone: lines != nil))
    }
  }

  /// The offset of a comment's opening mark, two bytes before its text where that is in a block.
  private func opening(of comment: StringsComment) -> Int {
    let start = comment.range.lowerBound
    return comment.isLine ? start : max(start - 2, 0)
  }

  /// A range widened to whole lines, and to a blank line after it if one is before it; nil if anything else is on these lines.
  private func lines(_ range: Range<Int>) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    guard start == 0 || Self.isLineBreak(bytes[start - 1]) else { return nil }
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    guard end == bytes.count || Self.isLineBreak(bytes[end]) else { return nil }
    end = endOfBreak(end)
    let isAfterBlank = start == 0 || isBlankLine(before: start)
    if isAfterBlank, end < bytes.count, Self.isLineBreak(bytes[end]) { end = endOfBreak(end) }
    return start..<end
  }

  private func endOfBreak(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair = bytes[offset] == Byte.carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == Byte.lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// Whether the line before the one that starts at an offset is empty.
  private func isBlankLine(before start: Int) -> Bool {
    var index = start - 1
    if index > 0, bytes[index] == Byte.lineFeed, bytes[index - 1] == Byte.carriageReturn { index -= 1 }
    return index == 0 || index > 0 && Self.isLineBreak(bytes[index - 1])
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }
  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == Byte.lineFeed || byte == Byte.carriageReturn }
}
