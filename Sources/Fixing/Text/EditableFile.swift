import AuditModel
import Loading

/// A file as text that can be changed in places without changing any other byte.
struct EditableFile: Sendable {
  /// The path relative to the audit's root.
  let path: String
  /// The format by the extension of the path.
  var format: FileFormat { FileFormat(name: path.split(separator: ".").last.map(String.init) ?? "") }
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The text in UTF-8, without a byte order mark.
  let text: [UInt8]
  private let encoding: TextEncoding
  private let mark: [UInt8]
  private let lineStarts: [Int]

  /// A file; nil if writing its text back would change bytes, such as those of a broken encoding.
  init?(path: String, bytes: [UInt8]) {
    let decoded = DecodedText(bytes)
    guard decoded.fault == nil else { return nil }
    (self.path, self.bytes, text, encoding) = (path, bytes, decoded.utf8, decoded.encoding)
    mark = Self.marks[decoded.encoding] ?? []
    lineStarts = [0] + decoded.utf8.indices.filter { decoded.utf8[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    guard encoded(text) == bytes else { return nil }
  }

  /// The line break that the file uses first.
  var lineBreak: String {
    guard let index = text.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    return index > 0 && text[index - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The bytes of the file after some edits, which do not overlap.
  func applying(_ edits: [TextEdit]) -> [UInt8] { encoded(edited(edits)) }

  /// The text after some edits, in UTF-8.
  func edited(_ edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted() {
      result += text[copied..<edit.range.lowerBound] + Array(edit.replacement.utf8)
      copied = edit.range.upperBound
    }
    return result + text[copied...]
  }

  private func encoded(_ text: [UInt8]) -> [UInt8] {
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      let isBig = encoding == .utf16BigEndian
      let units = String(decoding: text, as: UTF8.self).utf16
      return mark + units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    default: return mark + text
    }
  }

  private static let marks: [TextEncoding: [UInt8]] = [
    .utf8WithMark: [0xEF, 0xBB, 0xBF], .utf16LittleEndian: [0xFF, 0xFE], .utf16BigEndian: [0xFE, 0xFF],
  ]
}

// Positions.
extension EditableFile {
  /// The offset of a line and column, both from 1, columns in Unicode scalars; nil if there is no such place.
  func offset(of location: SourceLocation) -> Int? {
    guard lineStarts.indices.contains(location.line - 1) else { return nil }
    var offset = lineStarts[location.line - 1]
    for _ in 1..<max(location.column, 1) {
      guard offset < text.count, text[offset] != UInt8(ascii: "\n") else { return nil }
      offset += 1
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The line and column of an offset.
  func location(of offset: Int) -> SourceLocation {
    let line = lineIndex(of: offset)
    let column = text[lineStarts[line]..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return SourceLocation(file: path, line: line + 1, column: column)
  }

  /// The spaces and tabs that the line of an offset starts with.
  func indentation(at offset: Int) -> String {
    let start = lineStarts[lineIndex(of: offset)]
    let blank = text[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blank, as: UTF8.self)
  }

  /// Whether only spaces and tabs precede an offset on its line.
  func startsLine(_ offset: Int) -> Bool {
    lineStarts[lineIndex(of: offset)] + indentation(at: offset).utf8.count == offset
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  private func lineIndex(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
