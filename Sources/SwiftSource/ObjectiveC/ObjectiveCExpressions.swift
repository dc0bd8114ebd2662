/// Writes expressions and statements of Objective-C as Swift.
struct ObjectiveCExpressions {
  let tokens: ObjectiveCTokens
  /// The names to which code assigns more than once, so that no value of theirs is certain.
  private let reassigned: Set<String>
  /// The macros that look texts up, by their names.
  private let macros: [String: ObjectiveCMacro]
  private var depth = 0

  /// The expressions of a file.
  init(tokens: ObjectiveCTokens) {
    (self.tokens, macros) = (tokens, ObjectiveCMacro.all(in: tokens))
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
    if let assignments = assignments(in: range) ?? union(in: range) { return assignments }
    if tokens.isSymbol("[", at: range.lowerBound), let setter = setter(range) { return setter }
    let value = expression(range)
    return value.contains("(") ? "_ = \(value)" : nil
  }

  /// An assignment, also one to several places: `a.text = b.text = value`; nil for any other statement.
  private mutating func assignments(in range: Range<Int>) -> String? {
    var (targets, rest) = ([Range<Int>](), range)
    while let sign = assignment(in: rest) {
      targets.append(rest.lowerBound..<sign)
      rest = sign + 1..<rest.upperBound
    }
    guard !targets.isEmpty else { return nil }
    var value = expression(rest)
    var statements: [String] = []
    for target in targets.reversed() {
      statements.append(assignment(of: value, to: target))
      // What is made once is the same in all places.
      if value.makesObjectInSwift { value = expression(target) }
    }
    return statements.joined(separator: "; ")
  }

  /// What adds options to a member: `self.accessibilityTraits |= UIAccessibilityTraitButton`; nil for any other statement.
  private mutating func union(in range: Range<Int>) -> String? {
    let sign = outermost(range).first { tokens.isSymbol("|", at: $0) && tokens.isSymbol("=", at: $0 + 1) }
    guard let sign, sign > range.lowerBound,
      isPath(range.lowerBound..<sign)
    else { return nil }
    return "\(path(range.lowerBound..<sign)) |= \(expression(sign + 2..<range.upperBound))"
  }

  /// Whether a range has nothing but names and the signs of members: `self.button`, `self->_button`.
  private func isPath(_ range: Range<Int>) -> Bool {
    range.allSatisfy { position in
      tokens.isName(position) || tokens.isSymbol(".", at: position)
        || tokens.isSymbol("-", at: position) && tokens.isSymbol(">", at: position + 1)
        || tokens.isSymbol(">", at: position) && tokens.isSymbol("-", at: position - 1)
    }
  }

  private mutating func assignment(of value: String, to target: Range<Int>) -> String {
    let names = target.filter { tokens.isName($0) }
    if isPath(target), zip(names, names.dropFirst()).allSatisfy({ $1 - $0 > 1 }) { return "\(path(target)) = \(value)" }
    if target.contains(where: { tokens.isSymbol(".", at: $0) || tokens.isSymbol("[", at: $0) }),
      let item = tokens.isName(target.lowerBound) ? named(target) : nil
    {
      return "\(item) = \(value)"
    }
    // `UIButton *button = …`
    guard let last = names.last, last == target.upperBound - 1, tokens.isName(target.lowerBound) else {
      return tokens.isSymbol("[", at: target.lowerBound) || target.contains { tokens.isSymbol(">", at: $0) }
        ? "\(expression(target)) = \(value)" : "_ = \(value)"
    }
    let name = tokens.text(last)
    return "\(reassigned.contains(name) ? "var" : "let") \(name) = \(value)"
  }

  /// The position of the `=` of an assignment.
  private func assignment(in range: Range<Int>) -> Int? {
    outermost(range).first { position in
      tokens.isSymbol("=", at: position) && !tokens.isSymbol("=", at: position + 1)
        && !Self.beforeEqual.contains { tokens.isSymbol($0, at: position - 1) }
    }
  }

  private static let beforeEqual: [Character] = ["=", "!", "<", ">", "+", "-", "|", "&", "*", "/"]

  // MARK: Expressions

  /// An expression.
  mutating func expression(_ range: Range<Int>) -> String {
    guard !range.isEmpty, depth < Self.maximumDepth else { return unknown(range) }
    depth += 1
    defer { depth -= 1 }
    if let expanded = expanded(range) { return expanded }
    if let choice = choice(range) { return choice }
    let start = range.lowerBound
    if tokens.isSymbol("@", at: start) { return literal(range) }
    if let brace = brace(ofBlockAt: start, in: range) {
      return block(parts(ofParenthesesAt: brace, in: range).inside)
    }
    if tokens.isSymbol("[", at: start) {
      let (inside, rest) = parts(ofParenthesesAt: start, in: range)
      guard let message = message(inside) else { return unread(range) }
      return written(message) + (members(rest) ?? "")
    }
    if tokens.isSymbol("(", at: start) {
      let (inside, rest) = parts(ofParenthesesAt: start, in: range)
      // A cast, or an expression in parentheses.
      return rest.isEmpty || tokens.isSymbol(".", at: rest.lowerBound)
        ? expression(inside) + (members(rest) ?? "") : expression(rest)
    }
    if tokens.isName(start), let value = named(range) { return value }
    return range.count <= 3 ? number(range) ?? unread(range) : unread(range)
  }

  /// A name with its members, and what functions give: `self.button`, `make.left.equalTo(view)`; nil for anything else.
  private mutating func named(_ range: Range<Int>) -> String? {
    let call = range.first { ["(", "["].contains(tokens.text($0)) } ?? range.upperBound
    if call == range.lowerBound + 1, tokens.isSymbol("(", at: call), call < range.upperBound {
      let (inside, rest) = parts(ofParenthesesAt: call, in: range)
      return members(rest).map { self.call(tokens.text(range.lowerBound), inside) + $0 }
    }
    let names = range.lowerBound..<call
    let isPath = names.allSatisfy { tokens.isName($0) || [".", "-", ">"].contains(tokens.text($0)) }
    guard isPath, tokens.isName(call - 1) else { return nil }
    return members(call..<range.upperBound).map { path(names) + $0 }
  }

  /// Members and calls after a value: `.button`, `.offset(3)`; nil if anything else follows.
  private mutating func members(_ range: Range<Int>) -> String? {
    var (written, position) = ("", range.lowerBound)
    while position < range.upperBound {
      if tokens.isSymbol(".", at: position) || tokens.isName(position) {
        written += ObjectiveCNames.member(tokens.text(position))
        position += 1
      } else if tokens.isSymbol("(", at: position) {
        let (inside, rest) = parts(ofParenthesesAt: position, in: range)
        written += "(\(arguments(inside).map { expression($0) }.joined(separator: ", ")))"
        position = rest.lowerBound
      } else if tokens.isSymbol("[", at: position),
        case let (inside, rest) = parts(ofParenthesesAt: position, in: range),
        !inside.isEmpty
      {
        written += "[\(expression(inside))]"
        position = rest.lowerBound
      } else {
        return nil
      }
    }
    return written
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
    guard !names.isEmpty else { return unknown(range) }
    if names.count > 1, names[0] == "self", names[1].hasPrefix("_") { names[1].removeFirst() }
    if names.count == 1 { return ObjectiveCNames.value(names[0]) }
    return ([ObjectiveCNames.value(names[0])] + names.dropFirst().map(ObjectiveCNames.member)).joined(separator: ".")
  }

  /// `a ? b : c`.
  private mutating func choice(_ range: Range<Int>) -> String? {
    let outer = outermost(range)
    guard let question = outer.first(where: { tokens.isSymbol("?", at: $0) }),
      let colon = outer.first(where: { $0 > question && tokens.isSymbol(":", at: $0) }), colon > question + 1
    else { return nil }
    return "condition ? \(expression(question + 1..<colon)) : \(expression(colon + 1..<range.upperBound))"
  }

  /// `@"text"`, `@[a, b]`, `@(12)`.
  private mutating func literal(_ range: Range<Int>) -> String {
    let next = range.lowerBound + 1
    guard range.contains(next) else { return unknown(range) }
    if tokens.tokens[next].kind == .string, range.count == 2 { return tokens.text(next).withoutContinuations }
    let inside = parts(ofParenthesesAt: next, in: range).inside
    if tokens.isSymbol("[", at: next) {
      return "[" + arguments(inside).map { expression($0) }.joined(separator: ", ") + "]"
    }
    if tokens.isSymbol("(", at: next) { return expression(next..<range.upperBound) }
    if tokens.isSymbol("{", at: next) { return dictionary(inside) }
    return range.count == 2 ? number(next..<next + 1) ?? unknown(range) : unknown(range)
  }

  /// `@{@"a": a, @"b": b}`.
  private mutating func dictionary(_ range: Range<Int>) -> String {
    let pairs = arguments(range).compactMap { pair -> String? in
      guard let colon = outermost(pair).first(where: { tokens.isSymbol(":", at: $0) }) else { return nil }
      return "\(expression(pair.lowerBound..<colon)): \(expression(colon + 1..<pair.upperBound))"
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
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

  /// What the use of a macro results in; nil for any other expression.
  private func expanded(_ range: Range<Int>) -> String? {
    guard !macros.isEmpty, let macro = macros[tokens.text(range.lowerBound)] else { return nil }
    var given: [String]?
    if range.count > 1 {
      guard tokens.isSymbol("(", at: range.lowerBound + 1) else { return nil }
      let (inside, rest) = parts(ofParenthesesAt: range.lowerBound + 1, in: range)
      guard rest.isEmpty else { return nil }
      given = arguments(inside).map(tokens.source)
    }
    guard let source = macro.expanded(with: given) else { return nil }
    let inner = ObjectiveCTokens(source)
    var expressions = ObjectiveCExpressions(tokens: inner)
    return expressions.expression(0..<inner.tokens.count)
  }

  /// Whether a macro that looks a text up is used at a position.
  func usesMacro(at position: Int) -> Bool { !macros.isEmpty && macros[tokens.text(position)] != nil }

  // MARK: Ranges

  /// The arguments between commas.
  func arguments(_ range: Range<Int>) -> [Range<Int>] {
    var (parts, start) = ([Range<Int>](), range.lowerBound)
    for comma in outermost(range) where tokens.isSymbol(",", at: comma) {
      parts.append(start..<comma)
      start = comma + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// What is between the parentheses that begin at a position, and what follows them, within a range; broken code may not close them.
  func parts(ofParenthesesAt start: Int, in range: Range<Int>) -> (inside: Range<Int>, rest: Range<Int>) {
    let first = min(start + 1, range.upperBound)
    let end = min(max(tokens.end(ofParenthesesAt: start), first), range.upperBound)
    let isClosed = end > first && [")", "]", "}"].contains { tokens.isSymbol($0, at: end - 1) }
    return (first..<(isClosed ? end - 1 : end), end..<range.upperBound)
  }

  /// The positions in a range that are outside parentheses, brackets and braces, with those of the closing ones.
  private func outermost(_ range: Range<Int>) -> [Int] {
    var open = 0
    return range.filter { position in
      if ["(", "[", "{"].contains(where: { tokens.isSymbol($0, at: position) }) { open += 1 }
      if [")", "]", "}"].contains(where: { tokens.isSymbol($0, at: position) }) { open -= 1 }
      return open == 0
    }
  }
}

extension String {
  /// A literal on one line: a backslash at the end of a line continues it on the next.
  var withoutContinuations: String { replacing("\\\r\n", with: "").replacing("\\\n", with: "") }
}
