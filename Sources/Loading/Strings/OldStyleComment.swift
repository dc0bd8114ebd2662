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
    guard isLine else { return String.trimmed(bytes[range]) }
    let lines = bytes[range].split { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    return lines.map { String.trimmed($0.drop { $0 != Byte.slash }.dropFirst(2)) }.joined(separator: "\n")
  }
}

extension String {
  /// The text of UTF-8 bytes without outer ASCII white space.
  static func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    let start = bytes.drop { $0 <= Byte.space }
    guard let last = start.lastIndex(where: { $0 > Byte.space }) else { return "" }
    return String(decoding: start[...last], as: UTF8.self)
  }
}
