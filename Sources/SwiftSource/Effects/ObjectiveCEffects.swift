internal import AuditModel

/// Gathers what the code of a file in Objective-C does with objects, from its tokens: assignments to properties, and messages.
struct ObjectiveCEffects {
  let tokens: ObjectiveCTokens
  private let locations: SourceLocations
  private var found = FileEffects()
  var recorder = EffectsRecorder()
  /// The class that is being implemented.
  private var type: String?
  var position = 0
  /// What writes images as Swift, once a file has any.
  private var expressions: ObjectiveCExpressions?
  /// The number of open braces; methods begin at 0.
  private var depth = 0

  /// Deeper nested messages are left out.
  static let maximumDepth = 32

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
  var isSubscript: Bool {
    tokens.isName(position - 1) && !Self.beforeMessages.contains(tokens.text(position - 1))
      || tokens.isSymbol("]", at: position - 1)
  }

  /// The words before a bracket that are not values.
  private static let beforeMessages: Set<String> = ["return", "else", "do", "in"]

  /// Notes a message that makes or shows controllers.
  mutating func note(_ call: FunctionCall, of receiver: [String]?, argument: Range<Int>, owner: Range<Int>?) {
    guard let type, ClassEffects.concern(call.name) else { return }
    found.classes[type, default: ClassEffects()].note(
      call, isOwn: receiver == [EffectsRecorder.itself], argument: swift(argument),
      isOwner: owner.flatMap(swift) == EffectsRecorder.itself)
  }

  private mutating func leave() { recorder.leave()?.add(to: &found, of: type) }

  /// `@implementation Name`, `@interface Name : Super`, `@end`.
  private mutating func readDirective() {
    let name = tokens.text(position + 2)
    switch tokens.text(position + 1) {
    case "implementation":
      type = name
      (depth, position) = (0, position + 3)
      // A category, which has a name in parentheses, may be of a class of the system.
      let isOfSystem = tokens.isSymbol("(", at: position) && SystemTypes.contain(name)
      if !isOfSystem { found.classes[name, default: ClassEffects()].isDeclared = true }
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
    let labels = parameters.compactMap(\.label)
    guard labels.contains(where: SectionTitles.concern), !asksSuperclass else { return }
    found.classes[type]?.sections.note(labels: labels)
  }

  /// Whether the method whose body begins at the position sends anything to `super`.
  private var asksSuperclass: Bool {
    var depth = 0
    for index in position..<tokens.tokens.count {
      if tokens.isSymbol("{", at: index) { depth += 1 }
      if tokens.isSymbol("}", at: index) { depth -= 1 }
      if depth == 0 { return false }
      if tokens.text(index) == "super" { return true }
    }
    return false
  }

  /// What a method returns that does nothing else, of which the body begins at the position; nil if it does more.
  private var returnedAtOnce: String? {
    guard tokens.text(position + 1) == "return", case let end = tokens.end(ofStatementAt: position + 2),
      tokens.isSymbol("}", at: end + 1)
    else { return nil }
    return (position + 2..<max(position + 2, end)).map(tokens.text).joined()
  }

  mutating func skipParentheses() {
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
  mutating func readStatement() {
    let start = position
    readLoop()
    let path = readPath()
    let isAssignment = tokens.isSymbol("=", at: position) && !tokens.isSymbol("=", at: position + 1)
    if isAssignment, let member = path.last, path.count > 1 {
      decide(member, of: path.dropLast(), from: position + 1)
      inBranch(before: start) { $0.assign(member, of: $0.member(path.dropLast()), at: start) }
    }
    if position == start { position += 1 }
  }

  /// Notes what the assignment at the position sets of an object.
  private mutating func assign(_ member: String, of object: [String], at start: Int) {
    let value = statement(from: position + 1)
    guard let property = CodeProperty(member: member) else {
      return recorder.set(member, of: object, to: assignment(source(of: nil, value), at: start))
    }
    let text = source(of: property, value)
    recorder.set(property, of: object, to: assignment(text, at: start))
    recorder.setAttributes(by: member, of: object, at: assignment(nil, at: start))
    if property == .color { recorder.setColor(by: member, of: object, to: assignment(text, at: start)) }
    if property == .enabled, CodeProperty.letsTakeTouches(member) {
      recorder.setTouches(of: object, to: assignment(source(of: nil, value), at: start))
    }
  }

  /// Notes what a statement does, which is one of some cases behind `if (…)` or `else`.
  mutating func inBranch(before start: Int, _ note: (inout ObjectiveCEffects) -> Void) {
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
    if member == ReachDecision.itself {
      recorder.set(member, of: Self.object(path), to: assignment(source, at: start))
    }
  }

  /// Reads a chain of names: `self.button.titleLabel`, `_button`.
  mutating func readPath() -> [String] {
    var names = [tokens.text(position)]
    position += 1
    while true {
      if let (item, end) = item(of: names) {
        (names, position) = (item, end)
      } else if tokens.isSymbol(".", at: position), tokens.isName(position + 1) {
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

  /// The item for which a subscript of one token asks at the position, and where that ends: `self.tabBar.items[0]`; nil if none is there.
  private func item(of list: [String]) -> (path: [String], end: Int)? {
    guard tokens.isSymbol("[", at: position), tokens.isSymbol("]", at: position + 2) else { return nil }
    return (EffectsRecorder.item(at: Int(tokens.text(position + 1)), ofListAt: list), position + 3)
  }

  /// The object of a path, without `self` and the underscore of an instance variable.
  static func object(_ path: some Collection<String>) -> [String] {
    var names = Array(path)
    if let first = names.first, EffectsRecorder.meansItself(first) { names[0] = EffectsRecorder.itself }
    if names.count > 1, names[0] == EffectsRecorder.itself { names.removeFirst() }
    if names.first == "super" { names[0] = EffectsRecorder.itself }
    if let first = names.first, first.hasPrefix("_") { names[0] = String(first.dropFirst()) }
    return names
  }

  /// The object of a path, which is a member behind `self`, even if a parameter has its name.
  func member(_ path: [String]) -> [String] {
    let object = Self.object(path)
    return path.count > object.count ? recorder.ofSelf(object) : object
  }

  /// The tokens up to the end of a statement.
  func statement(from start: Int) -> Range<Int> { start..<max(start, tokens.end(ofStatementAt: start)) }

  /// The properties of which what they are set to is translated.
  private static let written: Set<CodeProperty> = [.image, .backgroundImage, .color]

  /// What a property is set to, as Swift would write it; nil if it is long, or if the property is not one that is kept.
  ///
  /// - Parameter property: The property; nil for a member that the app declares.
  mutating func source(of property: CodeProperty?, _ range: Range<Int>) -> String? {
    guard property?.keepsValue ?? true, range.count < Self.maximumLength else { return nil }
    var reader = expressions ?? ObjectiveCExpressions(tokens: tokens)
    expressions = reader
    guard property.map(Self.written.contains) == true || reader.usesMacro(at: range.lowerBound)
    else {
      return swift(range)
    }
    let written = reader.expression(range)
    return written.contains(ObjectiveCExpressions.unknown) ? swift(range) : written
  }

  /// What some tokens are in Swift, nearly; nil if they are many.
  func swift(_ range: Range<Int>) -> String? {
    guard range.count < Self.maximumLength else { return nil }
    let source = tokens.sourceWithoutSigns(range).withoutContinuations
    // Objective-C's function has no label before the comment, which Swift's reader does not need.
    return source.isEmpty ? nil : source
  }

  private static let maximumLength = 48

  func assignment(_ expression: String?, at token: Int) -> CodeEffects.Assignment {
    CodeEffects.Assignment(
      expression: expression, type: type ?? "", location: locations.location(at: tokens.offset(token)))
  }
}
