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
  /// What the open blocks begin with.
  private var heads: [String] = []
  /// Whether what was written last ends a branch, which `else` may follow.
  private var endsBranch = false
  /// What the next block or statement is a branch of; nil if it is not in a branch.
  private var branch: String?

  /// What surrounds the offset of the statement that follows; sources have none.
  static let mark: Character = "\0"

  /// The statements in a range of tokens.
  static func swift(_ range: Range<Int>, _ expressions: ObjectiveCExpressions) -> String {
    var statements = ObjectiveCStatements(range, expressions)
    while statements.position < range.upperBound { statements.readNext() }
    return statements.output + String(repeating: "}", count: statements.heads.count)
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
    if word == "else" { branch = branch ?? (endsBranch ? Self.alternative : Self.choice) }
    if ObjectiveCNames.keywords.contains(word) { return position += 1 }
    if Self.jumps.contains(word) { return skipJump() }
    if Self.cases.contains(word) { return skipCase() }
    readStatement()
  }

  private static let choice = "if condition"
  private static let alternative = "else if condition"
  private static let loop = "while condition"
  private static let choices: Set<String> = [choice, alternative]
  private static let branches = ["if": choice, "switch": choice, "while": loop, "for": loop]
  private static let jumps: Set<String> = ["break", "continue", "goto"]
  private static let cases: Set<String> = ["case", "default"]

  // MARK: Blocks

  private mutating func openBlock() {
    let head = takeBranch() ?? "do"
    writeHead(head, at: position)
    heads.append(head)
    position += 1
  }

  private mutating func closeBlock() {
    if let head = heads.popLast() { write("}", at: position, endsBranch: Self.choices.contains(head)) }
    position += 1
  }

  private mutating func takeBranch() -> String? {
    defer { branch = nil }
    return branch
  }

  // MARK: Statements

  private mutating func readHead(_ head: String) {
    branch = branch == Self.loop || branch == Self.alternative ? branch : head
    position = tokens.end(ofParenthesesAt: position + 1)
  }

  /// An empty statement may be all that a branch consists of.
  private mutating func endStatement() {
    if branch != nil { endsBranch = false }
    branch = nil
    position += 1
  }

  /// Skips `continue;`.
  private mutating func skipJump() {
    position = max(tokens.end(ofStatementAt: position), position + 1)
    (branch, endsBranch) = (nil, false)
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
    endsBranch = false
    guard last > start, let statement = expressions.statement(start..<last) else { return }
    guard let branch else { return write(statement, at: start) }
    writeHead(branch, at: start)
    write("\(statement) }", at: start, endsBranch: Self.choices.contains(branch))
  }

  /// Writes what begins a block; what follows `else` stays with the branch before it.
  private mutating func writeHead(_ head: String, at token: Int) {
    if head == Self.alternative { output += " \(head) { " } else { write("\(head) { ", at: token) }
    endsBranch = false
  }

  private mutating func write(_ text: String, at token: Int, endsBranch: Bool = false) {
    self.endsBranch = endsBranch
    output += "\(Self.mark)\(tokens.offset(token))\(Self.mark)\(text)"
  }
}
