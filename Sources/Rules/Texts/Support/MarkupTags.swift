/// One tag of HTML or XML in a text.
struct MarkupTag: Hashable {
  /// The element's name in small letters.
  var name: String
  /// Whether it is a closing tag (`</b>`).
  var isClosing: Bool
  /// Whether it closes itself (`<br/>`).
  var isSelfClosing = false
  /// Whether what follows the name is nothing or attributes; else it is prose (`<a word of %d letters>`).
  var isWellFormed = true
  /// Whether it has an attribute.
  var hasAttribute = false

  /// The tag without attributes, as it is written.
  var text: String { isClosing ? "</\(name)>" : "<\(name)>" }
}

/// Reads the tags of a text.
struct MarkupTags {
  /// The tags in order.
  private(set) var tags: [MarkupTag] = []

  /// The tags of a text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      guard let end = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }),
        bytes[end] == UInt8(ascii: ">"), let tag = Self.tag(of: bytes[index..<end])
      else { continue }
      tags.append(tag)
      index = end + 1
    }
  }

  /// The tag of what stands between the angle brackets; nil where it is none (`< 5`, `<3`, `<%@>`).
  private static func tag(of bytes: ArraySlice<UInt8>) -> MarkupTag? {
    var rest = bytes
    let isClosing = rest.first == UInt8(ascii: "/")
    if isClosing { rest.removeFirst() }
    let isSelfClosing = rest.last == UInt8(ascii: "/")
    if isSelfClosing { rest.removeLast() }
    let name = rest.prefix { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    guard let first = name.first, isLetter(first) else { return nil }
    let attributes = rest[name.endIndex...]
    guard attributes.isEmpty || isSpace(attributes[attributes.startIndex]) else { return nil }
    return MarkupTag(
      name: String(decoding: name, as: UTF8.self).lowercased(), isClosing: isClosing, isSelfClosing: isSelfClosing,
      isWellFormed: attributes.allSatisfy(isSpace) || attributes.contains(UInt8(ascii: "=")),
      hasAttribute: attributes.contains(UInt8(ascii: "=")))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
