internal import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// The expression that the statements consist of, or return.
  var soleExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }

  /// The expression that the statements consist of, or return, where some of them may be compiled only under conditions.
  func soleExpression(_ conditions: BuildConditions) -> ExprSyntax? {
    guard count == 1, case .decl(let declaration) = first?.item, let choice = declaration.as(IfConfigDeclSyntax.self)
    else {
      return soleExpression
    }
    guard case .statements(let chosen) = conditions.clause(of: choice)?.elements else { return nil }
    return chosen.soleExpression(conditions)
  }
}
