internal import SwiftSyntax

/// The expressions that a body may return, in file order, with its local constants.
struct ReturnedExpressions {
  private(set) var expressions: [ExprSyntax] = []
  /// The values of the constants that the body declares.
  private(set) var locals: [String: ExprSyntax] = [:]
  private let conditions: BuildConditions
  /// The case that `self` is, if it is known.
  private let value: String?

  /// What names mean in the body, so that some of its conditions are decided; nil if that is not known.
  private let scope: ViewScope?

  /// What the statements of a body return, for one case of an enumeration or for all.
  init(
    _ body: CodeBlockItemListSyntax, conditions: BuildConditions, self value: String? = nil, in scope: ViewScope? = nil
  ) {
    (self.conditions, self.value, self.scope) = (conditions, value, scope)
    gather(body, isValue: true)
    if isIncomplete { expressions = [] }
  }

  /// Whether the body returns something in a statement that is not understood.
  private var isIncomplete = false

  /// The statements of a block; a lone expression is returned if the block `isValue`.
  private mutating func gather(_ statements: CodeBlockItemListSyntax, isValue: Bool) {
    let isValue = isValue && statements.count == 1
    for statement in statements {
      switch statement.item {
      case .expr(let expression): gather(expression, isValue: isValue)
      case .stmt(let statement): gather(statement, isValue: isValue)
      case .decl(let declaration): gather(declaration)
      }
    }
  }

  private mutating func gather(_ expression: ExprSyntax, isValue: Bool) {
    let branches =
      scope?.branches(of: expression, conditions)
      ?? ConditionalBranch.all(of: expression, conditions: conditions, self: value)
    for case .statements(let statements) in branches { gather(statements, isValue: isValue) }
    if branches.isEmpty, isValue { expressions.append(expression) }
  }

  private mutating func gather(_ statement: StmtSyntax, isValue: Bool) {
    if let result = statement.as(ReturnStmtSyntax.self)?.expression {
      gather(result, isValue: true)
    } else if let choice = statement.as(ExpressionStmtSyntax.self) {
      gather(choice.expression, isValue: isValue)
    } else if let condition = statement.as(GuardStmtSyntax.self) {
      gather(condition.body.statements, isValue: false)
    } else if statement.tokens(viewMode: .sourceAccurate).contains(where: { $0.isKeyword("return") }) {
      isIncomplete = true
    }
  }

  private mutating func gather(_ declaration: DeclSyntax) {
    if let choice = declaration.as(IfConfigDeclSyntax.self) {
      if case .statements(let statements) = conditions.clause(of: choice)?.elements {
        gather(statements, isValue: false)
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.reads("let") {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        locals[name] = binding.initializer?.value
      }
    }
  }
}
