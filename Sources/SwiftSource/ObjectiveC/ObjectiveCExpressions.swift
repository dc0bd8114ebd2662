/// Writes expressions and statements of Objective-C as Swift.
struct ObjectiveCExpressions {
  let tokens: ObjectiveCTokens
  /// The names to which code assigns more than once, so that no value of theirs is certain.
  private let reassigned: Set<String>
  private var depth = 0

  /// The expressions of a file.
  init(tokens: ObjectiveCTokens) {
    self.tokens = tokens
    var seen: Set<String> = []
    var reassigned: Set<String> = []
    for index in tokens.tokens.indices.dropFirst() where tokens.isSymbol("=", at: index) && tokens.isName(index - 1) {
      guard !tokens.isSymbol("=", at: index + 1) else { continue }
      let name = tokens.text(index - 1)
      if !seen.insert(name).inserted { reassigned.insert(name) }
    }
    self.reassigned = reassigned
  }

  /// Deeper nested messages are left out.
  private static let maximumDepth = 32
  /// What is written for an expression that is not understood: a name that means nothing.
  private static let unknown = "unknownInObjectiveC"

  // MARK: Statements

  /// A statement; nil if it does nothing that matters.
  mutating func statement(_ range: Range<Int>) -> String? {
    var range = range
    while range.count > 1, ObjectiveCNames.keywords.contains(tokens.text(range.lowerBound)) {
      range = range.lowerBound + 1..<range.upperBound
    }
    if tokens.text(range.lowerBound) == "return" {
      return range.count > 1 ? "return " + expression(range.lowerBound + 1..<range.upperBound) : "return"
    }
    guard let sign = assignment(in: range) else {
      if tokens.isSymbol("[", at: range.lowerBound), let setter = setter(range) { return setter }
      let value = expression(range)
      return value == Self.unknown || !value.contains("(") ? nil : "_ = \(value)"
    }
    let value = expression(sign + 1..<range.upperBound)
    let target = range.lowerBound..<sign
    let names = target.filter { tokens.isName($0) }
    let isPath = target.allSatisfy { tokens.isName($0) || tokens.isSymbol(".", at: $0) }
    if isPath, zip(names, names.dropFirst()).allSatisfy({ $1 - $0 > 1 }) { return "\(path(target)) = \(value)" }
    // `UIButton *button = …`
    guard let last = names.last, last == sign - 1, tokens.isName(range.lowerBound) else {
      return tokens.isSymbol("[", at: target.lowerBound) || target.contains { tokens.isSymbol(">", at: $0) }
        ? "\(expression(target)) = \(value)" : "_ = \(value)"
    }
    let name = tokens.text(last)
    return "\(reassigned.contains(name) ? "var" : "let") \(name) = \(value)"
  }

  /// The position of the `=` of an assignment.
  private func assignment(in range: Range<Int>) -> Int? {
    var open = 0
    for position in range {
      if ["(", "[", "{"].contains(where: { tokens.isSymbol($0, at: position) }) { open += 1 }
      if [")", "]", "}"].contains(where: { tokens.isSymbol($0, at: position) }) { open -= 1 }
      guard open == 0, tokens.isSymbol("=", at: position), !tokens.isSymbol("=", at: position + 1),
        !["=", "!", "<", ">", "+", "-", "|", "&", "*", "/"].contains(where: { tokens.isSymbol($0, at: position - 1) })
      else { continue }
      return position
    }
    return nil
  }

  // MARK: Expressions

  /// An expression.
  mutating func expression(_ range: Range<Int>) -> String {
    guard !range.isEmpty, depth < Self.maximumDepth else { return Self.unknown }
    depth += 1
    defer { depth -= 1 }
    if let choice = choice(range) { return choice }
    let start = range.lowerBound
    if tokens.isSymbol("@", at: start) { return literal(range) }
    if tokens.isSymbol("^", at: start) { return block(range) }
    if tokens.isSymbol("[", at: start) {
      let end = tokens.end(ofParenthesesAt: start)
      guard let message = message(start + 1..<end - 1) else { return Self.unknown }
      return written(message) + suffix(end..<range.upperBound)
    }
    if tokens.isSymbol("(", at: start) {
      let end = tokens.end(ofParenthesesAt: start)
      // A cast, or an expression in parentheses.
      return end < range.upperBound && !tokens.isSymbol(".", at: end)
        ? expression(end..<range.upperBound) : expression(start + 1..<end - 1) + suffix(end..<range.upperBound)
    }
    if range.allSatisfy({
      tokens.isName($0) || tokens.isSymbol(".", at: $0) || tokens.isSymbol("-", at: $0) || tokens.isSymbol(">", at: $0)
    }),
      tokens.isName(start)
    {
      return path(range)
    }
    if tokens.isName(start), tokens.isSymbol("(", at: start + 1),
      tokens.end(ofParenthesesAt: start + 1) == range.upperBound
    {
      return call(tokens.text(start), start + 2..<range.upperBound - 1)
    }
    if range.count <= 3, let number = number(range) { return number }
    return Self.unknown
  }

  /// Members after a message: `[self bar].button`.
  private func suffix(_ range: Range<Int>) -> String {
    guard range.allSatisfy({ tokens.isName($0) || tokens.isSymbol(".", at: $0) }) else { return "" }
    return range.map { ObjectiveCNames.member(tokens.text($0)) }.joined()
  }

  /// `12`, `-1.5`.
  private func number(_ range: Range<Int>) -> String? {
    let text = range.map { tokens.text($0) }.joined()
    let digits = text.hasSuffix("f") ? String(text.dropLast()) : text
    return Double(digits).map { _ in digits.hasSuffix(".") ? digits + "0" : digits }
  }

  /// `self.button`, `_button`, `UIButtonTypeSystem`.
  private func path(_ range: Range<Int>) -> String {
    var names = range.filter { tokens.isName($0) }.map { tokens.text($0) }
    if names.count > 1, names[0] == "self", names[1].hasPrefix("_") { names[1].removeFirst() }
    if names.count == 1 { return ObjectiveCNames.value(names[0]) }
    return ([ObjectiveCNames.value(names[0])] + names.dropFirst().map(ObjectiveCNames.member)).joined(separator: ".")
  }

  /// `a ? b : c`.
  private mutating func choice(_ range: Range<Int>) -> String? {
    var (open, question) = (0, nil as Int?)
    for position in range {
      if ["(", "[", "{"].contains(where: { tokens.isSymbol($0, at: position) }) { open += 1 }
      if [")", "]", "}"].contains(where: { tokens.isSymbol($0, at: position) }) { open -= 1 }
      guard open == 0 else { continue }
      if tokens.isSymbol("?", at: position), question == nil { question = position }
      if tokens.isSymbol(":", at: position), let question {
        guard position > question + 1 else { return nil }
        return "condition ? \(expression(question + 1..<position)) : \(expression(position + 1..<range.upperBound))"
      }
    }
    return nil
  }

  /// `@"text"`, `@[a, b]`, `@(12)`.
  private mutating func literal(_ range: Range<Int>) -> String {
    let next = range.lowerBound + 1
    if tokens.tokens.indices.contains(next), tokens.tokens[next].kind == .string, range.count == 2 {
      return tokens.text(next)
    }
    if tokens.isSymbol("[", at: next) {
      let elements = arguments(next + 1..<tokens.end(ofParenthesesAt: next) - 1)
      return "[" + elements.map { expression($0) }.joined(separator: ", ") + "]"
    }
    if tokens.isSymbol("(", at: next) { return expression(next..<range.upperBound) }
    if tokens.isSymbol("{", at: next) { return dictionary(next + 1..<tokens.end(ofParenthesesAt: next) - 1) }
    return range.count == 2 ? number(next..<next + 1) ?? Self.unknown : Self.unknown
  }

  /// `@{@"a": a, @"b": b}`.
  private mutating func dictionary(_ range: Range<Int>) -> String {
    let pairs = arguments(range).compactMap { pair -> String? in
      guard let colon = pair.first(where: { tokens.isSymbol(":", at: $0) }) else { return nil }
      return "\(expression(pair.lowerBound..<colon)): \(expression(colon + 1..<pair.upperBound))"
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  /// A block: what its statements do.
  private mutating func block(_ range: Range<Int>) -> String {
    guard let start = range.first(where: { tokens.isSymbol("{", at: $0) }) else { return Self.unknown }
    let end = tokens.end(ofParenthesesAt: start) - 1
    var statements: [String] = []
    var position = start + 1
    while position < end {
      if tokens.isSymbol("{", at: position) || tokens.isSymbol("}", at: position) || tokens.isSymbol(";", at: position)
      {
        position += 1
        continue
      }
      if ["if", "while", "for", "switch"].contains(tokens.text(position)), tokens.isSymbol("(", at: position + 1) {
        position = tokens.end(ofParenthesesAt: position + 1)
        continue
      }
      let next = min(tokens.end(ofStatementAt: position), end)
      if next > position, let statement = statement(position..<next) { statements.append(statement) }
      position = max(next, position + 1)
    }
    return "{ " + statements.joined(separator: "; ") + " }"
  }

  /// `NSLocalizedString(@"key", @"comment")` and other functions.
  private mutating func call(_ name: String, _ range: Range<Int>) -> String {
    let values = arguments(range).map { expression($0) }
    if name == "NSDictionaryOfVariableBindings" {
      let keys = arguments(range).map { $0.map { tokens.text($0) }.joined() }
      return "[" + zip(keys, values).map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "]"
    }
    let labels: [String: [String?]] = [
      "NSLocalizedString": [nil, "comment"], "NSLocalizedStringFromTable": [nil, "tableName", "comment"],
      "NSLocalizedStringFromTableInBundle": [nil, "tableName", "bundle", "comment"],
      "NSLocalizedStringWithDefaultValue": [nil, "tableName", "bundle", "value", "comment"],
    ]
    guard let known = labels[name], known.count == values.count else {
      return "\(name)(\(values.joined(separator: ", ")))"
    }
    let given = zip(known, values).map { label, value in
      (label, label == "comment" && !value.hasPrefix("\"") ? "\"\"" : value)
    }
    return "NSLocalizedString(" + given.map { ($0.map { "\($0): " } ?? "") + $1 }.joined(separator: ", ") + ")"
  }

  /// The arguments between commas.
  func arguments(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (open, start) = (0, range.lowerBound)
    for position in range {
      if ["(", "[", "{"].contains(where: { tokens.isSymbol($0, at: position) }) { open += 1 }
      if [")", "]", "}"].contains(where: { tokens.isSymbol($0, at: position) }) { open -= 1 }
      guard open == 0, tokens.isSymbol(",", at: position) else { continue }
      parts.append(start..<position)
      start = position + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
