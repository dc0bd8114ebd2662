internal import SwiftSyntax

// What `if let heading = title` gives to the name.
extension ViewScope {
  /// What the conditions of the `if` that runs some statements give to names there.
  func bound(for statements: CodeBlockItemListSyntax) -> [String: Argument] {
    guard let block = statements.parent, let choice = block.parent?.as(IfExprSyntax.self), Syntax(choice.body) == block
    else { return [:] }
    return bound(by: choice.conditions, of: Syntax(choice))
  }

  /// What conditions give to names; the node is the code that declares them.
  func bound(by conditions: ConditionElementListSyntax, of declaration: Syntax) -> [String: Argument] {
    let bindings = conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
    return bindings.reduce(into: [:]) { names, binding in
      guard binding.bindingSpecifier.reads("let"),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
        let value = binding.initializer?.value, value.ownName != name, var argument = self.value(boundTo: value)
      else { return }
      argument.declaration = declaration.id
      names[name] = argument
    }
  }

  /// What an expression gives to the name to which it is bound: what a use gave, or a member of the type; nil if nothing is known of it.
  private func value(boundTo expression: ExprSyntax) -> Argument? {
    if let argument = given(to: expression) { return argument }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    // What a closure returns that a use gave: `if let view = transform(self)`.
    if called.id != expression.id, given(to: called)?.expression.is(ClosureExprSyntax.self) == true {
      return Argument(expression: expression, scope: self, isGiven: false)
    }
    guard let name = called.ownName, called.isOfSelf || called.declaration(of: name) == nil,
      type.members[name] != nil || type.constants[name] != nil
    else { return nil }
    return Argument(
      expression: expression, scope: self, isKey: type.keys.contains(name),
      type: type.propertyTypes[name] ?? type.members[name]?.result, isGiven: false)
  }
}
