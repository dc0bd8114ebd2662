/// The ASCII characters that the readers look for.
package enum Byte {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let quote = UInt8(ascii: "\"")
  package static let apostrophe = UInt8(ascii: "'")
  package static let backslash = UInt8(ascii: "\\")
  package static let slash = UInt8(ascii: "/")
  package static let asterisk = UInt8(ascii: "*")
  package static let semicolon = UInt8(ascii: ";")
  package static let equals = UInt8(ascii: "=")
  package static let comma = UInt8(ascii: ",")
  package static let pipe = UInt8(ascii: "|")
  package static let less = UInt8(ascii: "<")
  package static let greater = UInt8(ascii: ">")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")
  package static let openParenthesis = UInt8(ascii: "(")
  package static let closeParenthesis = UInt8(ascii: ")")

  /// The value of a hexadecimal digit; nil for other bytes.
  package static func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The value of an octal digit; nil for other bytes.
  package static func octalValue(_ byte: UInt8) -> UInt16? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) ? UInt16(byte - UInt8(ascii: "0")) : nil
  }
}

/// Searches long texts for rare bytes, eight bytes at a time.
enum ByteSearch {
  /// The offset of a byte at or after another; nil if it does not occur.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    let words = UnsafeRawBufferPointer(bytes)
    let pattern = ones &* UInt64(byte)
    var index = start
    while index + 8 <= bytes.count {
      let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern
      // Nonzero exactly if a byte of the word is zero (Warren, Hacker's Delight, 6-1).
      if (word &- ones) & ~word & highBits != 0 { break }
      index += 8
    }
    return bytes[min(index, bytes.count)...].firstIndex(of: byte)
  }

  /// The offsets of U+FFFD, which replaces what another program could not decode, in UTF-8.
  static func replacementCharacters(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var result: [Int] = []
    var index = 0
    while let found = firstIndex(of: 0xEF, in: bytes, from: index) {
      if found + 2 < bytes.count, bytes[found + 1] == 0xBF, bytes[found + 2] == 0xBD { result.append(found) }
      index = found + 1
    }
    return result
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
