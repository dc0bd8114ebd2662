/// Looks for rare bytes in long texts, eight at a time.
enum ByteSearch {
  /// The offset of a byte at or after another; nil where it is not there.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    let words = UnsafeRawBufferPointer(bytes)
    let pattern = ones &* UInt64(byte)
    var index = start
    while index + 8 <= bytes.count {
      let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern
      // Not zero exactly where a byte of the word is zero (Warren, Hacker's Delight, 6-1).
      if (word &- ones) & ~word & highBits != 0 { break }
      index += 8
    }
    return bytes[min(index, bytes.count)...].firstIndex(of: byte)
  }

  /// The offsets of U+FFFD, which stands for what another program could not read, in UTF-8.
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
