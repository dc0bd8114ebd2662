internal import SwiftSyntax

/// What has a value that conditions ask for.
enum ValueHolder: Hashable {
  /// The view whose body is read.
  case view(Int)
  /// A name that code around the condition declares.
  case name(SyntaxIdentifier, reading: Int)
  /// A type.
  case type
}

/// A condition of which all places of a body have the same answer: it asks for something that nothing changes in between.
struct SharedCondition: Hashable {
  fileprivate let holder: ValueHolder
  /// The condition as it is written, without a negation.
  fileprivate let text: String
  /// What has the value that it is compared with, unless that is a constant.
  fileprivate var other: ValueHolder?
}

/// What a choice asks for that other places may ask for too.
struct AskedCondition {
  let condition: SharedCondition
  /// Whether it asks for the opposite of the condition.
  var isNegated: Bool
}

extension ViewScope {
  /// The only condition of an `if` or of `a ? b : c`, or what a `switch` asks for; nil if it may have another answer at another place.
  func sharedCondition(of choice: ExprSyntax) -> AskedCondition? {
    if let choice = choice.as(SwitchExprSyntax.self) { return shared(choice) }
    if let parts = choice.as(SequenceExprSyntax.self)?.elements.map(\.self) {
      guard parts.count(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) == 1 else { return nil }
      return shared(parts: Array(parts.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) }))
    }
    guard let choice = choice.as(IfExprSyntax.self), choice.conditions.count == 1,
      choice.elseBody?.is(IfExprSyntax.self) != true
    else { return nil }
    switch choice.conditions.first?.condition {
    case .expression(let expression): return shared(expression)
    case .optionalBinding(let binding): return shared(binding)
    default: return nil
    }
  }

  /// `switch step { case .one: …; default: … }`: another one of the same value with the same cases takes the same of them.
  private func shared(_ choice: SwitchExprSyntax) -> AskedCondition? {
    let labels = choice.cases.map { $0.as(SwitchCaseSyntax.self)?.label.sourceText ?? "#if" }
    guard !labels.contains("#if") else { return nil }
    return shared(choice.subject, labels.joined(separator: " "), isNegated: false)
  }

  /// `if let title` asks whether `title == nil` is not so.
  private func shared(_ binding: OptionalBindingConditionSyntax) -> AskedCondition? {
    if let value = binding.initializer?.value { return shared(value, "nil", isNegated: true) }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let holder = holder(of: name, at: binding)
    else { return nil }
    return AskedCondition(condition: SharedCondition(holder: holder, text: "\(name) == nil"), isNegated: true)
  }

  /// `flag`, `!flag`, `(kind == .fish)`.
  private func shared(_ expression: ExprSyntax) -> AskedCondition? {
    if let inner = expression.soleTupleElement { return shared(inner) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.reads("!") {
      return shared(prefix.expression).map { AskedCondition(condition: $0.condition, isNegated: !$0.isNegated) }
    }
    return shared(parts: expression.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? [expression])
  }

  private func shared(parts: [ExprSyntax]) -> AskedCondition? {
    guard parts.count > 1 else {
      guard let only = parts.first else { return nil }
      return only.propertyPath == nil ? shared(part: only) : shared(only, "true", isNegated: false)
    }
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let isNegated = ["==": false, "!=": true][sign]
    else { return nil }
    if let value = parts[2].constant { return shared(parts[0], value, isNegated: isNegated) }
    guard let path = parts[2].propertyPath, let first = path.first, let other = holder(of: first, at: parts[2]) else {
      return nil
    }
    return shared(parts[0], path.joined(separator: "."), of: other, isNegated: isNegated)
  }

  /// A single part that is an expression of its own: in parentheses, or negated.
  private func shared(part: ExprSyntax) -> AskedCondition? {
    part.is(TupleExprSyntax.self) || part.is(PrefixOperatorExprSyntax.self) ? shared(part) : nil
  }

  private func shared(
    _ subject: ExprSyntax, _ value: String, of other: ValueHolder? = nil, isNegated: Bool
  ) -> AskedCondition? {
    guard let path = subject.propertyPath, let first = path.first, let holder = holder(of: first, at: subject) else {
      return nil
    }
    let text = "\(path.joined(separator: ".")) == \(value)"
    return AskedCondition(condition: SharedCondition(holder: holder, text: text, other: other), isNegated: isNegated)
  }

  /// What has the value of a name; nil for a variable, which statements may change, and for what views are not known to share.
  func holder(of name: String, at node: some SyntaxProtocol) -> ValueHolder? {
    if name.isTypeName { return .type }
    guard !node.isOfSelf, let declaration = node.declaration(of: name) else { return instance.map { .view($0) } }
    let statements = declaration.as(CodeBlockItemListSyntax.self)
    let isConstant = statements.map { list in list.contains { LocalConstant($0.item)?.name == name } } ?? true
    return isConstant ? .name(declaration.id, reading: number) : nil
  }
}

extension ExprSyntax {
  /// A literal, or a case, as it is written; nil for any other expression.
  var constant: String? {
    if let value = literalValue { return value }
    if isNil { return "nil" }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base.map(\.isTypePath) ?? true else { return nil }
    return member.declName.baseName.text
  }

  private var isTypePath: Bool { propertyPath?.allSatisfy(\.isTypeName) ?? false }
}
