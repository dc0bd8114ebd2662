internal import AuditModel

/// The line of one element in a `debugDescription`, with the lines on which its texts go on.
///
/// `Button, 0x600000, {{16.0, 59.0}, {60.0, 44.0}}, identifier: 'done', label: 'Done', Selected, value: 1`
struct DebugDescriptionLine {
  /// Where an element starts in a line.
  struct Start {
    /// The offset of its type.
    var offset: Int
    /// The type.
    var type: String
    /// The offset of its first attribute.
    var attributes: Int
  }

  /// The line, from 1.
  let line: Int
  /// The column of the type in Unicode scalars, from 1.
  let column: Int
  private let type: String
  private let attributesColumn: Int
  private var text: String
  private var lines = 1

  /// The element that starts in a line.
  init(_ bytes: ArraySlice<UInt8>, at start: Start, line: Int) {
    self.line = line
    type = start.type
    column = Self.scalars(in: bytes[..<start.offset]) + 1
    attributesColumn = column + (start.attributes - start.offset)
    text = String(decoding: bytes[start.attributes...], as: UTF8.self)
  }

  /// Whether a text of the element goes on in the next line.
  func takes(_ next: ArraySlice<UInt8>) -> Bool {
    guard lines < Self.lineLimit else { return false }
    switch DebugDescriptionAttributes(text).end {
    case .complete: return false
    case .insideQuotes: return true
    case .insideValue: return !next.allSatisfy { $0 == Byte.space }
    }
  }

  /// Adds the next line to the text.
  mutating func append(_ next: ArraySlice<UInt8>) {
    text += "\n" + String(decoding: next, as: UTF8.self)
    lines += 1
  }

  /// The element, with what is wrong with its line.
  func element(at location: SourceLocation) -> (RecordedElement, RecordedFault?) {
    let attributes = DebugDescriptionAttributes(text)
    var element = RecordedElement(type: type, location: location)
    element.frame = attributes.frame
    element.label = attributes.texts["label"] ?? attributes.texts["title"]
    element.identifier = attributes.texts["identifier"]
    element.placeholder = attributes.texts["placeholderValue"]
    element.value = attributes.texts["value"]
    if attributes.flags.contains("Selected") { element.isSelected = true }
    if attributes.flags.contains("Disabled") { element.isEnabled = false }
    let fault = attributes.fault.map { offset, message in
      let column = attributesColumn + text.prefix(offset).unicodeScalars.count
      return RecordedFault(
        location: SourceLocation(file: location.file, line: line, column: column), message: message)
    }
    return (element, fault)
  }

  /// The start of an element in a line, after what a log puts before it; nil if none starts there.
  static func start(in bytes: ArraySlice<UInt8>) -> Start? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard isUppercase(bytes[index]), index == bytes.startIndex || !isLetter(bytes[index - 1]) else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !isLetter($0) } ?? bytes.endIndex
      if let attributes = attributes(after: end, in: bytes) {
        let type = String(decoding: bytes[index..<end], as: UTF8.self)
        if RecordedKinds.isType(type) { return Start(offset: index, type: type, attributes: attributes) }
      }
      index = end
    }
    return nil
  }

  /// The offset of what follows a type, if it is the attribute of an element.
  private static func attributes(after end: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes[end...]
    if rest.starts(with: main) { rest = rest.dropFirst(main.count) }
    guard rest.starts(with: separator) else { return nil }
    rest = rest.dropFirst(separator.count)
    return firstAttributes.contains { rest.starts(with: $0) } ? rest.startIndex : nil
  }

  private static func scalars(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
  private static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isUppercase(byte & 0xDF) }

  private static let main = Array(" (Main)".utf8)
  private static let separator = Array(", ".utf8)
  private static let firstAttributes = ["0x", "{{", "pid: ", "identifier: '", "label: '", "title: '", "traits: "].map {
    Array($0.utf8)
  }
  /// The number of lines that a text may take; a quote that is never closed ends there.
  private static let lineLimit = 200
}

/// The attributes of an element, which commas separate; texts may contain commas and quotes.
struct DebugDescriptionAttributes {
  /// Where the text of the attributes ends.
  enum End {
    case complete, insideQuotes, insideValue
  }

  /// The frame.
  private(set) var frame: Rect?
  /// The texts by name.
  private(set) var texts: [String: String] = [:]
  /// The words without a value, such as `Disabled`.
  private(set) var flags: Set<String> = []
  /// Where the text ends.
  private(set) var end = End.complete
  /// What is wrong, at an offset in characters.
  private(set) var fault: (offset: Int, message: String)?

  /// Reads the attributes of a line.
  init(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let offset = text.distance(from: text.startIndex, to: rest.startIndex)
      if rest.hasPrefix("{{") {
        readFrame(&rest, at: offset)
      } else if let name = Self.quoted.first(where: { rest.hasPrefix("\($0): '") }) {
        rest = rest.dropFirst(name.count + 3)
        texts[name] = readQuoted(&rest, at: offset)
      } else if rest.hasPrefix("value: ") {
        readValue(&rest)
      } else {
        let word = rest.prefix { $0 != "," }
        flags.insert(String(word).trimmingTrailingSpaces)
        rest = rest[word.endIndex...]
      }
      rest = rest.drop { $0 == "," || $0 == " " || $0 == "\n" }
    }
  }

  private mutating func readFrame(_ rest: inout Substring, at offset: Int) {
    let close = rest.firstRange(of: "}}")
    let text = close.map { rest[..<$0.upperBound] } ?? rest
    frame = Rect(recorded: text)
    if frame == nil, fault == nil {
      fault = (offset, "the frame cannot be read; expected {{x, y}, {width, height}}")
    }
    rest = close.map { rest[$0.upperBound...] } ?? rest.drop { $0 != "," }
    if close == nil { rest = rest.suffix(0) }
  }

  /// Reads up to the quote that another attribute, or nothing, follows.
  private mutating func readQuoted(_ rest: inout Substring, at offset: Int) -> String {
    var search = rest.startIndex
    while let quote = rest[search...].firstIndex(of: "'") {
      let after = rest[rest.index(after: quote)...]
      if after.isEmpty || Self.isNext(after) {
        defer { rest = after }
        return String(rest[..<quote])
      }
      search = after.startIndex
    }
    end = .insideQuotes
    if fault == nil { fault = (offset, "the text has no closing quote; expected '") }
    defer { rest = rest.suffix(0) }
    return String(rest)
  }

  private mutating func readValue(_ rest: inout Substring) {
    rest = rest.dropFirst("value: ".count)
    var search = rest.startIndex
    while let comma = rest[search...].firstIndex(of: ",") {
      if Self.isNext(rest[comma...]) {
        texts["value"] = String(rest[..<comma])
        rest = rest[comma...]
        return
      }
      search = rest.index(after: comma)
    }
    texts["value"] = String(rest)
    end = .insideValue
    rest = rest.suffix(0)
  }

  /// Whether a text begins with a comma and another attribute.
  private static func isNext(_ text: Substring) -> Bool {
    guard text.hasPrefix(", ") else { return false }
    let next = text.dropFirst(2)
    return following.contains { next.hasPrefix($0) }
  }

  private static let quoted = ["identifier", "label", "title", "placeholderValue"]
  private static let following =
    quoted.map { "\($0): '" } + ["value: ", "Selected", "Disabled", "Keyboard Focused", "Focused", "{{", "traits: "]
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
