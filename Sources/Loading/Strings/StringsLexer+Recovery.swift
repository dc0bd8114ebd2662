/// Examines the lines after a fault to find out what was intended and where to continue.
extension StringsLexer {
  /// The fault at the scanner's position, where a value's `;` was expected.
  func missingSemicolon(afterValueIn value: Range<Int>) -> StringsSyntaxError {
    if let fault = lateQuote(in: value) { return fault }
    var fault = fault(.missingSemicolon, at: value.upperBound)
    if isAtEnd || isEntryStart(position) || hasLineBreak(in: value.upperBound..<position) {
      fault.resume = value.upperBound
    } else if let close = closingQuote(from: position) {
      fault.kind = .unescapedQuote
      fault.offset = value.upperBound - 1
      fault.meantValue = value.lowerBound + 1..<close
      fault.resume = skipSpaces(from: close + 1) + 1
    }
    return fault
  }

  /// The fault of a quoted string that extends to the quote of a key on a later line, because its closing quote is missing.
  func lateQuote(in string: Range<Int>) -> StringsSyntaxError? {
    guard hasLineBreak(in: string), isEntryStart(string.upperBound - 1) else { return nil }
    var fault = StringsSyntaxError(.unterminatedString, at: string.lowerBound)
    fault.meantValue = min(string.lowerBound + 1, string.upperBound)..<lineEnd(from: string.lowerBound)
    fault.resume = string.upperBound - 1
    return fault
  }

  /// The offset of the line break at or after an offset, or the end of the text.
  func lineEnd(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] != Byte.lineFeed, bytes[index] != Byte.carriageReturn { index += 1 }
    return index
  }

  /// Whether a line break is in a range.
  func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
  }

  /// Whether an entry seems to start at an offset: a string and an equals sign on the same line.
  func isEntryStart(_ offset: Int) -> Bool {
    guard let first = byte(at: offset), let end = stringEnd(from: offset, first: first) else { return false }
    return byte(at: skipSpaces(from: end)) == Byte.equals
  }

  /// The first line after an offset on which an entry or a comment seems to start, or the end of the text.
  func nextEntryLine(after offset: Int) -> Int {
    var index = lineEnd(from: offset)
    while index < bytes.count {
      index = skipSpaces(from: index + 1)
      if isEntryStart(index) || isCommentStart(index) || byte(at: index) == Byte.closeBrace { return index }
      index = lineEnd(from: index)
    }
    return bytes.count
  }

  /// The first offset after stray text on the same line where an entry seems to start.
  func nextEntryOnLine(after offset: Int) -> Int? {
    var index = offset
    while let byte = byte(at: index), byte != Byte.lineFeed, byte != Byte.carriageReturn, byte != Byte.quote,
      byte != Byte.apostrophe, !Self.canBeUnquoted(byte)
    { index += 1 }
    return isEntryStart(index) ? index : nil
  }

  /// The last quote of a value that contains quotes without a backslash: the first on the line followed by `;`.
  func closingQuote(from offset: Int) -> Int? {
    var index = offset
    while let byte = byte(at: index), byte != Byte.lineFeed, byte != Byte.carriageReturn {
      if byte == Byte.quote, self.byte(at: skipSpaces(from: index + 1)) == Byte.semicolon { return index }
      index += byte == Byte.backslash ? 2 : 1
    }
    return nil
  }

  /// Where a conflict's other side ends, for a marker that starts it; one side is enough to know the keys that are meant.
  mutating func endOfOtherSide(from marker: Int) -> Int? {
    guard !hasNoConflictEnd, let first = byte(at: marker), first == Byte.equals || first == Byte.pipe else {
      return nil
    }
    var index = lineEnd(from: marker)
    while index < bytes.count {
      if byte(at: index + 1) == Byte.greater, MergeConflict.isMarker(at: index + 1, in: bytes) {
        return lineEnd(from: index + 1)
      }
      index = lineEnd(from: index + 1)
    }
    // A missing end is searched only once, or many open conflicts would cost a pass over the text each.
    hasNoConflictEnd = true
    return nil
  }

  private func isCommentStart(_ offset: Int) -> Bool {
    guard byte(at: offset) == Byte.slash else { return false }
    return byte(at: offset + 1) == Byte.slash || (byte(at: offset + 1) == Byte.asterisk && !hasNoCommentEnd)
  }

  private func skipSpaces(from offset: Int) -> Int {
    var index = offset
    while let byte = byte(at: index), byte == Byte.space || byte == Byte.tab { index += 1 }
    return index
  }

  /// The end of the string that starts at an offset and ends on the same line.
  private func stringEnd(from offset: Int, first: UInt8) -> Int? {
    var index = offset + 1
    guard first == Byte.quote || first == Byte.apostrophe else {
      guard Self.canBeUnquoted(first) else { return nil }
      while let byte = byte(at: index), Self.canBeUnquoted(byte) { index += 1 }
      return index
    }
    while let byte = byte(at: index), byte != Byte.lineFeed, byte != Byte.carriageReturn {
      if byte == first { return index + 1 }
      index += byte == Byte.backslash ? 2 : 1
    }
    return nil
  }
}
