/// Resolves the escapes of an old-style string.
///
/// As CoreFoundation does: `\a \b \f \n \r \t \v` are control characters, one to three octal digits are a byte of
/// NeXTSTEP's encoding, `\U` and up to four hexadecimal digits are a UTF-16 code unit, and before anything else the
/// backslash is dropped.
struct OldStyleText {
  /// The offset of a `\U` escape that is half of a surrogate pair; U+FFFD stands in its place.
  private(set) var unpairedSurrogate: Int?
  private let bytes: UnsafeBufferPointer<UInt8>
  private var result: [UInt8] = []
  private var pendingHighSurrogate: (unit: UInt16, offset: Int)?

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The text of a token.
  mutating func text(of token: OldStyleScanner.Token) -> String {
    guard token.hasEscapes else { return String(decoding: bytes[token.range], as: UTF8.self) }
    result.removeAll(keepingCapacity: true)
    var index = token.range.lowerBound
    while index < token.range.upperBound {
      if bytes[index] == Byte.backslash, index + 1 < token.range.upperBound {
        resolveEscape(at: &index, end: token.range.upperBound)
      } else {
        append(byte: bytes[index])
        index += 1
      }
    }
    endPair()
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func resolveEscape(at index: inout Int, end: Int) {
    let start = index
    let letter = bytes[index + 1]
    index += 2
    if letter == UInt8(ascii: "U") {
      let unit = readDigits(at: &index, end: end, limit: 4, base: 16, Byte.hexValue)
      append(unit: unit, offset: start)
    } else if Byte.octalValue(letter) != nil {
      index -= 1
      let code = readDigits(at: &index, end: end, limit: 3, base: 8, Byte.octalValue)
      append(scalar: NextStepEncoding.scalar(UInt8(truncatingIfNeeded: code)))
    } else {
      append(byte: Self.controls[letter] ?? letter)
    }
  }

  private func readDigits(
    at index: inout Int, end: Int, limit: Int, base: UInt16, _ value: (UInt8) -> UInt16?
  ) -> UInt16 {
    var number: UInt16 = 0
    let last = min(index + limit, end)
    while index < last, let digit = value(bytes[index]) {
      number = number &* base &+ digit
      index += 1
    }
    return number
  }

  private mutating func append(unit: UInt16, offset: Int) {
    if let high = pendingHighSurrogate, UTF16.isTrailSurrogate(unit) {
      pendingHighSurrogate = nil
      let code = 0x10000 + (UInt32(high.unit & 0x3FF) << 10) + UInt32(unit & 0x3FF)
      append(scalar: Unicode.Scalar(code) ?? "\u{FFFD}")
      return
    }
    endPair()
    if UTF16.isLeadSurrogate(unit) {
      pendingHighSurrogate = (unit, offset)
    } else if let scalar = Unicode.Scalar(unit) {
      append(scalar: scalar)
    } else {
      appendReplacement(offset)
    }
  }

  private mutating func append(byte: UInt8) {
    endPair()
    result.append(byte)
  }

  private mutating func append(scalar: Unicode.Scalar) {
    endPair()
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func endPair() {
    guard let high = pendingHighSurrogate else { return }
    pendingHighSurrogate = nil
    appendReplacement(high.offset)
  }

  private mutating func appendReplacement(_ offset: Int) {
    unpairedSurrogate = unpairedSurrogate ?? offset
    result.append(contentsOf: UTF8.encodedReplacementCharacter)
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]
}
