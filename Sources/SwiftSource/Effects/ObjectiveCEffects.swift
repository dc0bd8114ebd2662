internal import AuditModel

/// Gathers what the code of a file in Objective-C does with objects, from its tokens: assignments to properties, and messages.
struct ObjectiveCEffects {
  private let tokens: ObjectiveCTokens
  private let locations: SourceLocations
  private var found = FileEffects()
  private var recorder = EffectsRecorder()
  /// The class that is being implemented.
  private var type: String?
  private var position = 0
  /// What writes images as Swift, once a file has any.
  private var expressions: ObjectiveCExpressions?
  /// The number of open braces; methods begin at 0.
  private var depth = 0

  /// Deeper nested messages are left out.
  private static let maximumDepth = 32

  /// The effects of a file.
  static func read(_ bytes: [UInt8], _ locations: SourceLocations) -> FileEffects {
    var reader = ObjectiveCEffects(tokens: ObjectiveCTokens(bytes), locations: locations)
    while reader.position < reader.tokens.tokens.count { reader.readNext() }
    reader.leave()
    return reader.found
  }

  private init(tokens: ObjectiveCTokens, locations: SourceLocations) {
    (self.tokens, self.locations) = (tokens, locations)
  }

  private mutating func readNext() {
    if tokens.isSymbol("@", at: position) { return readDirective() }
    if depth == 0, type != nil, tokens.beginsMethod(at: position) { return readMethod() }
    if tokens.isSymbol("{", at: position) {
      depth += 1
      if depth > 1 { recorder.enterBranch() }
    }
    if tokens.isSymbol("}", at: position) {
      if depth > 1 { recorder.leaveBranch() }
      depth = max(0, depth - 1)
      if depth == 0 { leave() }
    }
    if tokens.isSymbol("[", at: position), !isSubscript { return readMessageWithMembers() }
    if tokens.isName(position), depth > 0 { return readStatement() }
    position += 1
  }

  /// Whether the bracket at the position follows a value, and so is no message.
  private var isSubscript: Bool {
    tokens.isName(position - 1) && tokens.text(position - 1) != "return" || tokens.isSymbol("]", at: position - 1)
  }

  private mutating func leave() { recorder.leave()?.add(to: &found, of: type) }

  /// `@implementation Name`, `@interface Name : Super`, `@end`.
  private mutating func readDirective() {
    let name = tokens.text(position + 2)
    switch tokens.text(position + 1) {
    case "implementation":
      type = name
      (depth, position) = (0, position + 3)
      found.classes[name, default: ClassEffects()].isDeclared = true
    case "interface":
      if let superclass = tokens.superclass(ofInterfaceAt: position + 2) {
        found.classes[name, default: ClassEffects()].isDeclared = true
        found.classes[name]?.superclass = superclass
      }
      position += 3
    case "end":
      leave()
      (type, position) = (nil, position + 2)
    default: position += 1
    }
  }

  /// `- (void)setLabel:(NSString *)label for:(UIButton *)button {`.
  private mutating func readMethod() {
    let start = position
    var name: String?
    var parameters: [(label: String?, name: String)] = []
    position += 1
    while position < tokens.tokens.count, !tokens.isSymbol("{", at: position), !tokens.isSymbol(";", at: position) {
      if tokens.isSymbol("(", at: position) {
        skipParentheses()
      } else if tokens.isName(position), tokens.isSymbol(":", at: position + 1) {
        let label = tokens.text(position)
        position += 2
        if tokens.isSymbol("(", at: position) { skipParentheses() }
        parameters.append((name == nil ? nil : label, tokens.text(position)))
        name = name ?? label
        position += 1
      } else {
        name = name ?? (tokens.isName(position) ? tokens.text(position) : nil)
        position += 1
      }
    }
    guard tokens.isSymbol("{", at: position), let name else { return }
    let signature = FunctionSignature(labels: parameters.map { $0.label ?? "_" })
    recorder.enter(name, parameters: parameters, signature)
    if let property = CodeProperty(member: name), !name.hasPrefix("set") {
      recorder.set(property, of: [EffectsRecorder.itself], to: assignment(nil, at: start))
    }
    guard let type else { return }
    found.classes[type, default: ClassEffects()].overrides.add(name, returning: returnedAtOnce)
  }

  /// What a method returns that does nothing else, of which the body begins at the position; nil if it does more.
  private var returnedAtOnce: String? {
    guard tokens.text(position + 1) == "return", case let end = tokens.end(ofStatementAt: position + 2),
      tokens.isSymbol("}", at: end + 1)
    else { return nil }
    return (position + 2..<max(position + 2, end)).map(tokens.text).joined()
  }

  private mutating func skipParentheses() {
    var open = 0
    while position < tokens.tokens.count {
      if tokens.isSymbol("(", at: position) { open += 1 }
      if tokens.isSymbol(")", at: position) { open -= 1 }
      position += 1
      if open == 0 { return }
    }
  }

  // MARK: Statements

  /// `self.button.accessibilityLabel = …;`, or a call of a function.
  private mutating func readStatement() {
    let start = position
    let path = readPath()
    let isAssignment = tokens.isSymbol("=", at: position) && !tokens.isSymbol("=", at: position + 1)
    if isAssignment, let member = path.last, path.count > 1 {
      decide(member, of: path.dropLast(), from: position + 1)
    }
    if isAssignment, let member = path.last, path.count > 1, let property = CodeProperty(member: member) {
      let text = source(of: property, statement(from: position + 1))
      inBranch(before: start) {
        $0.recorder.set(property, of: Self.object(path.dropLast()), to: $0.assignment(text, at: start))
      }
    }
    if position == start { position += 1 }
  }

  /// Notes what a statement does, which is one of some cases behind `if (…)` or `else`.
  private mutating func inBranch(before start: Int, _ note: (inout ObjectiveCEffects) -> Void) {
    let isBranch = tokens.isSymbol(")", at: start - 1) || tokens.text(start - 1) == "else"
    if isBranch { recorder.enterBranch() }
    note(&self)
    if isBranch { recorder.leaveBranch() }
  }

  /// Notes what an assignment decides about the elements inside an object.
  private mutating func decide(_ member: String, of path: some Collection<String>, from start: Int) {
    let end = tokens.end(ofStatementAt: start)
    let isList = tokens.isSymbol("@", at: start) && tokens.isSymbol("[", at: start + 1)
    let value = start..<max(start, end)
    // `@[self.a, b]`: names, commas, `self` and dots are all that may be in it.
    let signs = value.dropFirst(2).filter { !tokens.isName($0) }.map(tokens.text)
    let names = value.filter(tokens.isName).map(tokens.text).filter { $0 != EffectsRecorder.itself }
    let isPlain = isList && signs.allSatisfy { [",", ".", "]"].contains($0) }
    let bare = names.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    let source = value.map(tokens.text).joined()
    if let decision = ReachDecision(member, to: source, listing: isPlain ? bare : nil) {
      recorder.decide(decision, at: Self.object(path))
    }
  }

  /// Reads a message, and an assignment to a member of an item that it asks for: `[menu itemAtIndex:0].title = …`.
  private mutating func readMessageWithMembers() {
    let (start, item) = (position, itemByMessage)
    readMessage()
    guard let item, tokens.isSymbol(".", at: position), tokens.isName(position + 1),
      tokens.isSymbol("=", at: position + 2), !tokens.isSymbol("=", at: position + 3),
      let property = CodeProperty(member: tokens.text(position + 1))
    else { return }
    let text = source(of: property, statement(from: position + 3))
    recorder.set(property, of: item, to: assignment(text, at: start))
  }

  /// Reads a chain of names: `self.button.titleLabel`, `_button`.
  private mutating func readPath() -> [String] {
    var names = [tokens.text(position)]
    position += 1
    while true {
      if tokens.isSymbol(".", at: position), tokens.isName(position + 1) {
        names.append(tokens.text(position + 1))
        position += 2
      } else if tokens.isSymbol("-", at: position), tokens.isSymbol(">", at: position + 1), tokens.isName(position + 2)
      {
        names.append(tokens.text(position + 2))
        position += 3
      } else {
        return names
      }
    }
  }

  /// The object of a path, without `self` and the underscore of an instance variable.
  private static func object(_ path: some Collection<String>) -> [String] {
    var names = Array(path)
    if names.count > 1, names[0] == EffectsRecorder.itself { names.removeFirst() }
    if names.first == "super" { names[0] = EffectsRecorder.itself }
    if let first = names.first, first.hasPrefix("_") { names[0] = String(first.dropFirst()) }
    return names
  }

  /// The tokens up to the end of a statement.
  private func statement(from start: Int) -> Range<Int> { start..<max(start, tokens.end(ofStatementAt: start)) }

  /// What a property is set to, as Swift would write it; nil if it is long, or if the property is not one that is kept.
  private mutating func source(of property: CodeProperty, _ range: Range<Int>) -> String? {
    guard CodeProperty.kept.contains(property), range.count < Self.maximumLength else { return nil }
    guard property == .image else { return swift(range) }
    var reader = expressions ?? ObjectiveCExpressions(tokens: tokens)
    expressions = reader
    let written = reader.expression(range)
    return written.contains(ObjectiveCExpressions.unknown) ? swift(range) : written
  }

  private func swift(_ range: Range<Int>) -> String? {
    guard range.count < Self.maximumLength else { return nil }
    let source = tokens.source(range).replacing("@\"", with: "\"").withoutContinuations
    // Objective-C's function has no label before the comment, which Swift's reader does not need.
    return source.isEmpty ? nil : source
  }

  private static let maximumLength = 48

  private func assignment(_ expression: String?, at token: Int) -> CodeEffects.Assignment {
    CodeEffects.Assignment(
      expression: expression, type: type ?? "", location: locations.location(at: tokens.offset(token)))
  }
}

// MARK: Messages

extension ObjectiveCEffects {
  /// One part of a message: its name and its argument's tokens.
  private struct Part {
    let name: String
    let argument: Range<Int>
  }

  /// Reads a message and those inside it; records what it does.
  private mutating func readMessage(depth: Int = 0) {
    let start = position
    position += 1
    let receiver = readReceiver(depth: depth)
    let parts = readParts(depth: depth)
    if tokens.isSymbol("]", at: position) { position += 1 }
    guard let first = parts.first else { return }
    let labels = parts.enumerated().filter { !$1.argument.isEmpty }.map { $0 == 0 ? "_" : $1.name }
    let call = FunctionCall(name: first.name, labels: labels)
    if let receiver { inBranch(before: start) { $0.send(first, call, to: Self.object(receiver), at: start) } }
    for (index, part) in parts.enumerated() where part.argument.count == 1 || isMember(part.argument) {
      let path = Self.object(part.argument.filter(tokens.isName).map(tokens.text))
      guard path.count == 1 else { continue }
      let argument = index == 0 ? CodeEffects.Argument.position(0) : .label(part.name)
      recorder.give(path[0], to: CodeEffects.Gift(call: call, argument: argument))
    }
  }

  /// Whether an argument is `self.name`.
  private func isMember(_ argument: Range<Int>) -> Bool {
    argument.count == 3 && tokens.text(argument.lowerBound) == EffectsRecorder.itself
  }

  private mutating func send(_ part: Part, _ call: FunctionCall, to receiver: [String], at start: Int) {
    guard part.name.hasPrefix("set"), let property = CodeProperty(member: part.name) else {
      return recorder.call(call, on: receiver)
    }
    let text = source(of: property, part.argument)
    recorder.set(property, of: receiver, to: assignment(text, at: start))
  }

  /// The path of the receiver; nil for the result of a message or anything else.
  private mutating func readReceiver(depth: Int) -> [String]? {
    if tokens.isName(position) { return readPath() }
    if tokens.isSymbol("[", at: position), depth < Self.maximumDepth {
      let inner = propertyByMessage ?? itemByMessage
      readMessage(depth: depth + 1)
      return inner
    }
    if tokens.isSymbol("(", at: position) { skipParentheses() }
    return nil
  }

  /// The path of a message that only asks for a property: `[self button]`, `[cell nameLabel]`.
  private var propertyByMessage: [String]? {
    guard tokens.isName(position + 1), tokens.isName(position + 2), tokens.isSymbol("]", at: position + 3) else {
      return nil
    }
    return [tokens.text(position + 1), tokens.text(position + 2)]
  }

  /// The item of a menu for which a message asks: `[self.menu itemAtIndex:2]`.
  private var itemByMessage: [String]? {
    var message = self
    message.position += 1
    guard tokens.isName(message.position), case let path = Self.object(message.readPath()), path.count == 1 else {
      return nil
    }
    let (name, argument) = (tokens.text(message.position), message.position + 2)
    guard tokens.isSymbol(":", at: argument - 1), name == "itemAtIndex" || name.hasPrefix("itemWith") else {
      return nil
    }
    let isOfIndex = name == "itemAtIndex" && tokens.isSymbol("]", at: argument + 1)
    return [EffectsRecorder.item(at: isOfIndex ? Int(tokens.text(argument)) : nil, of: path[0])]
  }

  private mutating func readParts(depth: Int) -> [Part] {
    var parts: [Part] = []
    while tokens.isName(position) {
      let name = tokens.text(position)
      position += 1
      guard tokens.isSymbol(":", at: position) else { return parts + [Part(name: name, argument: 0..<0)] }
      position += 1
      let start = position
      skipArgument(depth: depth)
      parts.append(Part(name: name, argument: start..<position))
    }
    return parts
  }

  /// Moves to the end of an argument: the bracket that ends the message, or the name of the next part.
  private mutating func skipArgument(depth: Int) {
    var open = 0
    while position < tokens.tokens.count {
      if open == 0, tokens.isSymbol("]", at: position) || isNextPart { return }
      if tokens.isSymbol("[", at: position), !isSubscript, depth < Self.maximumDepth {
        readMessage(depth: depth + 1)
        continue
      }
      if ["(", "{", "["].contains(where: { tokens.isSymbol($0, at: position) }) { open += 1 }
      if [")", "}", "]"].contains(where: { tokens.isSymbol($0, at: position) }) { open -= 1 }
      if tokens.isSymbol("{", at: position) { recorder.enterBranch() }
      if tokens.isSymbol("}", at: position) { recorder.leaveBranch() }
      if tokens.isSymbol(";", at: position), open <= 0 { return }
      if open > 0, tokens.isName(position) { readStatement() } else { position += 1 }
    }
  }

  /// Whether the next part of a message begins; `a ? b : c` has a name before a colon too.
  private var isNextPart: Bool {
    tokens.isName(position) && tokens.isSymbol(":", at: position + 1) && !tokens.isSymbol("?", at: position - 1)
      && !tokens.isSymbol(":", at: position - 1)
  }
}
