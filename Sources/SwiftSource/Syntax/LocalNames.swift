internal import SwiftSyntax

extension SyntaxProtocol {
  /// The code around the node that declares a name: that of a parameter, a closure's argument, a local constant, or what a pattern
  /// binds; nil if the name means something outside, such as a property.
  func declaration(of name: String) -> Syntax? {
    var inner = Syntax(self)
    while let outer = inner.parent {
      if outer.kind == .memberBlock { return nil }
      if outer.declares(name, before: inner) { return outer }
      inner = outer
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// Whether the node begins with `self`, so that the name after it means a property.
  var isOfSelf: Bool { firstToken(viewMode: .sourceAccurate)?.reads("self") ?? false }

  /// The function around the node; nil if it is in none.
  var functionAround: FunctionDeclSyntax? {
    var node = parent
    while let outer = node, !outer.is(MemberBlockItemSyntax.self), !outer.is(FunctionDeclSyntax.self) {
      node = outer.parent
    }
    return node?.as(FunctionDeclSyntax.self)
  }

  /// The name of the property whose value `if let name = property` gives to a name; nil if the name is not declared so.
  func boundProperty(named name: String) -> String? { boundValue(named: name)?.ownName }

  /// The property, or that of another value, whose value `if let name = model.property` gives to a name: `model.property`; nil if the name
  /// is not declared so.
  func boundPath(named name: String) -> String? {
    guard let value = boundValue(named: name) else { return nil }
    return value.ownName ?? value.propertyPath?.joined(separator: ".")
  }

  /// The value of the local constant that a name means; nil for any other name.
  func constant(named name: String) -> ExprSyntax? {
    let statements = declaration(of: name)?.as(CodeBlockItemListSyntax.self)
    return statements?.lazy.compactMap { LocalConstant($0.item) }.first { $0.name == name }?.value
  }

  /// The value that `if let name = value` gives to a name.
  func boundValue(named name: String) -> ExprSyntax? {
    let choice = declaration(of: name)?.as(IfExprSyntax.self)
    let bindings = choice?.conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
    let binding = bindings?.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
    return binding?.initializer?.value
  }
}

extension Syntax {
  /// Whether the node declares a name for the node inside it.
  fileprivate func declares(_ name: String, before inner: Syntax) -> Bool {
    switch kind {
    case .closureExpr: return self.as(ClosureExprSyntax.self)?.declares(name) ?? false
    case .functionDecl: return self.as(FunctionDeclSyntax.self)?.signature.parameterClause.has(name) ?? false
    case .initializerDecl: return self.as(InitializerDeclSyntax.self)?.signature.parameterClause.has(name) ?? false
    case .ifExpr:
      return self.as(IfExprSyntax.self).map { $0.conditions.declare(name) && Syntax($0.conditions) != inner } ?? false
    case .switchCase:
      return self.as(SwitchCaseSyntax.self).map { $0.label.has(name) && Syntax($0.label) != inner } ?? false
    case .forStmt:
      return self.as(ForStmtSyntax.self).map { $0.pattern.has(name) && Syntax($0.sequence) != inner } ?? false
    case .codeBlockItemList:
      for item in self.as(CodeBlockItemListSyntax.self) ?? [] {
        if item.id == inner.id { return false }
        if item.item.declares(name) { return true }
      }
      return false
    default: return false
    }
  }
}

/// A constant among statements, with the value that it is declared with.
struct LocalConstant {
  let name: String
  let value: ExprSyntax
  /// The name of its type; nil if it is not stated.
  let type: String?

  /// The constant that a statement declares; nil if it declares none, or several.
  init?(_ item: CodeBlockItemSyntax.Item) {
    guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.reads("let"), variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let value = binding.initializer?.value
    else { return nil }
    (name, self.value) = (pattern.identifier.text.withoutBackticks, value)
    type = binding.typeAnnotation?.type.name
  }

  /// Whether a literal is a key of strings tables, by the type of the constant.
  var isKey: Bool { type?.isKeyType ?? false }
}

extension CodeBlockItemSyntax.Item {
  /// Whether a statement declares a name for those after it.
  fileprivate func declares(_ name: String) -> Bool {
    switch self {
    case .decl(let declaration): declaration.declares(name)
    case .stmt(let statement): statement.as(GuardStmtSyntax.self)?.conditions.declare(name) ?? false
    case .expr: false
    }
  }
}

extension DeclSyntax {
  /// Whether it declares a name as a variable, or may under a condition of `#if`.
  fileprivate func declares(_ name: String) -> Bool {
    if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.contains { $0.pattern.has(name) } }
    return self.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
      guard case .statements(let statements) = clause.elements else { return false }
      return statements.contains { $0.item.declares(name) }
    } ?? false
  }
}

extension SyntaxProtocol {
  /// Whether a name is among the node's identifiers.
  fileprivate func has(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.isIdentifier(name) }
  }
}

extension ClosureExprSyntax {
  /// The names of the arguments; `$0` if they have none.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: ["$0"]
    }
  }

  /// The arguments that the closure names, with their types as far as they are stated.
  var parameterTypes: [(name: String, type: String?)] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map { ($0.name.text, nil) }
    case .parameterClause(let clause):
      clause.parameters.map { (($0.secondName ?? $0.firstName).text, $0.type?.statedName) }
    case nil: []
    }
  }

  /// Whether the closure has an argument of a name; `$0` is one of a closure that does not name its arguments.
  fileprivate func declares(_ name: String) -> Bool {
    name.isNumberedArgument ? signature?.parameterClause == nil : signature?.has(name) ?? false
  }
}

extension String {
  /// Whether it is a name such as `$0`, with or without a member.
  fileprivate var isNumberedArgument: Bool { hasPrefix("$") && dropFirst().first?.isNumber == true }
}

extension ConditionElementListSyntax {
  /// Whether the conditions declare a name for something else than what the name means outside, as `if let title` does.
  fileprivate func declare(_ name: String) -> Bool {
    contains { element in
      if let match = element.condition.as(MatchingPatternConditionSyntax.self) { return match.pattern.has(name) }
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self), binding.pattern.has(name) else {
        return false
      }
      return binding.initializer.map { $0.value.ownName != name } ?? false
    }
  }
}

extension ExprSyntax {
  /// The names of a property and of what it belongs to, `["model", "isNew"]`, without `self`; nil for any other expression.
  var propertyPath: [String]? {
    var names: [String] = []
    var current = self
    while let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
      names.append(member.declName.baseName.text)
      current = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    }
    guard let first = current.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return (first == "self" && !names.isEmpty ? names : names + [first]).reversed()
  }
}
