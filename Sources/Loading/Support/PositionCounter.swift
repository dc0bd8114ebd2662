internal import AuditModel

/// A position in a text.
package struct TextPosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1.
  package var line = 1
  /// The column in Unicode scalars, counted from 1.
  package var column = 1

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension TextPosition {
  /// The position of a byte offset in a UTF-8 text.
  init(of offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    var cursor = TextCursor()
    cursor.move(to: offset, in: text)
    self = cursor.position
  }

  /// The position of a byte offset in a UTF-8 text.
  init(of offset: Int, in text: [UInt8]) {
    self = text.withUnsafeBufferPointer { TextPosition(of: offset, in: $0) }
  }

  /// The position in a file.
  func location(in path: String) -> SourceLocation { SourceLocation(file: path, line: line, column: column) }
}

/// An offset that moves forward through UTF-8 text and counts lines and columns on its way, touching every byte once.
///
/// Lines end at CR, LF or CRLF, as CoreFoundation counts them; columns count Unicode scalars.
struct TextCursor {
  /// The number of bytes before the cursor.
  private(set) var offset = 0
  /// The line and column of the cursor.
  private(set) var position = TextPosition()

  /// Moves forward; an offset before the cursor is ignored, one beyond the text stops at its end.
  mutating func move(to target: Int, in text: UnsafeBufferPointer<UInt8>) {
    let end = min(target, text.count)
    while offset < end {
      let byte = text[offset]
      offset += 1
      let isFollowedByLineFeed = offset < text.count && text[offset] == Byte.lineFeed
      if byte == Byte.lineFeed || (byte == Byte.carriageReturn && !isFollowedByLineFeed) {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {  // not the continuation of a scalar
        position.column += 1
      }
    }
  }

  /// Moves forward; an offset before the cursor is ignored, one beyond the text stops at its end.
  mutating func move(to target: Int, in text: [UInt8]) {
    text.withUnsafeBufferPointer { move(to: target, in: $0) }
  }

  /// Moves forward to a line and column, or to the end of the text.
  mutating func move(to target: TextPosition, in text: [UInt8]) {
    text.withUnsafeBufferPointer { text in
      while offset < text.count, (position.line, position.column) < (target.line, target.column) {
        move(to: offset + 1, in: text)
      }
      // A column begins with the first byte of its scalar.
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    }
  }
}

/// Converts ascending byte offsets of one UTF-8 text into lines and columns.
package struct PositionCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = TextCursor()

  /// A counter at the start of a text, which has to outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The position of the last offset.
  package var position: TextPosition { cursor.position }
  /// The line of the last offset, counted from 1.
  package var line: Int { cursor.position.line }
  /// The column of the last offset, in Unicode scalars from 1.
  package var column: Int { cursor.position.column }

  /// Moves to an offset; one before the counter is ignored.
  package mutating func advance(to target: Int) { cursor.move(to: target, in: bytes) }

  /// The position of an offset, which must not lie before those asked for earlier.
  mutating func position(of offset: Int) -> TextPosition {
    advance(to: offset)
    return position
  }
}
