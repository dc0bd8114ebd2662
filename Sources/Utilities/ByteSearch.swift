extension String {
  /// The offsets of the first occurrence of another text's UTF-8 bytes at or after an offset; nil if there is none.
  ///
  /// A plain scan: on the short texts of strings tables many times faster than the standard library's search, which
  /// prepares tables for each and compares characters.
  package func byteRange(of part: String, from start: Int = 0) -> Range<Int>? {
    let (bytes, part) = (utf8.span, part.utf8.span)
    guard let first = part.isEmpty ? nil : part[0] else { return nil }
    var offset = start
    while offset + part.count <= bytes.count {
      if bytes[offset] == first, part.indices.allSatisfy({ bytes[offset + $0] == part[$0] }) {
        return offset..<offset + part.count
      }
      offset += 1
    }
    return nil
  }

  /// Whether the text has the UTF-8 bytes of another.
  package func hasBytes(_ part: String) -> Bool { byteRange(of: part) != nil }
}

extension [UInt8] {
  /// Whether the UTF-8 bytes of a text occur.
  package func hasBytes(_ part: String) -> Bool {
    let part = Array(part.utf8)
    guard let first = part.first, count >= part.count else { return false }
    var index = startIndex
    while let found = self[index...].firstIndex(of: first), found <= count - part.count {
      if self[found..<(found + part.count)].elementsEqual(part) { return true }
      index = found + 1
    }
    return false
  }
}
