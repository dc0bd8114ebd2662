internal import SwiftSyntax

/// A choice of which the first conditions are known by what a use gives to the view's names.
enum KnownChoice {
  /// These statements; nil if none.
  case decided(CodeBlockItemListSyntax?)
  /// What remains of the choice.
  case open(IfExprSyntax)
}

extension ViewScope {
  /// The choice without the branches that are certainly not taken.
  func known(_ choice: IfExprSyntax) -> KnownChoice {
    var current = choice
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

  /// Whether all conditions hold; nil if that is unknown.
  private func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
    let answers = conditions.map { holds($0.condition) }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  private func holds(_ condition: ConditionElementSyntax.Condition) -> Bool? {
    switch condition {
    case .expression(let expression): holds(expression)
    case .optionalBinding(let binding): isThere(binding)
    default: nil
    }
  }

  /// The result of `isOn ? a : b` that is certainly shown; nil if that is unknown.
  func knownResult(of expression: ExprSyntax) -> ExprSyntax? {
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
      let sign = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = parts[sign].as(UnresolvedTernaryExprSyntax.self), let holds = holds(parts[..<sign])
    else { return nil }
    if holds { return choice.thenExpression }
    return sign == parts.count - 2 ? parts[sign + 1] : nil
  }

  /// `isOn`, `!isOn`, `title != nil`, `isOn && (isWide || isTall)`.
  private func holds(_ expression: ExprSyntax) -> Bool? {
    if let inner = expression.soleTupleElement { return holds(inner) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.reads("!") {
      return holds(prefix.expression).map { !$0 }
    }
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self) else {
      return expression.ownName == nil ? nil : resolved(expression).expression.boolean
    }
    return holds(parts[...])
  }

  /// Alternatives of conditions that hold together: `&&` binds more closely than `||`.
  private func holds(_ parts: ArraySlice<ExprSyntax>) -> Bool? {
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

  /// `title != nil`.
  private func comparison(_ parts: [ExprSyntax]) -> Bool? {
    guard parts.count == 3, parts[2].isNil, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return nil
    }
    return ["==": false, "!=": true][sign].flatMap { expected in isThere(parts[0]).map { $0 == expected } }
  }

  /// `if let title`, `if let title = title`.
  private func isThere(_ binding: OptionalBindingConditionSyntax) -> Bool? {
    if let value = binding.initializer?.value { return isThere(value) }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
    return argument(name.text, at: binding).flatMap { $0.scope.isThere($0.expression) }
  }

  /// Whether the value of a name is there; nil if that is unknown, or if the expression is no name of this place.
  private func isThere(_ expression: ExprSyntax) -> Bool? {
    let value = resolved(expression).expression
    if value.isNil { return false }
    return value.kind == .stringLiteralExpr || value.kind == .closureExpr ? true : nil
  }
}

extension ExprSyntax {
  /// Whether the expression is an operator between two others.
  fileprivate func isOperator(_ text: String) -> Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == text }
}
