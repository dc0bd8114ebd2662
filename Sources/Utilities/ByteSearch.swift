#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension String {
  /// The offsets of the first occurrence of another text's UTF-8 bytes at or after an offset; nil if it does not occur.
  package func byteRange(of part: String, from start: Int = 0) -> Range<Int>? {
    offset(of: part.utf8.span, in: utf8.span, from: start).map { $0..<$0 + part.utf8.count }
  }

  /// Whether the text contains the UTF-8 bytes of another.
  package func hasBytes(_ part: String) -> Bool { byteRange(of: part) != nil }
}

extension [UInt8] {
  /// Whether the array contains the UTF-8 bytes of a text.
  package func hasBytes(_ part: String) -> Bool { byteOffset(of: part) != nil }

  /// The offset of the first occurrence of a text's UTF-8 bytes at or after another offset; nil if it does not occur.
  package func byteOffset(of part: String, from start: Int = 0) -> Int? {
    offset(of: part.utf8.span, in: span, from: start)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the slice contains the UTF-8 bytes of a text.
  package func hasBytes(_ part: String) -> Bool { offset(of: part.utf8.span, in: span, from: 0) != nil }
}

/// The offset of the first occurrence of some bytes at or after another offset; nil if they do not occur or are empty.
///
/// The C library finds the first byte; the standard library's search prepares tables for each text and compares characters.
private func offset(of part: Span<UInt8>, in bytes: Span<UInt8>, from start: Int) -> Int? {
  guard !part.isEmpty else { return nil }
  return bytes.withUnsafeBytes { bytes in part.withUnsafeBytes { bytes.offset(of: $0, from: start) } }
}

extension UnsafeRawBufferPointer {
  fileprivate func offset(of part: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = baseAddress, let sought = part.baseAddress, let first = part.first else { return nil }
    var offset = start
    while offset + part.count <= count,
      let found = memchr(base + offset, Int32(first), count - part.count + 1 - offset)
    {
      if memcmp(found, sought, part.count) == 0 { return UnsafeRawPointer(found) - base }
      offset = UnsafeRawPointer(found) - base + 1
    }
    return nil
  }
}
