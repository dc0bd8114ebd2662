/// The lines that a version control system leaves in a text where two changes met.
///
/// No such line can stand in JSON: a string holds no line break.
struct MergeConflict {
  /// The offset of the first marker.
  let offset: Int
  /// How many conflicts there are.
  let count: Int
  /// The text with blanks for the markers and for what stands behind `|||||||` or `=======`, all else in its place.
  let resolved: [UInt8]

  /// Looks for markers in a text; nil where there are none.
  init?(_ text: [UInt8]) {
    let markers = text.withUnsafeBufferPointer { Self.markers(in: $0) }
    guard let first = markers.first else { return nil }
    offset = first.offset
    count = max(1, markers.count { $0.byte == Byte.less })
    var result = text
    var theirs: Int?
    for marker in markers {
      let end = text[marker.offset...].firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn } ?? text.count
      let start = marker.byte == Byte.greater ? theirs ?? marker.offset : marker.offset
      Self.blank(start..<end, of: &result)
      switch marker.byte {
      case Byte.less, Byte.greater: theirs = nil
      default: theirs = theirs ?? marker.offset
      }
    }
    resolved = result
  }

  /// The places of lines that begin with seven of a marker's bytes.
  private static func markers(in text: UnsafeBufferPointer<UInt8>) -> [(offset: Int, byte: UInt8)] {
    var markers: [(Int, UInt8)] = []
    var isLineStart = true
    for offset in text.indices {
      let byte = text[offset]
      if isLineStart, bytes.contains(byte), text[offset...].prefix(while: { $0 == byte }).count == 7 {
        markers.append((offset, byte))
      }
      isLineStart = byte == Byte.lineFeed || byte == Byte.carriageReturn
    }
    return markers
  }

  private static func blank(_ range: Range<Int>, of text: inout [UInt8]) {
    for index in range where text[index] != Byte.lineFeed && text[index] != Byte.carriageReturn {
      text[index] = Byte.space
    }
  }

  private static let bytes = [Byte.less, UInt8(ascii: "|"), Byte.equals, Byte.greater]
}
