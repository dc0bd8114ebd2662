import Utilities

/// An element of an interface file as it is written: its start tag, and the elements directly inside.
struct InterfaceMarkup {
  /// A start tag.
  struct Tag {
    /// The element's name.
    var name: String
    /// From `<` to the byte after `>`.
    var range: Range<Int>
    /// The attributes as they are written.
    var attributes: [String: String]
    /// Whether the element has no content: `/>`.
    var isEmpty: Bool
  }

  private let text: [UInt8]
  /// The element's own tag.
  let tag: Tag
  /// The tags of the elements directly inside, in file order.
  private(set) var children: [Tag] = []

  /// The element whose `<` is at an offset; nil if there is none.
  init?(in text: [UInt8], at offset: Int) {
    self.text = text
    guard let tag = Self.tag(in: text, at: offset) else { return nil }
    self.tag = tag
    guard !tag.isEmpty else { return }
    var (index, depth) = (tag.range.upperBound, 0)
    while let next = ByteSearch.index(of: UInt8(ascii: "<"), in: text, from: index) {
      if let end = Self.endOfComment(in: text, at: next) {
        index = end
      } else if text.starts(with: "</", at: next) {
        if depth == 0 { return }
        depth -= 1
        index = next + 2
      } else if let child = Self.tag(in: text, at: next) {
        if depth == 0 { children.append(child) }
        if !child.isEmpty { depth += 1 }
        index = child.range.upperBound
      } else {
        index = next + 1
      }
    }
  }

  /// The first element directly inside of a name and `key`.
  func child(_ name: String, key: String? = nil) -> Tag? {
    children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
  }

  private static func endOfComment(in text: [UInt8], at offset: Int) -> Int? {
    guard text.starts(with: "<!--", at: offset) else { return nil }
    var index = offset + 4
    while index + 2 < text.count, !text.starts(with: "-->", at: index) { index += 1 }
    return index + 3
  }

  /// The start tag at an offset.
  private static func tag(in text: [UInt8], at offset: Int) -> Tag? {
    guard text.indices.contains(offset), text[offset] == UInt8(ascii: "<"), offset + 1 < text.count,
      text[offset + 1].isNameByte
    else { return nil }
    var index = offset + 1
    let name = word(in: text, from: &index)
    var attributes: [String: String] = [:]
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: ">"):
        return Tag(name: name, range: offset..<index + 1, attributes: attributes, isEmpty: false)
      case UInt8(ascii: "/"):
        guard index + 1 < text.count, text[index + 1] == UInt8(ascii: ">") else { return nil }
        return Tag(name: name, range: offset..<index + 2, attributes: attributes, isEmpty: true)
      case let byte where byte.isNameByte:
        let attribute = word(in: text, from: &index)
        guard let value = value(in: text, from: &index) else { return nil }
        attributes[attribute] = value
      default: index += 1
      }
    }
    return nil
  }

  private static func word(in text: [UInt8], from index: inout Int) -> String {
    let start = index
    while index < text.count, text[index].isNameByte { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  /// The value behind `=`.
  private static func value(in text: [UInt8], from index: inout Int) -> String? {
    while index < text.count, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "=") { index += 1 }
    guard index < text.count, text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'"),
      let end = text[(index + 1)...].firstIndex(of: text[index])
    else { return nil }
    defer { index = end + 1 }
    return String(decoding: text[index + 1..<end], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte may be in the name of an element or attribute.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether a text is at an offset.
  fileprivate func starts(with text: String, at offset: Int) -> Bool { self[offset...].starts(with: text.utf8) }
}

/// Searches for a byte.
private enum ByteSearch {
  static func index(of byte: UInt8, in text: [UInt8], from start: Int) -> Int? {
    start < text.count ? text[start...].firstIndex(of: byte) : nil
  }
}
