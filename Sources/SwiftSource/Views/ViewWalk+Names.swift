internal import SwiftSyntax

// The names that statements declare for those after them.
extension ViewWalk {
  /// Lets the statements after one know the values of the names that it declares.
  mutating func takeNames(of item: CodeBlockItemSyntax.Item, in statements: Syntax) {
    for constant in constants(of: item) { take(constant, of: statements) }
    guard case .stmt(let statement) = item, let condition = statement.as(GuardStmtSyntax.self) else { return }
    scope.arguments.merge(scope.bound(by: condition.conditions, of: statements)) { $1 }
  }

  /// The constants that a statement declares for those after it, also under a condition of `#if`.
  private func constants(of item: CodeBlockItemSyntax.Item) -> [LocalConstant] {
    if let constant = LocalConstant(item) { return [constant] }
    guard case .decl(let declaration) = item, let choice = declaration.as(IfConfigDeclSyntax.self),
      case .statements(let chosen) = conditions.clause(of: choice)?.elements
    else { return [] }
    return chosen.flatMap { constants(of: $0.item) }
  }

  /// Lets the statements after a local constant know its value.
  private mutating func take(_ constant: LocalConstant, of statements: Syntax) {
    scope.arguments[constant.name] = Argument(
      expression: constant.value, scope: scope, isKey: constant.isKey, type: constant.type, isGiven: false,
      declaration: statements.id)
  }
}
