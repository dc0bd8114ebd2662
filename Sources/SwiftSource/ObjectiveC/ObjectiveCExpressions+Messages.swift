// Messages of Objective-C as calls of Swift.

extension ObjectiveCExpressions {
  /// `[button setTitle:x]` as `button.title = x`; nil for other messages.
  mutating func setter(_ range: Range<Int>) -> String? {
    let (inside, rest) = parts(ofParenthesesAt: range.lowerBound, in: range)
    guard rest.isEmpty, let message = message(inside), message.parts.count == 1,
      let part = message.parts.first, let argument = part.argument, part.name.hasPrefix("set"), part.name.count > 3
    else { return nil }
    let member = ObjectiveCNames.member(ObjectiveCNames.lowercasedFirst(String(part.name.dropFirst(3))))
    return "\(expression(message.receiver)).\(member) = \(expression(argument))"
  }

  /// A message to an object.
  struct Message {
    let receiver: Range<Int>
    let parts: [(name: String, argument: Range<Int>?)]
  }

  /// The message between brackets; nil if it is not one.
  func message(_ range: Range<Int>) -> Message? {
    guard let start = range.first else { return nil }
    var position = start
    if ["[", "("].contains(where: { tokens.isSymbol($0, at: start) }) {
      position = tokens.end(ofParenthesesAt: start)
      // What follows a cast: a name, or the first one of a path.
      let isCast = tokens.isSymbol("(", at: start) && tokens.isName(position)
      if isCast, tokens.isName(position + 1) || isMember(at: position + 1) { position += 1 }
      if tokens.isSymbol("(", at: start), tokens.isSymbol("[", at: position) {
        position = tokens.end(ofParenthesesAt: position)
      }
    } else {
      position += 1
    }
    while isMember(at: position) { position += tokens.isSymbol(".", at: position) ? 2 : 3 }
    guard position < range.upperBound, tokens.isName(position) else { return nil }
    let receiver = start..<position
    var parts: [(String, Range<Int>?)] = []
    while position < range.upperBound, tokens.isName(position) {
      let name = tokens.text(position)
      position += 1
      guard position < range.upperBound, tokens.isSymbol(":", at: position) else {
        parts.append((name, nil))
        break
      }
      let first = position + 1
      position = end(ofArgumentAt: first, in: range)
      parts.append((name, first..<position))
    }
    return parts.isEmpty ? nil : Message(receiver: receiver, parts: parts)
  }

  /// Whether the sign before a member of what precedes is at a position.
  private func isMember(at position: Int) -> Bool {
    tokens.isSymbol(".", at: position)
      || tokens.isSymbol("-", at: position) && tokens.isSymbol(">", at: position + 1)
  }

  /// The end of an argument: where the next part of the message begins.
  private func end(ofArgumentAt start: Int, in range: Range<Int>) -> Int {
    var (open, questions, position) = (0, 0, start)
    while position < range.upperBound {
      if ["(", "[", "{"].contains(where: { tokens.isSymbol($0, at: position) }) { open += 1 }
      if [")", "]", "}"].contains(where: { tokens.isSymbol($0, at: position) }) { open -= 1 }
      if open == 0 {
        if tokens.isSymbol("?", at: position) { questions += 1 }
        let isPart = tokens.isName(position) && tokens.isSymbol(":", at: position + 1) && position > start
        if isPart, questions == 0 { return position }
        if isPart { questions -= 1 }
      }
      position += 1
    }
    return position
  }

  /// A message as Swift writes it.
  mutating func written(_ message: Message) -> String {
    let first = message.parts[0]
    let type = tokens.text(message.receiver.lowerBound)
    let isType = message.receiver.count == 1 && type.first?.isUppercase == true
    if isType, let made = creation(of: type, message) { return made }
    if let type = allocated(message.receiver) {
      guard first.argument != nil else { return "\(type)()" }
      return "\(type)(\(labeled(message, first: ObjectiveCNames.label(ofInitializer: first.name) ?? "_")))"
    }
    let receiver = expression(message.receiver)
    if Self.ofMemory.contains(first.name) { return receiver }
    guard first.argument != nil else { return "\(receiver).\(first.name)" }
    let name = ObjectiveCNames.split(first.name)
    return "\(receiver).\(name.name)(\(labeled(message, first: name.label)))"
  }

  /// The messages that return their receiver, by which code without automatic reference counting keeps it.
  private static let ofMemory: Set<String> = ["autorelease", "retain"]

  /// `[UIButton buttonWithType:x]` as `UIButton(type: x)`; nil for other methods of classes.
  private mutating func creation(of type: String, _ message: Message) -> String? {
    let first = message.parts[0]
    if let known = ObjectiveCNames.classMethods[first.name] {
      let function = known.function.map { ".\($0)" } ?? ""
      let type = type == "NSString" ? "String" : type
      return "\(type)\(function)(\(first.argument == nil ? "" : labeled(message, first: known.label)))"
    }
    guard first.argument != nil, ObjectiveCNames.isFactory(first.name, of: type),
      let label = ObjectiveCNames.label(ofInitializer: first.name)
    else { return nil }
    return "\(type)(\(labeled(message, first: label)))"
  }

  /// The type of `[Type alloc]`.
  private func allocated(_ receiver: Range<Int>) -> String? {
    guard receiver.count == 4, tokens.isSymbol("[", at: receiver.lowerBound),
      tokens.text(receiver.lowerBound + 2) == "alloc"
    else { return nil }
    return tokens.text(receiver.lowerBound + 1)
  }

  private mutating func labeled(_ message: Message, first: String?) -> String {
    var written: [String] = []
    for (index, part) in message.parts.enumerated() {
      guard let argument = part.argument else { continue }
      let label = index == 0 ? first : ObjectiveCNames.labels[part.name] ?? part.name
      // Formats are followed by any number of values.
      let values = arguments(argument).map { expression($0) }
      let prefix = label.map { $0 == "_" ? "" : "\($0): " } ?? ""
      written.append(prefix + values.joined(separator: ", "))
    }
    return written.joined(separator: ", ")
  }
}
