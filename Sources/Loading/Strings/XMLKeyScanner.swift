/// Finds the keys of an XML property list's outermost dictionary with their places, which Foundation does not tell.
///
/// It checks nothing: whether the file is valid is for `PropertyListSerialization` to say.
struct XMLKeyScanner {
  /// A key with its value, where that is a string.
  struct Entry {
    var key: String
    var value: String?
    /// The offset of `<key>`.
    var offset: Int
  }

  /// The entries in file order, duplicates included.
  private(set) var entries: [Entry] = []
  /// Where the document type declares things of its own, as an entity bomb does.
  private(set) var internalSubset: Int?

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0

  /// Scans a whole text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    while let tag = nextTag() { handle(tag) }
  }

  private mutating func handle(_ tag: Range<Int>) {
    let name = String(decoding: bytes[tag].prefix { $0 > Byte.space && $0 != Byte.slash }, as: UTF8.self)
    switch name {
    case "dict", "array": depth += bytes[tag.upperBound - 1] == Byte.slash ? 0 : 1
    case "" where bytes[tag].elementsEqual("/dict".utf8) || bytes[tag].elementsEqual("/array".utf8): depth -= 1
    case "key" where depth == 1:
      entries.append(Entry(key: text(upTo: "</key"), value: nil, offset: tag.lowerBound - 1))
    case "string" where depth == 1 && !entries.isEmpty && entries[entries.count - 1].value == nil:
      let isEmpty = bytes[tag.upperBound - 1] == Byte.slash
      entries[entries.count - 1].value = isEmpty ? "" : text(upTo: "</string")
    default: break
    }
  }

  /// Moves behind the next tag and gives the range between its angle brackets; comments and declarations are passed.
  private mutating func nextTag() -> Range<Int>? {
    while let open = index(of: Byte.less, from: position) {
      if starts("<!--", at: open) {
        position = end(of: "-->", from: open + 4)
      } else if starts("<![CDATA[", at: open) {
        position = end(of: "]]>", from: open + 9)
      } else {
        guard let close = index(of: Byte.greater, from: open) else { return nil }
        position = close + 1
        if !starts("<!", at: open), !starts("<?", at: open), close > open + 1 { return open + 1..<close }
        if bytes[open..<close].contains(UInt8(ascii: "[")) { internalSubset = internalSubset ?? open }
      }
    }
    return nil
  }

  /// The unescaped text up to a closing tag, behind which reading goes on.
  private mutating func text(upTo closing: StaticString) -> String {
    let start = position
    let stop = start + closing.utf8CodeUnitCount
    position = end(of: closing, from: start)
    let last = position - (stop - start)
    return XMLText.unescaped(bytes, start..<max(start, last))
  }

  private func index(of byte: UInt8, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
  }

  private func starts(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// The offset behind the next occurrence of a text, or the end.
  private func end(of text: StaticString, from start: Int) -> Int {
    var index = start
    while let found = self.index(of: text.utf8Start[0], from: index) {
      if starts(text, at: found) { return found + text.utf8CodeUnitCount }
      index = found + 1
    }
    return bytes.count
  }
}
