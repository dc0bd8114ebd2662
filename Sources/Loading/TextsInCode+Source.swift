internal import AuditModel

extension TextsInCode {
  /// The texts between quotation marks in Swift, Objective-C or XML.
  init(in source: [UInt8]) {
    self.init()
    add(source, from: 0, to: source.count, depth: 0)
  }

  /// Adds the texts in a part of a source; `depth` is the number of interpolations around it.
  private mutating func add(_ source: [UInt8], from start: Int, to end: Int, depth: Int) {
    var offset = start
    while offset < end, let quote = source[offset..<end].firstIndex(of: Byte.quote) {
      let literal = CodeLiteral(in: source, at: quote, depth: depth)
      add(literal, of: source)
      for inner in literal.interpolations {
        add(source, from: inner.lowerBound, to: inner.upperBound, depth: depth + 1)
      }
      offset = literal.end
    }
  }

  private mutating func add(_ literal: CodeLiteral, of source: [UInt8]) {
    guard !literal.text.isEmpty else { return }
    if let head = literal.head { add(startOfTexts: head) }
    if let percent = literal.text.firstIndex(of: UInt8(ascii: "%")) { add(startOfTexts: literal.text[..<percent]) }
    if let last = literal.text.last, Self.joints.contains(last) { add(startOfTexts: literal.text) }
    add(literal.text, hasDefault: literal.hasDefault(in: source))
  }

  /// The characters after which code appends the rest of a key.
  private static let joints = Set("._-/".utf8)
}

/// A text between quotation marks.
private struct CodeLiteral {
  /// The offset of the opening quotation mark.
  let start: Int
  /// The offset after the closing quotation mark, or after the line if there is none.
  private(set) var end: Int
  /// The text, with escapes decoded.
  private(set) var text: [UInt8] = []
  /// The text before the first interpolation; nil without one.
  private(set) var head: [UInt8]?
  /// Where the expressions in the text are, which may contain texts.
  private(set) var interpolations: [Range<Int>] = []
  /// The number of interpolations around the literal.
  private let depth: Int

  /// Deeper nested literals are not recognized.
  private static let maximumDepth = 8

  fileprivate static let quotes = [UInt8](repeating: Byte.quote, count: 3)

  init(in source: [UInt8], at start: Int, depth: Int) {
    (self.start, self.depth) = (start, depth)
    let isLong = source[start...].starts(with: Self.quotes)
    let width = isLong ? Self.quotes.count : 1
    end = start + width
    while end < source.count, isLong || source[end] != Byte.lineFeed {
      let byte = source[end]
      if byte == Byte.quote, !isLong || source[end...].starts(with: Self.quotes) {
        end += width
        return
      }
      if byte == Byte.backslash, end + 1 < source.count { addEscape(in: source) } else { add(byte) }
    }
  }

  private mutating func add(_ byte: UInt8) {
    text.append(byte)
    end += 1
  }

  private mutating func addEscape(in source: [UInt8]) {
    let escaped = source[end + 1]
    if escaped == Byte.openParenthesis {
      head = head ?? text
      let inside = end + 1
      end = depth < Self.maximumDepth ? source.endOfParentheses(at: inside, depth: depth + 1) : inside + 1
      interpolations.append(inside..<end)
      return
    }
    if escaped == UInt8(ascii: "n") { text.append(Byte.lineFeed) } else { text.append(escaped) }
    end += 2
  }
}

extension [UInt8] {
  /// The offset after the parenthesis that closes the one at an offset; texts inside may contain parentheses.
  fileprivate func endOfParentheses(at start: Int, depth literals: Int) -> Int {
    var (depth, offset) = (0, start)
    while offset < count, self[offset] != Byte.lineFeed {
      if self[offset] == Byte.quote {
        offset = CodeLiteral(in: self, at: offset, depth: literals).end
        continue
      }
      depth += self[offset].nesting
      offset += 1
      if depth == 0 { break }
    }
    return offset
  }
}

// MARK: Defaults

extension CodeLiteral {
  /// Whether the call around the text, which is a key, gives a text for want of a translation: by `value:` or `defaultValue:`, or
  /// as `NSLocalizedStringWithDefaultValue` does.
  fileprivate func hasDefault(in source: [UInt8]) -> Bool {
    var before = source[..<start].removing(suffix: "@") ?? source[..<start]
    while before.last?.isSpace == true { before.removeLast() }
    if before.removing(suffix: "WithDefaultValue(") != nil { return true }
    guard Self.lookUps.contains(where: { before.removing(suffix: $0) != nil }) else { return false }
    guard let next = source[end...].firstIndex(where: { !$0.isSpace }) else { return false }
    if source[next...].starts(with: "value:".utf8) { return source.hasText(at: next + "value:".utf8.count) }
    return source[next] == Byte.comma && source.hasDefaultArgument(after: next + 1)
  }
}

extension CodeLiteral {
  /// What precedes the key where a text is looked up: the beginning of a call of Foundation or of a function that the app declares.
  private static let lookUps = [
    "ocalizedString(", "ocalizedString(forKey:", "ocalizedStringForKey:", "localized:", "LocalizedStringResource(",
  ]
}

extension [UInt8] {
  /// How many bytes are searched for the arguments of a call.
  private static var longestCall: Int { 1000 }

  /// Whether the arguments of a call from an offset on have one named `value` or `defaultValue`, with a text.
  fileprivate func hasDefaultArgument(after start: Int) -> Bool {
    var (depth, offset) = (0, start)
    while offset < Swift.min(count, start + Self.longestCall), depth >= 0 {
      if self[offset] == Byte.quote {
        offset = CodeLiteral(in: self, at: offset, depth: 0).end
        continue
      }
      depth += self[offset].nesting
      if depth == 0, isDefaultName(before: offset) { return hasText(at: offset + 1) }
      offset += 1
    }
    return false
  }

  /// Whether the colon at an offset follows the name of an argument for a default text.
  private func isDefaultName(before offset: Int) -> Bool {
    guard self[offset] == UInt8(ascii: ":") else { return false }
    let names = ["value", "defaultValue"].compactMap(self[..<offset].removing(suffix:))
    return names.contains { $0.last?.isOfName != true }
  }

  /// Whether an argument is a text that is not empty.
  fileprivate func hasText(at offset: Int) -> Bool {
    let argument = self[offset...].drop { $0.isSpace || $0 == UInt8(ascii: "@") }
    let isEmpty = argument.starts(with: "\"\"".utf8) && !argument.starts(with: CodeLiteral.quotes)
    return !isEmpty && !argument.starts(with: "nil".utf8)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == Byte.space || self == Byte.lineFeed || self == Byte.tab }

  /// How many levels of brackets a byte opens, or closes.
  fileprivate var nesting: Int { "([{".utf8.contains(self) ? 1 : ")]}".utf8.contains(self) ? -1 : 0 }
}
