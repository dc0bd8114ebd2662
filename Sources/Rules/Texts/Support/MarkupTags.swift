/// One tag of HTML or XML in a text.
struct MarkupTag: Hashable {
  /// The element's name in lowercase.
  var name: String
  /// Whether it is a closing tag (`</b>`).
  var isClosing: Bool
  /// Whether it closes itself (`<br/>`).
  var isSelfClosing = false
  /// Whether nothing or attributes follow the name; otherwise it is prose (`<a word of %d letters>`).
  var isWellFormed = true
  /// Whether it has an attribute.
  var hasAttribute = false

  /// The tag without attributes.
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

  /// The name of the first element of emphasis or link inside one of the same name; nil if there isn't one.
  var nested: String? {
    var open: Set<String> = []
    for tag in tags where TagComparison.inline.contains(tag.name) && !tag.isSelfClosing {
      if tag.isClosing { open.remove(tag.name) } else if !open.insert(tag.name).inserted { return tag.name }
    }
    return nil
  }

  /// The tag between angle brackets; nil if it is not one (`< 5`, `<3`, `<%@>`).
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

/// Compares the tags of a text and its translation.
struct TagComparison {
  /// Tags that only the source has, sorted.
  let lost: [String]
  /// Tags that only the translation has, sorted.
  let added: [String]
  /// The tags of which both texts have some but not the same number, sorted.
  let recounted: [(tag: String, source: Int, translation: Int)]
  /// Whether the texts differ only in how many tags of elements without content they have.
  let isCountOfVoids: Bool
  /// Whether the texts differ only in how many words are emphasized, and the translation closes all of its tags.
  let isBalancedEmphasis: Bool

  /// A comparison of closing tags, tags that are closed, and HTML tags; `<None>` and `<key>` are words.
  init(source: String, translation: String) {
    let (before, after) = (MarkupTags(source).tags, MarkupTags(translation).tags)
    let elements = Self.elements(of: before + after)
    func counts(_ tags: [MarkupTag]) -> [String: Int] {
      tags.filter { elements.contains($0.name) }.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    }
    let (old, new) = (counts(before), counts(after))
    lost = old.filter { $0.value > new[$0.key] ?? 0 }.keys.sorted()
    added = new.filter { $0.value > old[$0.key] ?? 0 }.keys.sorted()
    let different = lost + added
    recounted = different.sorted().compactMap { tag in
      old[tag].flatMap { source in new[tag].map { (tag, source, $0) } }
    }
    isCountOfVoids =
      recounted.count == different.count && different.allSatisfy { Self.void.contains($0.filter(\.isLetter)) }
    isBalancedEmphasis =
      !new.isEmpty
      && different.allSatisfy { tag in
        let name = tag.filter(\.isLetter)
        return Self.emphasis.contains(name) && new["<\(name)>"] == new["</\(name)>"]
      }
  }

  /// Whether a tag closes an element whose start tags differ in number too.
  func isClosingOfRecounted(_ tag: String) -> Bool {
    tag.hasPrefix("</") && recounted.contains { $0.tag == "<" + tag.dropFirst(2) }
  }

  /// Elements of emphasis.
  private static let emphasis: Set<String> = ["b", "i", "u", "em", "strong"]
  /// Elements that are useless inside themselves.
  static let inline = emphasis.union(["a", "s", "small", "code"])

  /// The names of elements; other names are words.
  private static func elements(of tags: [MarkupTag]) -> Set<String> {
    Set(tags.filter { $0.isClosing || $0.isSelfClosing || isElement($0) }.map(\.name))
  }

  /// Whether a start tag is an HTML element.
  private static func isElement(_ tag: MarkupTag) -> Bool {
    if tag.hasAttribute, closed.contains(tag.name) { return true }
    return tag.isWellFormed && (unclosed.contains(tag.name) || phrasing.contains(tag.name))
  }

  /// HTML elements without content (WHATWG HTML, 13.1.2, void elements).
  private static let void: Set<String> = ["br", "hr", "img", "input", "wbr"]

  /// HTML elements without an end tag, or whose end tag may be omitted (WHATWG HTML, 13.1.2).
  private static let unclosed = void.union(["p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody"])

  /// HTML's phrasing elements, whose names are not words in interfaces.
  private static let phrasing: Set<String> = [
    "a", "b", "i", "u", "s", "em", "strong", "small", "big", "sub", "sup", "span", "font", "tt", "kbd", "h1", "h2",
    "h3", "h4", "h5", "h6", "ul", "ol", "dl", "div", "pre", "blockquote", "strike", "del", "ins",
  ]

  /// Other HTML elements, which may be words if they have no attributes.
  private static let closed: Set<String> = [
    "abbr", "address", "article", "aside", "body", "button", "center", "cite", "code", "data", "dfn", "figure",
    "footer",
    "form", "head", "header", "html", "iframe", "label", "link", "main", "map", "mark", "menu", "meta", "nav", "object",
    "option", "output", "q", "samp", "script", "section", "select", "source", "style", "svg", "table", "textarea",
    "time",
    "title", "var", "video", "audio",
  ]
}

/// Finds Markdown links, whole and broken.
struct MarkdownLinks {
  /// The number of links, `[text](address)`; Apple's `^[text](inflect: true)` is not a link.
  private(set) var count = 0
  /// Whether a link has no address (`[text]()`).
  private(set) var hasEmptyAddress = false
  /// Whether there is whitespace between a text in brackets and an address in parentheses, so that it is not a link.
  private(set) var hasGap = false
  private let bytes: [UInt8]
  /// The positions of the brackets of links that lack one (`text](address)`, `[text(address)`, `[text](address`).
  private var broken: Set<Int> = []

  /// The links of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var opened: [Int] = []
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "[") { opened.append(index) }
      if bytes[index] == UInt8(ascii: "]") { close(at: index, from: opened.popLast()) }
    }
    for start in opened { leaveOpen(start) }
  }

  /// The text without the brackets of broken links.
  var textWithoutBroken: String {
    String(decoding: bytes.indices.filter { !broken.contains($0) }.map { bytes[$0] }, as: UTF8.self)
  }

  /// The text of a link, or any other text in brackets, ends.
  private mutating func close(at index: Int, from start: Int?) {
    guard index + 1 < bytes.count, !isAttributed(start) else { return }
    if bytes[index + 1] == UInt8(ascii: "(") {
      let end = endOfAddress(from: index + 1)
      guard start != nil, let end else {
        broken.formUnion([start, index, index + 1, end].compactMap(\.self))
        return
      }
      count += 1
      if bytes[(index + 2)..<end].allSatisfy({ $0 == UInt8(ascii: " ") }) { hasEmptyAddress = true }
    }
    let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == 0xC2 || $0 == 0xA0 }
    if rest.startIndex > index + 1, rest.first == UInt8(ascii: "("), Self.isAddress(rest.dropFirst()) { hasGap = true }
  }

  /// A bracket is not closed: it is that of a link if an address follows.
  private mutating func leaveOpen(_ start: Int) {
    guard !isAttributed(start), let address = bytes[start...].firstIndex(of: UInt8(ascii: "(")),
      Self.isAddress(bytes[(address + 1)...])
    else { return }
    broken.formUnion([start, address, endOfAddress(from: address)].compactMap(\.self))
  }

  /// The position of the parenthesis that closes the one at a position; nil without one.
  private func endOfAddress(from start: Int) -> Int? {
    var depth = 0
    return bytes[start...].firstIndex { byte in
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      return depth == 0
    }
  }

  private func isAttributed(_ start: Int?) -> Bool {
    guard let start, start > 0 else { return false }
    return bytes[start - 1] == UInt8(ascii: "^")
  }

  /// Whether the parentheses contain an address, not a remark.
  private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    let inside = bytes.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: " ") }
    return inside.contains(UInt8(ascii: "/")) || inside.contains(UInt8(ascii: "%"))
      || inside.contains(UInt8(ascii: "#"))
  }
}
