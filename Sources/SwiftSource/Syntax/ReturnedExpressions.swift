internal import SwiftSyntax

/// The expressions that a body may return, in file order but those by which a `guard` leaves it last, with its local constants.
struct ReturnedExpressions {
  private(set) var expressions: [ExprSyntax] = []
  /// The values of the constants that the body declares: of one that statements assign to, each of those.
  private(set) var locals: [String: [ExprSyntax]] = [:]
  private let conditions: BuildConditions
  /// The case that `self` is, if it is known.
  private let value: String?
  /// The branches of an `if` or `switch` that may be taken, by what names mean in the body; nil if that is not known.
  private let branches: Branches?

  /// The branches that an expression may take; none if it is neither an `if` nor a `switch`.
  typealias Branches = (ExprSyntax) -> [ConditionalBranch]

  /// What the statements of a body return, for one case of an enumeration or for all.
  init(
    _ body: CodeBlockItemListSyntax, conditions: BuildConditions, self value: String? = nil,
    branches: Branches? = nil
  ) {
    (self.conditions, self.value, self.branches) = (conditions, value, branches)
    gather(body, isValue: true)
    expressions += exits
    if isIncomplete { expressions = [] }
  }

  /// What an `if` or `switch` is that is a value.
  init(of choice: ExprSyntax, conditions: BuildConditions) {
    (self.conditions, value, branches) = (conditions, nil, nil)
    gather(choice, isValue: true)
    expressions += exits
    if isIncomplete { expressions = [] }
  }

  /// What the body returns where the condition of a `guard` does not hold.
  private var exits: [ExprSyntax] = []
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
      self.branches?(expression)
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
      let before = expressions.count
      gather(condition.body.statements, isValue: false)
      exits += expressions[before...]
      expressions.removeSubrange(before...)
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
        let values = binding.initializer.map { [$0.value] } ?? assigned(to: name, after: variable)
        locals[name] = values.isEmpty ? nil : values
      }
    }
  }

  /// What the statements after the declaration of a constant assign to it.
  private func assigned(to name: String, after variable: VariableDeclSyntax) -> [ExprSyntax] {
    guard let statements = variable.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    return assigned(to: name, in: statements)
  }

  private func assigned(to name: String, in statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    statements.flatMap { statement -> [ExprSyntax] in
      if let assignment = statement.assignment { return assignment.name == name ? [assignment.value] : [] }
      guard let choice = statement.item.choice else { return [] }
      return ConditionalBranch.all(of: choice, conditions: conditions, self: value).flatMap { branch -> [ExprSyntax] in
        if case .statements(let inner) = branch { assigned(to: name, in: inner) } else { [] }
      }
    }
  }
}
