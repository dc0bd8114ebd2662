/// A comment of an old-style property list, as a range of its text.
struct OldStyleComment {
  /// The bytes between `/*` and `*/`, or from `//` to the end of the line.
  var range: Range<Int>
  /// Whether it is a line comment, or several that follow one another.
  var isLine: Bool

  /// Both as one where they are line comments on neighbouring lines; else the later one.
  func joined(with next: OldStyleComment, in bytes: UnsafeBufferPointer<UInt8>) -> OldStyleComment {
    let between = bytes[range.upperBound..<next.range.lowerBound]
    let breaks = between.count { $0 == Byte.lineFeed }
    guard isLine, next.isLine, breaks <= 1 else { return next }
    return OldStyleComment(range: range.lowerBound..<next.range.upperBound, isLine: true)
  }

  /// The words without delimiters and outer white space.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard isLine else { return String.trimmed(bytes, range) }
    return bytes[range].split(whereSeparator: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn })
      .map { line in
        let start = line.firstIndex(of: Byte.slash) ?? line.startIndex
        return String.trimmed(bytes, min(start + 2, line.endIndex)..<line.endIndex)
      }
      .joined(separator: "\n")
  }
}

extension String {
  /// The UTF-8 text of a range without outer ASCII white space.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= Byte.space { start += 1 }
    while start < end, bytes[end - 1] <= Byte.space { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
