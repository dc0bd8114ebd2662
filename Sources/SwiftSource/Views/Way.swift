internal import SwiftSyntax

/// One way of a choice: the statements of a case, or the result of an operator.
enum Way {
  case statements(CodeBlockItemListSyntax)
  case expression(ExprSyntax)

  /// The ways of an `if` or `switch` in file order; none where the expression is neither.
  static func all(of expression: ExprSyntax, conditions: BuildConditions) -> [Way] {
    if let choice = expression.as(SwitchExprSyntax.self) { return ways(of: choice.cases, conditions) }
    var ways: [Way] = []
    var current = expression.as(IfExprSyntax.self)
    while let choice = current {
      ways.append(.statements(choice.body.statements))
      switch choice.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let block):
        ways.append(.statements(block.statements))
        current = nil
      case nil: current = nil
      }
    }
    return ways
  }

  private static func ways(of cases: SwitchCaseListSyntax, _ conditions: BuildConditions) -> [Way] {
    cases.flatMap { element -> [Way] in
      switch element {
      case .switchCase(let way): return [.statements(way.statements)]
      case .ifConfigDecl(let choice):
        guard case .switchCases(let chosen) = conditions.clause(of: choice)?.elements else { return [] }
        return ways(of: chosen, conditions)
      }
    }
  }
}
