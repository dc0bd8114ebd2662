/// The place and the reason for which a text is not JSON.
struct JSONFault: Error, Equatable {
  /// The offset in the UTF-8 text.
  var offset: Int
  /// What was found and what was expected.
  var message: String
}

/// Reads JSON tokens (RFC 8259) from UTF-8.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The offset of the next token.
  mutating func nextOffset() -> Int {
    while position < bytes.count, Self.blanks.contains(bytes[position]) { position += 1 }
    return position
  }

  /// Moves over a byte if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard nextOffset() < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Moves over a byte that has to be next.
  mutating func expect(_ byte: UInt8, _ name: String) throws(JSONFault) {
    guard take(byte) else { throw fault("expected \(name)") }
  }

  /// Throws where anything is left.
  mutating func expectEnd() throws(JSONFault) {
    guard nextOffset() == bytes.count else { throw fault("expected the end of the file") }
  }

  /// Moves over a string, a number, `true`, `false` or `null`.
  mutating func readScalar() throws(JSONFault) {
    guard nextOffset() < bytes.count else { throw fault("expected a value") }
    switch bytes[position] {
    case Byte.quote: _ = try skipString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default: try skipWord()
    }
  }

  /// Reads a string without resolving its escapes.
  mutating func readString(_ name: String) throws(JSONFault) -> String {
    guard nextOffset() < bytes.count, bytes[position] == Byte.quote else { throw fault("expected \(name)") }
    return String(decoding: bytes[try skipString()], as: UTF8.self)
  }

  private mutating func skipString() throws(JSONFault) -> Range<Int> {
    let start = position + 1
    position = start
    while position < bytes.count {
      switch bytes[position] {
      case Byte.quote:
        position += 1
        return start..<position - 1
      case Byte.backslash: try skipEscape()
      case 0..<Byte.space: throw fault("a control character in a string has to be escaped;")
      default: position += 1
      }
    }
    throw JSONFault(offset: start - 1, message: "a string has no closing quote")
  }

  private mutating func skipEscape() throws(JSONFault) {
    guard position + 1 < bytes.count else {
      position += 1
      return
    }
    guard bytes[position + 1] == UInt8(ascii: "u") else {
      guard Self.escapes.contains(bytes[position + 1]) else { throw fault("expected a known escape") }
      position += 2
      return
    }
    let start = position
    let unit = try readUnit()
    if UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == Byte.backslash,
      bytes[position + 1] == UInt8(ascii: "u"), UTF16.isTrailSurrogate(try readUnit())
    {
      return
    }
    if UTF16.isSurrogate(unit) { throw JSONFault(offset: start, message: "half of a surrogate pair stands alone") }
  }

  private mutating func readUnit() throws(JSONFault) -> UInt16 {
    let digits = bytes[min(position + 2, bytes.count)..<min(position + 6, bytes.count)].compactMap(Byte.hexValue)
    guard digits.count == 4 else { throw fault("expected four hexadecimal digits in an escape") }
    position += 6
    return digits.reduce(0) { $0 << 4 | $1 }
  }

  private mutating func skipNumber() throws(JSONFault) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let isZero = position < bytes.count && bytes[position] == UInt8(ascii: "0")
    var isNumber = skipDigits() > 0 && !(isZero && position - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1))
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      isNumber = skipDigits() > 0 && isNumber
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, "+-".utf8.contains(bytes[position]) { position += 1 }
      isNumber = skipDigits() > 0 && isNumber
    }
    if !isNumber { throw JSONFault(offset: start, message: "expected a number") }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
    return position - start
  }

  private mutating func skipWord() throws(JSONFault) {
    let word = Self.words.first { bytes[position...].starts(with: $0) }
    guard let word else { throw fault("expected a value") }
    position += word.count
  }

  private func fault(_ expectation: String) -> JSONFault {
    guard position < bytes.count else {
      return JSONFault(offset: bytes.count, message: "\(expectation), found the end of the file")
    }
    let rest = String(decoding: bytes[position..<min(position + 16, bytes.count)], as: UTF8.self).unicodeScalars
    let found = rest.first.map { $0.isVisible ? String($0) : $0.codePointName } ?? ""
    return JSONFault(offset: position, message: "\(expectation), found \(found)")
  }

  private static let blanks = Set(" \t\r\n".utf8)
  private static let escapes = Set("\"\\/bfnrt".utf8)
  private static let words = ["true", "false", "null"].map { Array($0.utf8) }
}
