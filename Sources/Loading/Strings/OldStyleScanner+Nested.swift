extension OldStyleScanner {
  /// Moves over a value of any kind: a string, `{…}`, `(…)` or `<…>`.
  mutating func skipValue(depth: Int) throws(StringsFault) {
    guard depth < OldStyleParser.depthLimit else { throw StringsFault(.tooDeep, at: position) }
    switch next {
    case Byte.openBrace: try skipDictionary(depth: depth)
    case Byte.openParenthesis: try skipArray(depth: depth)
    case Byte.less: try skipData()
    default: guard try readString() != nil else { throw fault(.missingValue, at: position) }
    }
  }

  /// A fault with what stands at its place; a comment without end is itself the fault.
  func fault(_ kind: StringsFault.Kind, at offset: Int) -> StringsFault {
    if isAtEnd, let openComment { return StringsFault(.unterminatedComment, at: openComment) }
    var fault = StringsFault(kind, at: offset)
    fault.found = description(at: position)
    return fault
  }

  private mutating func skipDictionary(depth: Int) throws(StringsFault) {
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

  private mutating func skipArray(depth: Int) throws(StringsFault) {
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

  private mutating func skipData() throws(StringsFault) {
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

  private mutating func expect(_ byte: UInt8, else kind: StringsFault.Kind) throws(StringsFault) {
    guard next == byte else { throw fault(kind, at: position) }
    position += 1
  }

  /// The character at an offset, for a message; nil at the end.
  private func description(at offset: Int) -> String? {
    guard offset < bytes.count else { return nil }
    let scalars = String(decoding: bytes[offset..<min(offset + 16, bytes.count)], as: UTF8.self).unicodeScalars
    return scalars.first.map { $0.isVisible ? "'\($0)'" : $0.codePointName }
  }
}
