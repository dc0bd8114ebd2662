/// Writes the statements of Objective-C between two braces as Swift: those of a function, or of a block.
///
/// Before each statement stands a mark of its place. Blocks become `do { }`, and what follows `if`, `else`, `while`, `for` or `switch` a
/// branch of which the condition is not known.
struct ObjectiveCStatements {
  private let tokens: ObjectiveCTokens
  private let end: Int
  private var expressions: ObjectiveCExpressions
  private var position: Int
  private var output = ""
  /// The number of open braces.
  private var depth = 0
  /// What the next block or statement is a branch of; nil if it is not in a branch.
  private var branch: String?

  /// What surrounds the offset of the statement that follows; sources have none.
  static let mark: Character = "\0"

  /// The statements in a range of tokens.
  static func swift(_ range: Range<Int>, _ expressions: ObjectiveCExpressions) -> String {
    var statements = ObjectiveCStatements(range, expressions)
    while statements.position < range.upperBound { statements.readNext() }
    return statements.output + String(repeating: "}", count: statements.depth)
  }

  private init(_ range: Range<Int>, _ expressions: ObjectiveCExpressions) {
    (tokens, self.expressions) = (expressions.tokens, expressions)
    (position, end) = (range.lowerBound, range.upperBound)
  }

  private mutating func readNext() {
    if tokens.isSymbol("{", at: position) { return openBlock() }
    if tokens.isSymbol("}", at: position) { return closeBlock() }
    if tokens.isSymbol(";", at: position) { return endStatement() }
    if tokens.isSymbol("@", at: position), tokens.isName(position + 1) { return skipDirective() }
    guard tokens.isName(position) else { return readStatement() }
    let word = tokens.text(position)
    if let head = Self.branches[word], tokens.isSymbol("(", at: position + 1) { return readHead(head) }
    if word == "else" { branch = branch ?? Self.choice }
    if ObjectiveCNames.keywords.contains(word) { return position += 1 }
    if Self.jumps.contains(word) { return skipJump() }
    if Self.cases.contains(word) { return skipCase() }
    readStatement()
  }

  private static let choice = "if condition"
  private static let loop = "while condition"
  private static let branches = ["if": choice, "switch": choice, "while": loop, "for": loop]
  private static let jumps: Set<String> = ["break", "continue", "goto"]
  private static let cases: Set<String> = ["case", "default"]

  // MARK: Blocks

  private mutating func openBlock() {
    write("\(takeBranch() ?? "do") { ", at: position)
    depth += 1
    position += 1
  }

  private mutating func closeBlock() {
    if depth > 0 {
      write("}", at: position)
      depth -= 1
    }
    position += 1
  }

  private mutating func takeBranch() -> String? {
    defer { branch = nil }
    return branch
  }

  // MARK: Statements

  private mutating func readHead(_ head: String) {
    branch = branch == Self.loop ? branch : head
    position = tokens.end(ofParenthesesAt: position + 1)
  }

  /// An empty statement may be all that a branch consists of.
  private mutating func endStatement() {
    branch = nil
    position += 1
  }

  /// Skips `continue;`.
  private mutating func skipJump() {
    position = max(tokens.end(ofStatementAt: position), position + 1)
    branch = nil
  }

  /// `@try`, `@autoreleasepool`, `@synchronized(self)`, macros such as `@strongify(self)`: the word says nothing of what follows.
  private mutating func skipDirective() {
    if tokens.text(position + 1) == "catch" { branch = Self.choice }
    position += 2
    if tokens.isSymbol("(", at: position) { position = tokens.end(ofParenthesesAt: position) }
  }

  private mutating func skipCase() {
    while position < end, !tokens.isSymbol(":", at: position), !tokens.isSymbol("}", at: position) { position += 1 }
    if tokens.isSymbol(":", at: position) { position += 1 }
  }

  private mutating func readStatement() {
    let start = position
    let last = min(tokens.end(ofStatementAt: start), end)
    position = max(last + (tokens.isSymbol(";", at: last) ? 1 : 0), start + 1)
    let branch = takeBranch()
    guard last > start, let statement = expressions.statement(start..<last) else { return }
    write(branch.map { "\($0) { \(statement) }" } ?? statement, at: start)
  }

  private mutating func write(_ text: String, at token: Int) {
    output += "\(Self.mark)\(tokens.offset(token))\(Self.mark)\(text)"
  }
}
