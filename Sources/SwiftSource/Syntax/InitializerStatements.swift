internal import SwiftSyntax

// What the statements of an initializer do with the properties of its type.
extension CodeBlockItemSyntax {
  /// The call of another initializer, `self.init(…)`; nil if the statement is anything else.
  var delegation: FunctionCallExprSyntax? {
    guard case .expr(let expression) = item, let call = expression.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.reads("init"),
      called.base?.as(DeclReferenceExprSyntax.self)?.baseName.reads("self") == true
    else { return nil }
    return call
  }

  /// The property that the statement changes in place: `row.title = "…"`, `self.title.append("…")`, `title += "…"`, `rows[0] = "…"`; nil
  /// for other statements.
  var changedProperty: String? {
    guard case .expr(let expression) = item else { return nil }
    let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? [expression]
    guard var current = parts.first else { return nil }
    if parts.count == 3, parts[1].isCompoundAssignment { return current.ownName }
    if let list = current.as(SubscriptCallExprSyntax.self), parts.count > 1 { return list.calledExpression.ownName }
    if let call = current.as(FunctionCallExprSyntax.self) { current = call.calledExpression }
    while let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
      if let name = base.ownName, name != "self" { return name }
      current = base
    }
    return nil
  }

  /// The property to which the statement assigns a value, if that is all it does.
  var assignment: (name: String, value: ExprSyntax)? {
    guard case .expr(let expression) = item, let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
      parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let name = parts[0].ownName
    else { return nil }
    return (name, parts[2])
  }

  /// The state to which the statement gives what it begins with: `_title = State(initialValue: title)`; nil for other statements.
  var firstValue: (name: String, value: ExprSyntax)? {
    guard let (name, value) = assignment, name.hasPrefix("_"), let call = value.as(FunctionCallExprSyntax.self),
      call.makesState, call.arguments.count == 1, let first = call.arguments.first,
      ["initialValue", "wrappedValue"].contains(first.label?.text)
    else { return nil }
    return (String(name.dropFirst()), first.expression)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call makes the wrapper of a state: `State(…)`, `State<String>(…)`, `State.init(…)`, `.init(…)`.
  fileprivate var makesState: Bool {
    var called: ExprSyntax? = calledExpression
    if let member = called?.as(MemberAccessExprSyntax.self), member.declName.baseName.reads("init") {
      called = member.base
    }
    if let generic = called?.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    guard let called else { return true }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.reads("State") ?? false
  }
}

extension ExprSyntax {
  /// Whether the expression gives a value to a name or a property, as code that makes no views does.
  var isAssignment: Bool {
    self.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false
  }

  /// Whether the expression is the operator of `a += b`.
  var isCompoundAssignment: Bool {
    guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["+=", "-=", "*=", "/=", "&=", "|=", "^="].contains(sign)
  }
}
