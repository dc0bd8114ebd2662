/// The tokens of a source in Objective-C, without comments, directives of the preprocessor, what these leave out of the builds for users,
/// and the bodies of literals.
struct ObjectiveCTokens {
  /// A token with its offset in the source.
  struct Token {
    enum Kind { case name, string, number, symbol }

    let kind: Kind
    let text: Substring.UTF8View
    let offset: Int
  }

  private(set) var tokens: [(kind: Token.Kind, range: Range<Int>)] = []
  private let bytes: [UInt8]
  /// The directives that define macros.
  private(set) var definitions: [ArraySlice<UInt8>] = []
  private var conditions = PreprocessorConditions()

  /// The tokens of a source.
  init(_ bytes: [UInt8]) {
    // What no source has means something to those who read the tokens.
    self.bytes = bytes.contains(0) ? bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 } : bytes
    var position = 0
    while position < bytes.count {
      position = conditions.leavesOut ? skip(from: position) : next(from: position)
    }
  }

  /// The text of a token; empty beyond the last.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether a token is a character.
  func isSymbol(_ character: Character, at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .symbol else { return false }
    return bytes[tokens[index].range.lowerBound] == character.asciiValue
  }

  /// Whether a token is a name.
  func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .name }

  /// Whether only white space is before a token on its line.
  func isFirstOnLine(_ index: Int) -> Bool { isFirstOnLine(at: offset(index)) }

  private func isFirstOnLine(at start: Int) -> Bool {
    let before = bytes[..<start].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before.map { bytes[$0] == UInt8(ascii: "\n") } ?? true
  }

  /// The offset of a token; the end beyond the last.
  func offset(_ index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count }

  /// The source of some tokens, as it is written.
  func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return "" }
    return String(decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound], as: UTF8.self)
  }

  /// The same as it would be in Swift, whose strings begin without a sign: `"key"` for `@"key"`.
  func sourceWithoutSigns(_ range: Range<Int>) -> String {
    let signs = range.dropLast().filter { isSymbol("@", at: $0) && tokens[$0 + 1].kind == .string }
    let starts = [range.lowerBound] + signs.map { $0 + 1 }
    let ends = signs + [range.upperBound]
    return zip(starts, ends).map { start, end in
      // What is between two parts stays with the first.
      guard start < end, end < range.upperBound else { return source(start..<end) }
      return String(decoding: bytes[tokens[start].range.lowerBound..<tokens[end].range.lowerBound], as: UTF8.self)
    }.joined()
  }

  /// Reads what begins at a position; returns the position after it.
  private mutating func next(from start: Int) -> Int {
    let byte = bytes[start]
    if byte.isOfName {
      let end = self.end(from: start) { $0.isOfName }
      let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      tokens.append((isNumber ? .number : .name, start..<end))
      return end
    }
    switch byte {
    case UInt8(ascii: "/") where bytes[(start + 1)...].first == UInt8(ascii: "/"):
      return end(from: start) { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where bytes[(start + 1)...].first == UInt8(ascii: "*"): return endOfComment(from: start + 2)
    case UInt8(ascii: "#"):
      let end = endOfDirective(from: start)
      read(directive: bytes[start..<end])
      return end
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let end = endOfLiteral(from: start + 1, quote: byte)
      tokens.append((.string, start..<end))
      return end
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return start + 1
    default:
      tokens.append((.symbol, start..<start + 1))
      return start + 1
    }
  }

  private mutating func read(directive: ArraySlice<UInt8>) {
    conditions.read(directive)
    guard !conditions.leavesOut,
      directive.dropFirst().drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "define".utf8)
    else { return }
    definitions.append(directive)
  }

  /// Goes on where a condition leaves the source out: only directives and comments mean something there.
  private mutating func skip(from start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "/") where [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[(start + 1)...].first):
      return next(from: start)
    case UInt8(ascii: "#") where isFirstOnLine(at: start): return next(from: start)
    default: return start + 1
    }
  }

  private func end(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    bytes[start...].firstIndex { !condition($0) } ?? bytes.count
  }

  private func endOfComment(from start: Int) -> Int {
    var position = start
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") { return position + 2 }
      position += 1
    }
    return bytes.count
  }

  /// A directive ends with its line, unless a backslash continues it.
  private func endOfDirective(from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n"), bytes[position - 1] != UInt8(ascii: "\\") { return position }
      position += 1
    }
    return position
  }

  private func endOfLiteral(from start: Int, quote: UInt8) -> Int {
    var position = start
    while position < bytes.count {
      if bytes[position] == quote { return position + 1 }
      if bytes[position] == UInt8(ascii: "\n") { return position }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name in code.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
