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
/// A plain scan: on the short texts of strings tables many times faster than the standard library's search, which
/// prepares tables for each and compares characters.
private func offset(of part: Span<UInt8>, in bytes: Span<UInt8>, from start: Int) -> Int? {
  guard let first = part.isEmpty ? nil : part[0] else { return nil }
  var offset = start
  while offset + part.count <= bytes.count {
    if bytes[offset] == first, part.indices.allSatisfy({ bytes[offset + $0] == part[$0] }) { return offset }
    offset += 1
  }
  return nil
}
