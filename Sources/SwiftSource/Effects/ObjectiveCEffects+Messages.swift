internal import AuditModel

// Messages of Objective-C, and what they do with their receivers and arguments.
extension ObjectiveCEffects {
  /// Reads a message, and an assignment to a member of an item that it asks for: `[menu itemAtIndex:0].title = …`.
  mutating func readMessageWithMembers() {
    let (start, item) = (position, itemByMessage)
    readMessage()
    guard let item, tokens.isSymbol(".", at: position), tokens.isName(position + 1),
      tokens.isSymbol("=", at: position + 2), !tokens.isSymbol("=", at: position + 3),
      let property = CodeProperty(member: tokens.text(position + 1))
    else { return }
    let text = source(of: property, statement(from: position + 3))
    recorder.set(property, of: item, to: assignment(text, at: start))
  }

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
    if let receiver { aliasItem(of: receiver) }
    var parts = readParts(depth: depth)
    if !tokens.isSymbol("]", at: position) {
      // What precedes is not a receiver that is read, such as `list[i + 1]`: the message ends with its bracket all the same.
      skipArgument(depth: depth)
      if parts.isEmpty { parts = readParts(depth: depth) }
    }
    if tokens.isSymbol("]", at: position) { position += 1 }
    guard let first = parts.first else { return }
    let labels = parts.enumerated().filter { !$1.argument.isEmpty }.map { $0 == 0 ? "_" : $1.name }
    let call = FunctionCall(name: first.name, labels: labels)
    note(call, of: receiver, argument: first.argument, owner: parts.first { $0.name == "owner" }?.argument)
    if let receiver {
      inBranch(before: start) {
        $0.send(first, call, to: $0.segment(parts, of: $0.member(receiver)), at: start)
        $0.sendColor(parts, to: $0.member(receiver), at: start)
      }
    }
    for (index, part) in parts.enumerated() where part.argument.count == 1 || isMember(part.argument) {
      let path = Self.object(part.argument.filter(tokens.isName).map(tokens.text))
      guard path.count == 1 else { continue }
      let argument = index == 0 ? CodeEffects.Argument.position(0) : .label(part.name)
      recorder.give(path[0], to: CodeEffects.Gift(call: call, argument: argument))
    }
  }

  /// The path of the segment of which a message sets something: `[modes setTitle:@"…" forSegmentAtIndex:0]`; else that of the receiver.
  private func segment(_ parts: [Part], of receiver: [String]) -> [String] {
    guard parts.count == 2, ControlParts.labelsOfSegments.contains(parts[1].name) else { return receiver }
    let index = parts[1].argument
    return EffectsRecorder.item(
      at: index.count == 1 ? Int(tokens.text(index.lowerBound)) : nil, ofListAt: receiver)
  }

  /// Whether an argument is `self.name`.
  private func isMember(_ argument: Range<Int>) -> Bool {
    argument.count == 3 && tokens.text(argument.lowerBound) == EffectsRecorder.itself
  }

  private mutating func send(_ part: Part, _ call: FunctionCall, to receiver: [String], at start: Int) {
    guard CodeProperty.isSet(byMethod: part.name), let property = CodeProperty(member: part.name) else {
      if part.name.hasPrefix("set"), !part.argument.isEmpty {
        recorder.set(part.name.withoutSetter, of: receiver, to: assignment(swift(part.argument), at: start))
      }
      if let known = CodeProperty.isSet(byNameOf: part.name, on: receiver) {
        recorder.set(known.property, of: known.path, to: assignment(known.value, at: start))
      }
      return recorder.call(call, on: receiver)
    }
    let text = source(of: property, part.argument)
    recorder.set(property, of: receiver, to: assignment(text, at: start))
    recorder.setAttributes(by: part.name, of: receiver, at: assignment(nil, at: start))
    if property == .enabled, CodeProperty.letsTakeTouches(part.name) {
      recorder.setTouches(of: receiver, to: assignment(swift(part.argument), at: start))
    }
  }

  /// The state without any other, which is 0 (Apple, `UIControl.State`).
  private static let normal = "normal"

  /// Notes which color a message sets: `[button setTitleColor:color forState:UIControlStateNormal]`.
  private mutating func sendColor(_ parts: [Part], to receiver: [String], at start: Int) {
    guard let first = parts.first, CodeProperty(member: first.name) == .color, first.name.hasPrefix("set") else {
      return
    }
    let state = parts.dropFirst().first { $0.name == "forState" }?.argument.map(tokens.text).joined()
    let text = source(of: .color, first.argument)
    recorder.setColor(
      by: first.name, state: state.map { $0 == "0" ? Self.normal : ObjectiveCNames.nameInSwift(ofConstant: $0) },
      of: receiver, to: assignment(text, at: start))
  }

  /// The path of the receiver; nil for the result of a message or anything else.
  private mutating func readReceiver(depth: Int) -> [String]? {
    if tokens.isName(position) {
      let path = readPath()
      return tokens.isName(position) ? path : nil
    }
    if tokens.isSymbol("[", at: position), depth < Self.maximumDepth {
      let inner = propertyByMessage ?? itemByMessage
      readMessage(depth: depth + 1)
      return tokens.isName(position) ? inner : nil
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
