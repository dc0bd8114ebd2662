/// Turns rising byte offsets of a UTF-8 text into lines and columns, touching every byte once.
///
/// Lines end at CR, LF or CRLF, as the old-style parser of CoreFoundation counts them; columns count Unicode scalars.
package struct PositionCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The line of the offset reached last, from 1.
  package private(set) var line = 1
  /// The column of the offset reached last, in Unicode scalars from 1.
  package private(set) var column = 1

  /// A counter at the start of a text, which has to outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Moves to an offset; one that lies behind the counter is left alone.
  package mutating func advance(to target: Int) {
    let end = min(target, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == Byte.lineFeed || (byte == Byte.carriageReturn && !isFollowedByLineFeed) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  private var isFollowedByLineFeed: Bool { offset < bytes.count && bytes[offset] == Byte.lineFeed }
}
