internal import SwiftSyntax

// What calls and constants give to the names of code that makes controls.

extension ViewScope {
  /// Lets the parameters of an initializer mean what a call gives to them.
  mutating func give(
    _ call: FunctionCallExprSyntax, in caller: ViewScope, toInitializerAround expression: ExprSyntax
  ) {
    guard let initializer = expression.initializerAround else { return }
    give(call, in: caller, to: initializer.signature.parameterClause.parameters, of: initializer.id)
  }

  /// Lets the parameters of the initializer around an expression mean what it is given, if it is one of some; tells whether it is.
  @discardableResult
  mutating func take(argumentsOf run: [RunInitializer], around expression: ExprSyntax) -> Bool {
    guard !run.isEmpty, let around = expression.initializerAround,
      let own = run.first(where: { $0.initializer.node.id == around.id })
    else { return false }
    arguments.merge(own.scope.arguments) { $1 }
    return true
  }

  /// Lets the names of a declaration mean what gives them something.
  mutating func give(_ text: TextCall, in caller: ViewScope, to declaration: CalledDeclaration) {
    switch (text.gift, declaration.input) {
    case (.call(let call), .parameters(let parameters)): give(call, in: caller, to: parameters, of: declaration.id)
    case (.assignment(let value), .value(let names)):
      for name in names { arguments[name] = Argument(expression: value, scope: caller) }
    case (.assignment(let value), .parameters(let parameters)):
      guard let name = parameters.first.map(ViewArguments.Parameter.init)?.name else { return }
      arguments[name] = Argument(expression: value, scope: caller, declaration: declaration.id)
    case (.call, .value): break
    }
  }

  mutating func give(
    _ call: FunctionCallExprSyntax, in caller: ViewScope, to list: FunctionParameterListSyntax,
    of declaration: SyntaxIdentifier
  ) {
    let parameters = list.map(ViewArguments.Parameter.init)
    let given = ViewArguments(ViewCall(name: "init", node: call, call), parameters).given
    for (name, value) in given {
      arguments[name] = Argument(expression: value, scope: caller, declaration: declaration)
    }
    // What a call leaves out has the value that the declaration says.
    for parameter in parameters where given[parameter.name] == nil {
      guard let initial = parameter.initial else { continue }
      let value = Argument(expression: initial, scope: self, isGiven: false, declaration: declaration)
      arguments[parameter.name] = arguments[parameter.name] ?? value
    }
  }

  /// Lets the reader of texts know the local constants of an expression, and those of their values.
  mutating func take(constantsIn expression: ExprSyntax, depth: Int = 0) {
    guard depth < Self.maximumConstants else { return }
    for token in expression.tokens(viewMode: .sourceAccurate) {
      guard let name = token.identifierText, arguments[name] == nil,
        let statements = expression.declaration(of: name)?.as(CodeBlockItemListSyntax.self),
        let constant = statements.lazy.compactMap({ LocalConstant($0.item) }).first(where: { $0.name == name })
      else { continue }
      take(constantsIn: constant.value, depth: depth + 1)
      arguments[name] = Argument(
        expression: constant.value, scope: self, isKey: constant.isKey, type: constant.type, isGiven: false,
        declaration: statements.id)
    }
  }

  private static let maximumConstants = 4
}
