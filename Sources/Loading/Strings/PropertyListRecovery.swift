internal import AuditModel

/// Finds the keys with their strings in an XML property list that is not well-formed.
///
/// Recognizes only tags, comments and CDATA sections: an unclosed element ends where the next key, string or
/// dictionary begins or ends. Keys of dictionaries inside the outermost one are left out.
struct PropertyListRecovery {
  /// The pairs in file order.
  private(set) var entries: [StringsEntry] = []

  private var text: MarkupText
  private var positions: PositionCounter
  /// Finds markers of conflicts, of which one side is read.
  private var scanner: StringsLexer
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
    scanner = StringsLexer(utf8)
  }

  private mutating func read() {
    while index < text.bytes.count {
      switch text.bytes[index] {
      case Byte.less: readMarkup()
      case Byte.equals, Byte.pipe: index = endOfOtherSide() ?? index + 1
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

  /// Reads a `<string>`; nil if the value is of another kind.
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
    MergeConflict.isMarker(at: index, in: text.bytes) ? scanner.endOfOtherSide(from: index) : nil
  }
}

/// Reads the text inside elements of XML that may be broken.
struct MarkupText {
  /// The document, which has to outlive this.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The marks that a search has shown not to occur after the current offset, so each is searched only once.
  private var missing: Set<String> = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether a text is at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// The end of the comment that starts at an offset; nil if none starts there or it is not terminated.
  mutating func endOfComment(at offset: Int) -> Int? {
    has("<!--", at: offset) ? end(of: "-->", from: offset + 4) : nil
  }

  /// The text from an offset to the end tag of its element and the offset after the tag; if the tag is missing the
  /// text ends at the first tag, without outer white space, and the offset is that of the next key, string or dictionary.
  mutating func content(from start: Int, of element: String) -> (text: String, end: Int) {
    var result: [UInt8] = []
    var firstTag: Int?
    var index = start
    while index < bytes.count {
      if let section = endOfSection(at: index) {
        result += bytes[index + 9..<section - 3]
        index = section
      } else if let comment = endOfComment(at: index) {
        index = comment
      } else if isClosing(element, at: index) {
        return (String(decoding: result, as: UTF8.self), index + element.utf8.count + 3)
      } else if isBoundary(index) {
        break
      } else {
        if bytes[index] == Byte.less { firstTag = firstTag ?? result.count }
        index = append(at: index, to: &result)
      }
    }
    return (.trimmed(result.prefix(firstTag ?? result.count)), index)
  }

  /// Adds the character at an offset, or what a reference represents, and returns the offset after it.
  private func append(at index: Int, to result: inout [UInt8]) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "&"):
      guard let reference = reference(at: index) else { break }
      result += Array(String(reference.scalar).utf8)
      return reference.end
    case Byte.carriageReturn:
      result.append(Byte.lineFeed)
      return has("\r\n", at: index) ? index + 2 : index + 1
    default: break
    }
    result.append(bytes[index])
    return index + 1
  }

  /// The character that a reference represents and the offset after it; nil if XML does not define it.
  private func reference(at offset: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let rest = bytes[(offset + 1)..<min(offset + 12, bytes.count)]
    guard let end = rest.firstIndex(of: Byte.semicolon) else { return nil }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    guard let scalar = Self.references[name] ?? Self.numbered(name) else { return nil }
    return (scalar, end + 1)
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap { Unicode.Scalar($0) }
  }

  private mutating func endOfSection(at offset: Int) -> Int? {
    has("<![CDATA[", at: offset) ? end(of: "]]>", from: offset + 9) : nil
  }

  private func isClosing(_ element: String, at offset: Int) -> Bool {
    guard has("</", at: offset), bytes[(offset + 2)...].starts(with: element.utf8) else { return false }
    let end = offset + 2 + element.utf8.count
    return end < bytes.count && bytes[end] == Byte.greater
  }

  /// Whether a tag that ends any text is at an offset.
  private func isBoundary(_ offset: Int) -> Bool {
    bytes[offset] == Byte.less
      && (has("<key>", at: offset) || has("<string", at: offset) || has("<dict>", at: offset)
        || has("</dict>", at: offset) || has("</plist>", at: offset))
  }

  /// The offset after the next occurrence of a mark.
  private mutating func end(of mark: StaticString, from start: Int) -> Int? {
    guard !missing.contains(mark.description) else { return nil }
    var index = start
    while let found = ByteSearch.firstIndex(of: mark.utf8Start[0], in: bytes, from: index) {
      if has(mark, at: found) { return found + mark.utf8CodeUnitCount }
      index = found + 1
    }
    missing.insert(mark.description)
    return nil
  }

  private static let references: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
}
