internal import SwiftSyntax

extension SyntaxProtocol {
  /// Whether a name means something that the code around the node declares: a parameter, a closure's argument, a local constant, or
  /// what a pattern binds.
  func isLocal(_ name: String) -> Bool {
    var inner = Syntax(self)
    while let outer = inner.parent {
      if outer.is(MemberBlockSyntax.self) { return false }
      if outer.declares(name, before: inner) { return true }
      inner = outer
    }
    return false
  }
}

extension Syntax {
  /// Whether the node declares a name for the node inside it.
  fileprivate func declares(_ name: String, before inner: Syntax) -> Bool {
    if let closure = self.as(ClosureExprSyntax.self) { return closure.signature?.has(name) ?? false }
    if let function = self.as(FunctionDeclSyntax.self) { return function.signature.parameterClause.has(name) }
    if let choice = self.as(IfExprSyntax.self) {
      return choice.conditions.has(name) && !choice.conditions.contains(inner)
    }
    if let branch = self.as(SwitchCaseSyntax.self) { return branch.label.has(name) && Syntax(branch.label) != inner }
    if let loop = self.as(ForStmtSyntax.self) { return loop.pattern.has(name) && Syntax(loop.sequence) != inner }
    guard let statements = self.as(CodeBlockItemListSyntax.self) else { return false }
    return statements.prefix { Syntax($0) != inner }.contains { $0.item.declares(name) }
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether a statement declares a name for those after it.
  fileprivate func declares(_ name: String) -> Bool {
    switch self {
    case .decl(let declaration):
      declaration.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.has(name) } ?? false
    case .stmt(let statement): statement.as(GuardStmtSyntax.self)?.conditions.has(name) ?? false
    case .expr: false
    }
  }
}

extension SyntaxProtocol {
  /// Whether a name is among the node's identifiers.
  fileprivate func has(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier(name) }
  }
}

extension ConditionElementListSyntax {
  fileprivate func contains(_ node: Syntax) -> Bool { Syntax(self) == node }
}
