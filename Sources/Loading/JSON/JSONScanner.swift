import Utilities

/// Reads JSON tokens (RFC 8259) from UTF-8.
///
/// It records faults, and continues if it is clear where the next token starts.
struct JSONScanner {
  /// How deep values may be nested, as in Foundation's decoder.
  static let depthLimit = 512

  /// The faults that the scanner recovered from, in file order.
  private(set) var faults: [JSONFault] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The offset after the token read last.
  var offset: Int { position }

  /// The offset of the next token.
  mutating func nextOffset() -> Int {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    return position
  }

  /// The first byte of the next token; nil at the end.
  mutating func peek() -> UInt8? { nextOffset() < bytes.count ? bytes[position] : nil }

  /// Records a fault and continues; throws it if there are too many.
  mutating func note(_ fault: JSONFault) throws(JSONFault) {
    guard faults.count < Self.faultLimit else { throw fault }
    faults.append(fault)
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

  /// Throws if anything is left.
  mutating func expectEnd() throws(JSONFault) {
    guard nextOffset() == bytes.count else { throw fault("expected the end of the file") }
  }

  /// Moves over a string, a number, `true`, `false` or `null`.
  mutating func readScalar() throws(JSONFault) {
    guard nextOffset() < bytes.count else { throw fault("expected a value") }
    switch bytes[position] {
    case Byte.quote: try skipString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default: try skipWord()
    }
  }

  /// Moves over a string; the range is that between its quotes.
  mutating func readStringRange(_ name: String) throws(JSONFault) -> Range<Int> {
    guard peek() == Byte.quote else { throw fault("expected \(name)") }
    return try skipString()
  }

  @discardableResult
  private mutating func skipString() throws(JSONFault) -> Range<Int> {
    let start = position + 1
    position = start
    while position < bytes.count {
      switch bytes[position] {
      case Byte.quote:
        position += 1
        return start..<position - 1
      case Byte.backslash: try skipEscape()
      case 0..<Byte.space:
        try note(fault("expected control characters in a string to be escaped"))
        position += 1
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
      if !Self.escapes.contains(bytes[position + 1]) { try note(fault("expected a valid escape sequence")) }
      // A following character of several bytes is read as usual.
      position += 2
      return
    }
    let start = position
    guard let unit = JSONEscape.unit(in: bytes, at: start) else {
      try note(fault("expected four hexadecimal digits in a Unicode escape"))
      position += 2
      return
    }
    position += 6
    guard UTF16.isSurrogate(unit) else { return }
    if UTF16.isLeadSurrogate(unit), let other = JSONEscape.unit(in: bytes, at: position), UTF16.isTrailSurrogate(other)
    {
      position += 6
      return
    }
    try note(JSONFault(offset: start, message: "unpaired surrogate in an escape"))
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
    if !isNumber { try note(JSONFault(offset: start, message: "expected a number")) }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
    return position - start
  }

  private mutating func skipWord() throws(JSONFault) {
    let word = Self.words.first { bytes[position...].starts(with: $0) }
    if let word { return position += word.count }
    let length = bytes[position...].prefix(while: Self.isWordPart).count
    guard length > 0 else { throw fault("expected a value") }
    try note(fault("expected a value"))
    position += length
  }

  /// A fault at the current offset.
  func fault(_ expectation: String) -> JSONFault {
    guard position < bytes.count else {
      return JSONFault(offset: bytes.count, message: "\(expectation), found the end of the file")
    }
    let rest = String(decoding: bytes[position..<min(position + 16, bytes.count)], as: UTF8.self).unicodeScalars
    let found = rest.first.map { $0.isVisible ? String($0) : $0.codePoint } ?? ""
    return JSONFault(offset: position, message: "\(expectation), found \(found)")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.lineFeed || byte == Byte.carriageReturn || byte == Byte.tab
  }

  /// Whether a byte belongs to a bare word such as `NaN`, `undefined` or `+1`.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The maximum number of faults; a text with more has another format.
  private static let faultLimit = 100
  private static let escapes = Set("\"\\/bfnrt".utf8)
  private static let words = ["true", "false", "null"].map { Array($0.utf8) }
}

/// Resolves the escapes of JSON strings (RFC 8259, section 7).
enum JSONEscape {
  /// The characters of a string's bytes, without its quotes.
  ///
  /// An invalid escape keeps its backslash; an unpaired surrogate is U+FFFD.
  static func resolve(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(Byte.backslash) else { return String(decoding: bytes, as: UTF8.self) }
    let source = UnsafeBufferPointer(rebasing: bytes)
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      if source[index] == Byte.backslash, let (scalar, length) = escape(in: source, at: index) {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index += length
      } else {
        result.append(source[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The UTF-16 code unit of a `\u` escape at an offset; nil if absent.
  static func unit(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == Byte.backslash, bytes[offset + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = Byte.hexValue(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The character of an escape and the number of bytes that it takes; nil if absent.
  private static func escape(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    if let unit = unit(in: bytes, at: offset) {
      if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
      guard UTF16.isLeadSurrogate(unit), let trail = self.unit(in: bytes, at: offset + 6),
        UTF16.isTrailSurrogate(trail)
      else { return ("\u{FFFD}", 6) }
      return (UTF16.decode(UTF16.EncodedScalar([unit, trail])), 12)
    }
    guard offset + 1 < bytes.count, let character = characters[bytes[offset + 1]] else { return nil }
    return (character, 2)
  }

  private static let characters: [UInt8: Unicode.Scalar] = [
    Byte.quote: "\"", Byte.backslash: "\\", Byte.slash: "/", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]
}

/// The position and reason of invalid JSON.
struct JSONFault: Error, Equatable {
  /// The offset in the UTF-8 text.
  var offset: Int
  /// What was found and what was expected.
  var message: String
  /// Whether Foundation reads the text anyway: a comma after the last value of an array or object.
  var isTolerated = false

  /// Values are nested deeper than Foundation's decoder allows.
  static func tooDeep(at offset: Int) -> JSONFault {
    JSONFault(offset: offset, message: "values are nested deeper than \(JSONScanner.depthLimit) levels")
  }
}
