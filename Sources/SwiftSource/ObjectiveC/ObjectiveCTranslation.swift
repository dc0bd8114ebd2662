/// Writes the code of a file in Objective-C as Swift, as far as it makes and changes controls, so that both are read in one way.
///
/// Statements stay on their lines. What is not understood becomes a name that means nothing, so that its words are unknown; blocks
/// become `do { }`, and what follows `if`, `else`, `while`, `for` or `switch` a branch of which the condition is not known.
struct ObjectiveCTranslation {
  let tokens: ObjectiveCTokens
  private var position = 0
  private var output = ""
  /// The line on which the output is, and the lines of tokens, from 0.
  private var line = 0
  private let lineStarts: [Int]
  /// The number of open braces of functions and blocks.
  private var depth = 0
  private var isInClass = false
  /// What the next block or statement is a branch of; nil if it is not in a branch.
  private var branch: String?
  private var expressions: ObjectiveCExpressions

  /// The Swift source for a file.
  static func swift(_ bytes: [UInt8]) -> String {
    var translation = ObjectiveCTranslation(bytes)
    while translation.position < translation.tokens.tokens.count { translation.readNext() }
    translation.close()
    return translation.output
  }

  private init(_ bytes: [UInt8]) {
    tokens = ObjectiveCTokens(bytes)
    expressions = ObjectiveCExpressions(tokens: tokens)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  // MARK: Output

  /// Writes a statement on the line of a token.
  private mutating func write(_ text: String, at token: Int) {
    let offset = tokens.offset(token)
    var moved = false
    while line + 1 < lineStarts.count, lineStarts[line + 1] <= offset {
      output += "\n"
      line += 1
      moved = true
    }
    if !moved, !output.isEmpty, !output.hasSuffix("{ ") { output += "; " }
    output += text
  }

  private mutating func close() {
    while depth > 0 {
      output += "}"
      depth -= 1
    }
    if isInClass { output += "}" }
    isInClass = false
  }

  // MARK: Declarations

  private mutating func readNext() {
    if tokens.isSymbol("@", at: position), depth == 0 { return readDirective() }
    if depth == 0 {
      if isInClass, tokens.isSymbol("-", at: position) || tokens.isSymbol("+", at: position) { return readMethod() }
      if tokens.isSymbol("{", at: position) {
        return isInClass || output.isEmpty ? open("func c()", at: position) : skip()
      }
      position += 1
      return
    }
    readStatement()
  }

  private mutating func skip() { position += 1 }

  private mutating func open(_ head: String, at token: Int) {
    write("\(head) { ", at: token)
    depth += 1
    position = token + 1
  }

  /// `@interface Name : Super`, `@implementation Name`, `@end`.
  private mutating func readDirective() {
    let start = position
    let name = tokens.text(position + 2)
    switch tokens.text(position + 1) {
    case "interface" where tokens.isName(position + 2):
      if tokens.isSymbol(":", at: position + 3) { write("class \(name): \(tokens.text(position + 4)) {}", at: start) }
      skipInterface()
    case "protocol": skipInterface()
    case "implementation" where tokens.isName(position + 2):
      close()
      write("extension \(name) {", at: start)
      isInClass = true
      position += 3
      if tokens.isSymbol("{", at: position) { position = end(ofBlockAt: position) }
    case "end":
      close()
      position += 2
    default: position += 1
    }
  }

  private mutating func skipInterface() {
    // `@protocol Name;` declares nothing.
    if tokens.isSymbol(";", at: position + 3) { return position += 3 }
    while position < tokens.tokens.count, !(tokens.isSymbol("@", at: position) && tokens.text(position + 1) == "end") {
      position += 1
    }
    position += 2
  }

  /// The position after a block in braces.
  private func end(ofBlockAt start: Int) -> Int {
    var (open, position) = (0, start)
    while position < tokens.tokens.count {
      if tokens.isSymbol("{", at: position) { open += 1 }
      if tokens.isSymbol("}", at: position) { open -= 1 }
      position += 1
      if open == 0 { return position }
    }
    return position
  }

  /// `- (UIView *)makeLabel:(NSString *)text below:(UIView *)view {`.
  private mutating func readMethod() {
    let start = position
    var parts: [(label: String, name: String?)] = []
    position += 1
    while position < tokens.tokens.count, !tokens.isSymbol("{", at: position), !tokens.isSymbol(";", at: position) {
      if tokens.isSymbol("(", at: position) {
        position = tokens.end(ofParenthesesAt: position)
      } else if tokens.isName(position), tokens.isSymbol(":", at: position + 1) {
        let label = tokens.text(position)
        position += 2
        if tokens.isSymbol("(", at: position) { position = tokens.end(ofParenthesesAt: position) }
        parts.append((label, tokens.text(position)))
        position += 1
      } else {
        if parts.isEmpty, tokens.isName(position) { parts.append((tokens.text(position), nil)) }
        position += 1
      }
    }
    guard tokens.isSymbol("{", at: position), let first = parts.first else { return }
    let name = ObjectiveCNames.split(first.label)
    let parameters = parts.enumerated().compactMap { index, part in
      part.name.map { "\(index == 0 ? name.label ?? "_" : part.label) \($0): Any" }
    }
    let brace = position
    open("func \(name.name)(\(parameters.joined(separator: ", ")))", at: start)
    position = brace + 1
  }

  // MARK: Statements

  private mutating func readStatement() {
    if tokens.isSymbol("{", at: position) { return open(takeBranch() ?? "do", at: position) }
    if tokens.isSymbol("}", at: position) {
      write("}", at: position)
      depth -= 1
      position += 1
      return
    }
    if let head = Self.branches[tokens.text(position)], tokens.isSymbol("(", at: position + 1) {
      branch = branch == Self.loop ? branch : head
      position = tokens.end(ofParenthesesAt: position + 1)
      return
    }
    if tokens.text(position) == "else" { branch = branch ?? Self.choice }
    if tokens.isName(position), ObjectiveCNames.keywords.contains(tokens.text(position)) { return skip() }
    if tokens.text(position) == "case" || tokens.text(position) == "default" {
      while position < tokens.tokens.count, !tokens.isSymbol(":", at: position), !tokens.isSymbol("}", at: position) {
        position += 1
      }
      if tokens.isSymbol(":", at: position) { position += 1 }
      return
    }
    let start = position
    let end = tokens.end(ofStatementAt: start)
    position = end + (tokens.isSymbol(";", at: end) ? 1 : 0)
    if position == start { position += 1 }
    guard end > start else { return }
    let branch = takeBranch()
    guard let statement = expressions.statement(start..<end) else { return }
    write(branch.map { "\($0) { \(statement) }" } ?? statement, at: start)
  }

  private mutating func takeBranch() -> String? {
    defer { branch = nil }
    return branch
  }

  private static let choice = "if condition"
  private static let loop = "while condition"
  private static let branches = ["if": choice, "switch": choice, "while": loop, "for": loop]
}

extension ObjectiveCTokens {
  /// The position after the parentheses that begin at one.
  func end(ofParenthesesAt start: Int) -> Int {
    var (open, position) = (0, start)
    while position < tokens.count {
      if ["(", "[", "{"].contains(where: { isSymbol($0, at: position) }) { open += 1 }
      if [")", "]", "}"].contains(where: { isSymbol($0, at: position) }) { open -= 1 }
      position += 1
      if open <= 0 { return position }
    }
    return position
  }

  /// The position of the semicolon that ends a statement, or of the brace after it.
  func end(ofStatementAt start: Int) -> Int {
    var (open, position) = (0, start)
    while position < tokens.count {
      if ["(", "[", "{"].contains(where: { isSymbol($0, at: position) }) { open += 1 }
      if [")", "]", "}"].contains(where: { isSymbol($0, at: position) }) {
        if open == 0 { return position }
        open -= 1
      }
      if open == 0, isSymbol(";", at: position) { return position }
      position += 1
    }
    return position
  }
}
