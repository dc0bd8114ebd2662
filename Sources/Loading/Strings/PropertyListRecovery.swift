internal import AuditModel

/// Finds the keys with their strings in an XML property list that no parser reads to its end.
///
/// Knows tags, comments and CDATA sections and nothing else: what is not closed ends where the next key, string or
/// dictionary begins or ends. Keys of dictionaries inside the outermost one are left out.
struct PropertyListRecovery {
  /// The pairs in file order.
  private(set) var entries: [StringsEntry] = []

  private var text: MarkupText
  private var positions: PositionCounter
  /// Finds markers of conflicts, of which one side is read.
  private var scanner: OldStyleScanner
  private var depth = 0
  private var index = 0

  /// The pairs of a text.
  static func entries(of utf8: UnsafeBufferPointer<UInt8>) -> [StringsEntry] {
    var recovery = PropertyListRecovery(utf8)
    recovery.read()
    return recovery.entries
  }

  private init(_ utf8: UnsafeBufferPointer<UInt8>) {
    text = MarkupText(utf8)
    positions = PositionCounter(utf8)
    scanner = OldStyleScanner(utf8)
  }

  private mutating func read() {
    while index < text.bytes.count {
      switch text.bytes[index] {
      case Byte.less: readMarkup()
      case Byte.equals, UInt8(ascii: "|"): index = endOfOtherSide() ?? index + 1
      default: index += 1
      }
    }
  }

  private mutating func readMarkup() {
    if let end = text.endOfComment(at: index) { return index = end }
    if depth <= 1, text.has("<key>", at: index) { return readPair() }
    if text.has("<dict>", at: index) { depth += 1 }
    if text.has("</dict>", at: index) { depth -= 1 }
    index += 1
  }

  private mutating func readPair() {
    let start = index
    let key = text.content(from: start + 5, of: "key")
    index = skipBlank(from: key.end)
    guard let value = readString() else { return }
    positions.advance(to: start)
    entries.append(StringsEntry(key: key.text, value: value, line: positions.line, column: positions.column))
  }

  /// Reads a `<string>`; nil where the value is of another kind.
  private mutating func readString() -> String? {
    if text.has("<string/>", at: index) {
      index += 9
      return ""
    }
    guard text.has("<string>", at: index) else { return nil }
    let value = text.content(from: index + 8, of: "string")
    index = value.end
    return value.text
  }

  private mutating func skipBlank(from start: Int) -> Int {
    var index = start
    while index < text.bytes.count {
      if text.bytes[index] <= Byte.space {
        index += 1
      } else if let end = text.endOfComment(at: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  private mutating func endOfOtherSide() -> Int? {
    scanner.isConflictMarker(index) ? scanner.endOfOtherSide(from: index) : nil
  }
}
