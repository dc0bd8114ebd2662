/// Finds where bytes are not well-formed UTF-8 (Unicode, table 3-7).
enum UTF8Validation {
  /// The offset of the first ill-formed byte; nil where there is none.
  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    let words = UnsafeRawBufferPointer(bytes)
    var index = start
    while index < bytes.count {
      while index + 8 <= bytes.count, words.loadUnaligned(fromByteOffset: index, as: UInt64.self) & highBits == 0 {
        index += 8
      }
      guard index < bytes.count else { return nil }
      let length = sequenceLength(in: bytes, at: index)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence at an offset inside the bytes; 0 where it is ill-formed.
  static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let lead = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      second = lead == 0xE0 ? 0xA0...0xBF : lead == 0xED ? 0x80...0x9F : second
    case 0xF0...0xF4:
      length = 4
      second = lead == 0xF0 ? 0x90...0xBF : lead == 0xF4 ? 0x80...0x8F : second
    default: return 0
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    return bytes[(offset + 2)..<(offset + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
