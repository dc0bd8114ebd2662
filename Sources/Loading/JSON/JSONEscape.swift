/// Resolves the escapes of JSON strings (RFC 8259, section 7).
enum JSONEscape {
  /// The characters that a string's bytes stand for, without its quotes.
  ///
  /// What is no escape keeps its backslash; half of a surrogate pair is U+FFFD.
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

  /// The UTF-16 code unit of a `\u` escape at an offset; nil where there is none.
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

  /// The character of an escape and the number of bytes that it takes; nil where there is none.
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
