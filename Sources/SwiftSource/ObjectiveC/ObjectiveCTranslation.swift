/// Writes the code of a file in Objective-C as Swift, as far as it makes and changes controls, so that both are read in one way.
///
/// Statements stay on their lines. What is not understood becomes a name that means nothing, so that its words are unknown.
struct ObjectiveCTranslation {
  let tokens: ObjectiveCTokens
  var position = 0
  private var output = ""
  /// The line on which the output is, and the lines of tokens, from 0.
  private var line = 0
  private let lineStarts: [Int]
  private var isInClass = false
  private let expressions: ObjectiveCExpressions

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

  /// Writes the head of something on the line of a token.
  private mutating func write(_ text: String, at token: Int) {
    begin(at: tokens.offset(token))
    output += text
  }

  /// Writes statements, each on the line of the offset that is marked before it.
  private mutating func write(_ statements: String) {
    let parts = statements.split(separator: ObjectiveCStatements.mark, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        output += part
      } else if let offset = Int(part) {
        begin(at: offset)
      }
    }
  }

  /// Moves to the line of an offset, or separates what follows from what is on the line.
  private mutating func begin(at offset: Int) {
    let isMoved = line + 1 < lineStarts.count && lineStarts[line + 1] <= offset
    while line + 1 < lineStarts.count, lineStarts[line + 1] <= offset {
      output += "\n"
      line += 1
    }
    if !isMoved, !output.isEmpty, !output.hasSuffix("{ ") { output += "; " }
  }

  private mutating func close() {
    if isInClass { output += "}" }
    isInClass = false
  }

  // MARK: Declarations

  private mutating func readNext() {
    if tokens.isSymbol("@", at: position) { return readDirective() }
    if isInClass, tokens.beginsMethod(at: position) { return readMethod() }
    guard tokens.isSymbol("{", at: position) else { return position += 1 }
    if let function = tokens.function(ofBodyAt: position) {
      return readBody(of: function, at: position, from: position)
    }
    guard isInClass || output.isEmpty else { return position += 1 }
    readBody(of: "func c()", at: position, from: position)
  }

  /// Reads what is between two braces.
  mutating func readBody(of head: String, at start: Int, from brace: Int) {
    let end = end(ofBodyAt: brace)
    write("\(head) { ", at: start)
    write(ObjectiveCStatements.swift(brace + 1..<max(brace + 1, end), expressions))
    output += "}"
    position = end + (tokens.isSymbol("}", at: end) ? 1 : 0)
  }

  /// The position of the brace that ends a body, or of the directive that ends its class: the clauses of a condition of the preprocessor
  /// may open more braces than they close.
  private func end(ofBodyAt start: Int) -> Int {
    var (open, position) = (0, start)
    while position < tokens.tokens.count {
      if tokens.isSymbol("{", at: position) { open += 1 }
      if tokens.isSymbol("}", at: position) { open -= 1 }
      if open == 0 { return position }
      if tokens.isSymbol("@", at: position), Self.ends.contains(tokens.text(position + 1)) { return position }
      position += 1
    }
    return position
  }

  private static let ends: Set<String> = ["end", "implementation", "interface"]

  /// `@interface Name : Super`, `@implementation Name`, `@end`.
  private mutating func readDirective() {
    let start = position
    let name = tokens.text(position + 2)
    switch tokens.text(position + 1) {
    case "interface" where tokens.isName(position + 2):
      if let superclass = tokens.superclass(ofInterfaceAt: position + 2) {
        write("class \(name): \(superclass) {}", at: start)
      }
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
}

extension ObjectiveCTokens {
  /// The class from which one inherits whose name is at a position: `@interface Name<Element> : Superclass`; nil if none is named.
  func superclass(ofInterfaceAt start: Int) -> String? {
    var position = start + 1
    if isSymbol("<", at: position) {
      while position < tokens.count, !isSymbol(">", at: position), !isSymbol("@", at: position) { position += 1 }
      position += 1
    }
    return isSymbol(":", at: position) && isName(position + 1) ? text(position + 1) : nil
  }

  /// Whether a method begins at a position between those of a class: in what macros expand, the sign may also be an operator.
  func beginsMethod(at position: Int) -> Bool {
    guard isSymbol("-", at: position) || isSymbol("+", at: position) else { return false }
    return isFirstOnLine(position) || isSymbol("}", at: position - 1) || isSymbol(";", at: position - 1)
  }

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
