internal import SwiftSyntax

/// A choice of which the first conditions are known by what a use gives to the view's names.
enum KnownChoice {
  /// These statements; nil if none.
  case decided(CodeBlockItemListSyntax?)
  /// What remains of the choice.
  case open(IfExprSyntax)
}

extension IfExprSyntax {
  /// The choice without the branches that are certainly not taken.
  ///
  /// - Parameter holds: Whether all conditions of a branch hold; nil if that is unknown.
  func known(by holds: (ConditionElementListSyntax) -> Bool?) -> KnownChoice {
    var current = self
    while let holds = holds(current.conditions) {
      if holds { return .decided(current.body.statements) }
      switch current.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let block): return .decided(block.statements)
      case nil: return .decided(nil)
      }
    }
    return .open(current)
  }
}

extension ViewScope {
  /// The choice without the branches that are certainly not taken.
  func known(_ choice: IfExprSyntax) -> KnownChoice { choice.known(by: holds) }

  /// The branches of an `if` or `switch` that may be taken, in file order; empty if the expression is neither.
  func branches(of expression: ExprSyntax, _ conditions: BuildConditions) -> [ConditionalBranch] {
    if let choice = expression.as(SwitchExprSyntax.self), let known = known(choice), known.given.isEmpty {
      return [.statements(known.statements)]
    }
    guard let choice = expression.as(IfExprSyntax.self) else {
      return ConditionalBranch.all(of: expression, conditions: conditions)
    }
    switch known(choice) {
    case .decided(let statements): return statements.map { [.statements($0)] } ?? []
    case .open(let rest): return ConditionalBranch.all(of: ExprSyntax(rest), conditions: conditions)
    }
  }

  /// Whether an expression holds where a closure has names for what a list gives to it; nil if that is unknown.
  func holds(_ condition: ExprSyntax, with names: [String: Argument]) -> Bool? {
    var inner = self
    inner.arguments.merge(names) { $1 }
    return inner.holds(condition)
  }

  /// Whether all conditions hold; nil if that is unknown.
  func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
    let answers = conditions.map { holds($0.condition) }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  private func holds(_ condition: ConditionElementSyntax.Condition) -> Bool? {
    switch condition {
    case .expression(let expression): holds(expression)
    case .optionalBinding(let binding): isThere(binding)
    case .availability(let availability): module?.conditions(of: locations.file)?.holds(availability)
    default: nil
    }
  }

  /// The result of `isOn ? a : b` that is certainly shown; nil if that is unknown.
  func knownResult(of expression: ExprSyntax) -> ExprSyntax? {
    guard let choice = expression.firstTernary, let holds = holds(choice.condition) else { return nil }
    return holds ? choice.sign.thenExpression : choice.otherResult
  }

  /// `isOn`, `!isOn`, `title != nil`, `isOn && (isWide || isTall)`.
  private func holds(_ expression: ExprSyntax) -> Bool? {
    if let inner = expression.soleTupleElement { return holds(inner) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.reads("!") {
      return holds(prefix.expression).map { !$0 }
    }
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self) else {
      return isListed(expression) ?? isEmpty(expression) ?? resolved(expression).expression.boolean
    }
    return holds(parts[...])
  }

  /// Alternatives of conditions that hold together: `&&` binds more closely than `||`.
  func holds(_ parts: ArraySlice<ExprSyntax>) -> Bool? {
    guard !parts.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { return nil }
    let alternatives = parts.split { $0.isOperator("||") }
    if alternatives.count > 1 { return Self.any(alternatives.map(holds)) }
    let together = parts.split { $0.isOperator("&&") }
    if together.count > 1 { return Self.any(together.map { holds($0).map { !$0 } }).map { !$0 } }
    return parts.count == 1 ? parts.first.flatMap(holds) : comparison(Array(parts))
  }

  /// Whether one of several conditions holds; nil if that is unknown.
  private static func any(_ answers: [Bool?]) -> Bool? {
    if answers.contains(true) { return true }
    return answers.contains(nil) ? nil : false
  }

  /// `title != nil`, `kind == .fish`.
  private func comparison(_ parts: [ExprSyntax]) -> Bool? {
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
    if let order = Self.orders[sign] { return holds(order, parts[0], parts[2]) }
    guard let isEqual = ["==": true, "!=": false][sign] else { return nil }
    if parts[2].isNil { return isThere(parts[0]).map { $0 != isEqual } }
    return self.isEqual(parts[0], parts[2]).map { $0 == isEqual }
  }

  private static let orders: [String: @Sendable (Double, Double) -> Bool] = [
    "<": { $0 < $1 }, "<=": { $0 <= $1 }, ">": { $0 > $1 }, ">=": { $0 >= $1 },
  ]

  /// `count > 0`, `count! > 0`, where the number is given; nil if it is unknown.
  private func holds(_ order: (Double, Double) -> Bool, _ subject: ExprSyntax, _ limit: ExprSyntax) -> Bool? {
    let name = subject.as(ForceUnwrapExprSyntax.self)?.expression ?? subject
    guard let number = givenValue(name)?.number, let limit = limit.number else { return nil }
    return order(number, limit)
  }

  /// `[.fish, .bird].contains(kind)`, where the cases are written; nil if it is unknown.
  private func isListed(_ expression: ExprSyntax) -> Bool? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let called = call.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.reads("contains"),
      let list = called.base?.as(ArrayExprSyntax.self), let subject = call.arguments.first, subject.label == nil,
      list.elements.count <= Self.maximumListed
    else { return nil }
    return Self.any(list.elements.map { isEqual(subject.expression, $0.expression) })
  }

  /// `title.isEmpty`, where the text is a literal; nil if it is unknown.
  private func isEmpty(_ expression: ExprSyntax) -> Bool? {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.reads("isEmpty"),
      let text = member.base.flatMap(givenValue)?.plainString
    else { return nil }
    return text.isEmpty
  }

  /// Longer lists are data.
  private static let maximumListed = 100

  /// Whether a name of the view means a case or a literal; nil if that is unknown.
  private func isEqual(_ subject: ExprSyntax, _ other: ExprSyntax) -> Bool? {
    if let value = givenValue(subject)?.literalValue, let other = other.literalValue { return value == other }
    // Only what a use gives to a name of the view is known to be a case: `UIDevice.current.userInterfaceIdiom` looks like one.
    guard subject.ownName != nil, let value = enumerationCase(subject),
      let other = enumerationCase(other, of: value.type)
    else { return nil }
    // What they carry may differ.
    if value.name == other.name { return value.values.isEmpty && other.values.isEmpty ? true : nil }
    return value.isAlias || other.isAlias ? nil : false
  }

  /// What a use gives to a name, or an initializer hands on from its parameters; a property's first value may change before the view is
  /// shown.
  func givenValue(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let name = expression.ownName, let argument = argument(name, at: expression),
      argument.isGiven || argument.isHandedOn
    else { return nil }
    return argument.resolved.expression
  }

  /// `if let title`, `if let title = title`.
  private func isThere(_ binding: OptionalBindingConditionSyntax) -> Bool? {
    if let value = binding.initializer?.value { return isThere(value) }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
    return argument(name.text, at: binding).flatMap { $0.scope.isThere($0.expression) }
  }

  /// The types that a string can be cast to.
  private static let textTypes: Set<String> = [
    "String", "Substring", "NSString", "Any", "AnyHashable", "CustomStringConvertible", "LosslessStringConvertible",
  ]

  /// Whether the value of a name is there; nil if that is unknown, or if the expression is no name of this place.
  private func isThere(_ expression: ExprSyntax) -> Bool? {
    if let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
      parts[1].is(UnresolvedAsExprSyntax.self)
    {
      // A text is of no type of the app.
      return resolved(parts[0]).expression.isMadeOfLiteral && !Self.textTypes.contains(parts[2].sourceText)
        ? false : nil
    }
    let value = resolved(expression).expression
    if value.isNil { return false }
    return value.kind == .stringLiteralExpr || value.kind == .closureExpr || value.makesView ? true : nil
  }
}

extension ExprSyntax {
  /// Whether the expression is a call of one of SwiftUI's views, which cannot fail.
  fileprivate var makesView: Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    return called.map { Self.views.contains($0.baseName.text) } ?? false
  }

  /// Views that apps keep in optional properties.
  private static let views: Set<String> = ["Text", "Image", "Label", "Button", "AnyView", "Color"]

  /// Whether the expression is a string literal, or what its properties and methods make of one.
  fileprivate var isMadeOfLiteral: Bool {
    if self.is(StringLiteralExprSyntax.self) { return true }
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return called.as(MemberAccessExprSyntax.self)?.base?.isMadeOfLiteral ?? false
  }

  /// The first `a ? b : c` in an expression with operators, with what is before it, and the result that is shown otherwise if no other
  /// choice follows; nil without one.
  var firstTernary: (condition: ArraySlice<ExprSyntax>, sign: UnresolvedTernaryExprSyntax, otherResult: ExprSyntax?)? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements.map(\.self),
      let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let sign = parts[index].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    return (parts[..<index], sign, index == parts.count - 2 ? parts[index + 1] : nil)
  }

  /// Whether the expression is an operator between two others.
  func isOperator(_ text: String) -> Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == text }
}
