internal import SwiftSyntax

/// The expressions that a body may return, in file order, with its local constants.
struct ReturnedExpressions {
  private(set) var expressions: [ExprSyntax] = []
  /// The values of the constants that the body declares.
  private(set) var locals: [String: ExprSyntax] = [:]
  private let conditions: BuildConditions

  /// What the statements of a body return.
  init(_ body: CodeBlockItemListSyntax, conditions: BuildConditions) {
    self.conditions = conditions
    gather(body)
  }

  private mutating func gather(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .expr(let expression): gather(expression, isLast: statements.count == 1)
      case .stmt(let statement): gather(statement)
      case .decl(let declaration): gather(declaration)
      }
    }
  }

  /// An expression is returned if it is alone; the branches of a choice may return.
  private mutating func gather(_ expression: ExprSyntax, isLast: Bool) {
    let branches = ConditionalBranch.all(of: expression, conditions: conditions)
    for case .statements(let statements) in branches { gather(statements) }
    if branches.isEmpty, isLast { expressions.append(expression) }
  }

  private mutating func gather(_ statement: StmtSyntax) {
    if let result = statement.as(ReturnStmtSyntax.self)?.expression {
      gather(result, isLast: true)
    } else if let choice = statement.as(ExpressionStmtSyntax.self) {
      gather(choice.expression, isLast: false)
    } else if let condition = statement.as(GuardStmtSyntax.self) {
      gather(condition.body.statements)
    }
  }

  private mutating func gather(_ declaration: DeclSyntax) {
    if let choice = declaration.as(IfConfigDeclSyntax.self) {
      if case .statements(let statements) = conditions.clause(of: choice)?.elements { gather(statements) }
    } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let" {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        locals[name] = binding.initializer?.value
      }
    }
  }
}
