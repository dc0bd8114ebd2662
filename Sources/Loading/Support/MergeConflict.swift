/// The lines that a version control system leaves in a text where two changes conflict.
///
/// JSON cannot contain such a line: a string contains no line break.
struct MergeConflict {
  /// The offset of the first marker.
  let offset: Int
  /// The number of conflicts.
  let count: Int
  /// The text with blanks for the markers and for what follows `|||||||` or `=======`; everything else keeps its offset.
  let resolved: [UInt8]

  /// The message of a diagnostic for a marker.
  static let message = "unresolved merge conflict marker"

  /// Looks for markers in a text; nil if there aren't any.
  init?(_ text: [UInt8]) {
    let markers = text.withUnsafeBufferPointer { Self.markers(in: $0) }
    guard let first = markers.first else { return nil }
    offset = first
    count = max(1, markers.count { text[$0] == Byte.less })
    var result = text
    var theirs: Int?
    for marker in markers {
      let end = text[marker...].firstIndex(where: Self.isLineBreak) ?? text.count
      let start = text[marker] == Byte.greater ? theirs ?? marker : marker
      for index in start..<end where !Self.isLineBreak(text[index]) { result[index] = Byte.space }
      switch text[marker] {
      case Byte.less, Byte.greater: theirs = nil
      default: theirs = theirs ?? marker
      }
    }
    resolved = result
  }

  /// Whether a marker starts at an offset: at the start of a line, exactly seven of one of `<`, `|`, `=` and `>`.
  static func isMarker<Text: RandomAccessCollection>(at offset: Int, in text: Text) -> Bool
  where Text.Element == UInt8, Text.Index == Int {
    guard offset < text.endIndex, bytes.contains(text[offset]),
      offset == text.startIndex || isLineBreak(text[offset - 1])
    else { return false }
    let byte = text[offset]
    return text[offset...].prefix(8).prefix { $0 == byte }.count == 7
  }

  /// The offset of the first marker; nil if absent.
  static func firstMarker(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    text.indices.first { isMarker(at: $0, in: text) }
  }

  private static func markers(in text: UnsafeBufferPointer<UInt8>) -> [Int] {
    text.indices.filter { isMarker(at: $0, in: text) }
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == Byte.lineFeed || byte == Byte.carriageReturn }

  private static let bytes = [Byte.less, Byte.pipe, Byte.equals, Byte.greater]
}
