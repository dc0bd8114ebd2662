internal import AuditModel

/// The locations of offsets that are asked for in file order.
struct RecordedPositions {
  /// The text of the file.
  let text: [UInt8]
  /// The file's path.
  let path: String
  private var cursor = TextCursor()

  init(text: [UInt8], path: String) { (self.text, self.path) = (text, path) }

  /// The location of an offset, which must not lie before those asked for earlier.
  mutating func location(of offset: Int) -> SourceLocation {
    cursor.move(to: offset, in: text)
    return cursor.position.location(in: path)
  }
}
