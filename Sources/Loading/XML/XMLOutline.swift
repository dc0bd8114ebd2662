/// The positions of the start tags of a document, found by a tokenizer that knows only tags, comments and quotes.
///
/// XML parsers report the position after a tag, in bytes, and stop at a fault without saying which elements were open. This pass
/// finds the `<` of every element, in file order, and says which end tag was expected.
struct XMLOutline {
  /// The position of each start tag, in file order.
  private(set) var starts: [TextPosition] = []
  /// The first fault; nil if the tags are balanced.
  private(set) var firstFault: XMLFault?

  /// What a document may at most contain.
  struct Limits {
    /// The nesting depth of elements, the root included.
    ///
    /// The deepest known Interface Builder file has 24. libxml2 refuses 256 on its own on some systems and 10,000 on
    /// others; 128 is safe for recursion over the tree on a stack of 512 kB and nests no deeper than JSON decoders read.
    var depth = 128
    /// The number of elements; the largest known Interface Builder file has some 20,000.
    var elements = 1_000_000
    /// The length of a tag, comment, CDATA section or processing instruction, in bytes.
    ///
    /// libxml2's `XML_MAX_TEXT_LENGTH`, which Foundation's parser cannot lift; longer texts are read in pieces.
    var markup = 10_000_000
  }

  private struct OpenTag {
    var name: ArraySlice<UInt8>
    var position: TextPosition
  }

  private let text: [UInt8]
  private let limits: Limits
  private var cursor = TextCursor()
  private var open: [OpenTag] = []
  private var ignored: [Range<Int>] = []
  /// The index of the fault, or of the end.
  private var index = 0

  /// Finds the tags of a document in UTF-8, up to the first fault.
  init(_ text: [UInt8], limits: Limits = Limits()) {
    self.text = text
    self.limits = limits
    do throws(XMLFault) { try scan() } catch { firstFault = error }
  }

  /// The text up to the first fault, with comments instead of the document type and of processing instructions.
  ///
  /// These have no meaning here, and Foundation's parser crashes on an instruction without data.
  var parsableText: [UInt8] {
    if ignored.isEmpty, index == text.count { return text }
    var result: [UInt8] = []
    var copied = 0
    for range in ignored {
      result += text[copied..<range.lowerBound] + Self.comment(insteadOf: text[range])
      copied = range.upperBound
    }
    result += text[copied..<index]
    // The parser does not look at fewer bytes than it takes to know an encoding.
    return result + Array(repeating: UInt8(ascii: " "), count: max(4 - result.count, 0))
  }

  /// A comment with the same line feeds and, where possible, the same length.
  private static func comment(insteadOf markup: ArraySlice<UInt8>) -> [UInt8] {
    let content = markup.dropFirst(4).dropLast(3).map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return Array("<!--".utf8) + content + Array("-->".utf8)
  }

  private mutating func scan() throws(XMLFault) {
    while index < text.count {
      guard text[index] == UInt8(ascii: "<") else {
        try checkText(at: index)
        index += 1
        continue
      }
      cursor.move(to: index, in: text)
      index = try markup(at: index)
    }
    cursor.move(to: text.count, in: text)
    if let tag = open.last {
      throw fault("unexpected end of file; expected </\(name(tag.name))> for the element on line \(tag.position.line)")
    }
    if starts.isEmpty { throw fault("the file contains no elements; expected an XML document") }
  }

  /// Reads what starts with `<` and returns the index after it.
  private mutating func markup(at index: Int) throws(XMLFault) -> Int {
    if has("<!--", at: index) { return try skip(from: index + 4, past: "-->", what: "comment") }
    if has("<![CDATA[", at: index) { return try skip(from: index + 9, past: "]]>", what: "CDATA section") }
    if has("<?", at: index) { return try instruction(at: index) }
    if has("<!", at: index) { return try documentType(at: index) }
    if has("</", at: index) { return try endTag(at: index) }
    return try startTag(at: index)
  }

  private mutating func instruction(at index: Int) throws(XMLFault) -> Int {
    let end = try skip(from: index + 2, past: "?>", what: "processing instruction")
    let target = text[(index + 2)..<(end - 2)].prefix { !Self.white.contains($0) }
    guard !target.isEmpty else { throw fault("a processing instruction without a name; expected one after <?") }
    if !starts.isEmpty, name(target).lowercased() == "xml" {
      throw fault("the XML declaration is not at the start of the file")
    }
    ignored.append(index..<end)
    return end
  }

  private mutating func documentType(at index: Int) throws(XMLFault) -> Int {
    guard has("<!DOCTYPE", at: index), open.isEmpty, starts.isEmpty else {
      throw fault("unexpected declaration inside the document; expected an element")
    }
    let ends: Set = [UInt8(ascii: ">"), UInt8(ascii: "[")]
    guard let end = text.firstUnquoted(from: index, where: ends.contains) else {
      throw fault("unterminated document type; expected >")
    }
    guard text[end] == UInt8(ascii: ">") else {
      throw fault(
        "the document type declares elements or entities of its own between [ and ], which are not supported; "
          + "expected a document without them")
    }
    ignored.append(index..<(end + 1))
    return end + 1
  }

  private mutating func startTag(at index: Int) throws(XMLFault) -> Int {
    let tag = OpenTag(name: try tagName(from: index + 1), position: cursor.position)
    let end = try tagEnd(from: index + 1 + tag.name.count, of: tag)
    try checkLength(index..<end, of: "tag")
    if open.isEmpty, !starts.isEmpty {
      throw fault("a second root element <\(name(tag.name))>; expected the end of the file")
    }
    guard open.count < limits.depth else {
      throw fault("<\(name(tag.name))> is nested inside \(open.count) elements; expected fewer than \(limits.depth)")
    }
    guard starts.count < limits.elements else {
      throw fault("too many elements; expected at most \(limits.elements)")
    }
    starts.append(tag.position)
    if text[end - 1] != UInt8(ascii: "/") { open.append(tag) }
    return end + 1
  }

  private mutating func endTag(at index: Int) throws(XMLFault) -> Int {
    let closing = try tagName(from: index + 2)
    let end = try tagEnd(from: index + 2 + closing.count, of: OpenTag(name: closing, position: cursor.position))
    guard let tag = open.popLast() else {
      throw fault("</\(name(closing))> has no matching start tag; expected the end of the file")
    }
    guard tag.name == closing else {
      throw fault(
        "found </\(name(closing))>; expected </\(name(tag.name))> for the element on line \(tag.position.line)")
    }
    return end + 1
  }

  /// The name that starts at an index.
  private func tagName(from index: Int) throws(XMLFault) -> ArraySlice<UInt8> {
    let name = text[min(index, text.count)...].prefix { !Self.nameEnds.contains($0) }
    guard let first = name.first, !Self.neverFirst.contains(first) else {
      if index >= text.count { throw fault("unexpected end of file; expected a tag name after <") }
      if MergeConflict.isMarker(at: index - 1, in: text) { throw Self.conflict(at: cursor.position) }
      throw fault("unexpected <; expected &lt; or a tag name")
    }
    return name
  }

  /// The index of the `>` that ends a tag; quoted values may contain one.
  private func tagEnd(from index: Int, of tag: OpenTag) throws(XMLFault) -> Int {
    var quote: UInt8?
    var index = index
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "<") { throw unfinished(tag, at: index) }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    throw unfinished(tag, at: text.count)
  }

  private func unfinished(_ tag: OpenTag, at index: Int) -> XMLFault {
    guard index < text.count else {
      return fault("unexpected end of file inside the tag <\(name(tag.name))>; expected >")
    }
    var found = cursor
    found.move(to: index, in: text)
    if MergeConflict.isMarker(at: index, in: text) { return Self.conflict(at: found.position) }
    return XMLFault(position: found.position, message: "unexpected < inside the tag <\(name(tag.name))>; expected >")
  }

  private mutating func checkText(at index: Int) throws(XMLFault) {
    guard open.isEmpty, !Self.white.contains(text[index]) else { return }
    cursor.move(to: index, in: text)
    if MergeConflict.isMarker(at: index, in: text) { throw Self.conflict(at: cursor.position) }
    throw fault(
      "text outside the root element; expected " + (starts.isEmpty ? "an XML document" : "the end of the file"))
  }

  private func skip(from start: Int, past end: String, what: String) throws(XMLFault) -> Int {
    let pattern = Array(end.utf8)
    var index = start
    while index + pattern.count <= text.count {
      if text[index] == pattern[0], has(pattern, at: index) {
        try checkLength(start..<index, of: what)
        return index + pattern.count
      }
      index += 1
    }
    throw fault("unterminated \(what); expected \(end)")
  }

  private func checkLength(_ range: Range<Int>, of what: String) throws(XMLFault) {
    guard range.count > limits.markup else { return }
    throw fault("a \(what) of \(range.count) bytes; expected at most \(limits.markup)")
  }

  private func has(_ string: String, at index: Int) -> Bool { has(Array(string.utf8), at: index) }

  private func has(_ pattern: [UInt8], at index: Int) -> Bool {
    guard index + pattern.count <= text.count else { return false }
    return !pattern.indices.contains { text[index + $0] != pattern[$0] }
  }

  private func fault(_ message: String) -> XMLFault { XMLFault(position: cursor.position, message: message) }

  private func name(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes.prefix(60), as: UTF8.self) }

  private static func conflict(at position: TextPosition) -> XMLFault {
    return XMLFault(position: position, message: MergeConflict.message, isMergeConflict: true)
  }

  private static let white = Set(" \t\r\n".utf8)
  private static let nameEnds = white.union("/><\"'=".utf8)
  private static let neverFirst = Set("!?-.0123456789&".utf8)
}

extension [UInt8] {
  /// The index of the first byte outside of quotation marks that satisfies a condition.
  func firstUnquoted(from start: Int, where isWanted: (UInt8) -> Bool) -> Int? {
    var quote: UInt8?
    for index in start..<Swift.max(start, count) {
      let byte = self[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if isWanted(byte) {
        return index
      }
    }
    return nil
  }
}
