internal import SwiftSyntax

/// The parts of an expression with operators: of a choice (`a ? b : c`) its results, of a sum (`a + b`) its terms.
enum OperatorExpression {
  /// The results of a choice, in file order or the one first that is shown first, with the condition; a choice in the last
  /// result is part of it.
  case choice(condition: String, results: [ExprSyntax])
  /// The terms of a sum.
  case sum([ExprSyntax])
  /// `a ?? b`: the first that there is.
  case fallback([ExprSyntax])

  /// The parts; nil if the expression has no such operators.
  init?(_ expression: ExprSyntax) {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    if let choice = Self.choice(parts) {
      self = choice
    } else if let terms = Self.terms(parts, of: "+") {
      self = .sum(terms)
    } else if let terms = Self.terms(parts, of: "??") {
      self = .fallback(terms)
    } else {
      return nil
    }
  }

  /// The parts, where one of the results of a choice comes before the others.
  func beginning(with result: ExprSyntax?) -> OperatorExpression {
    guard case .choice(let condition, let results) = self, let result,
      let index = results.firstIndex(where: { $0.id == result.id })
    else { return self }
    return .choice(condition: condition, results: [result] + results[..<index] + results[(index + 1)...])
  }

  private static func choice(_ parts: [ExprSyntax]) -> OperatorExpression? {
    let indices = parts.indices.filter { parts[$0].is(UnresolvedTernaryExprSyntax.self) }
    guard let first = indices.first, let last = indices.last else { return nil }
    var results = indices.compactMap { parts[$0].as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    // A result that is joined by further operators is not a single one.
    if last == parts.count - 2 { results.append(parts[last + 1]) }
    let condition = parts[..<first].map(\.brief).joined(separator: " ")
    return .choice(condition: condition, results: results)
  }

  /// The terms that an operator joins; nil if there is another operator.
  static func terms(_ parts: [ExprSyntax], of sign: String) -> [ExprSyntax]? {
    let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !signs.isEmpty, signs.allSatisfy({ $0 == sign }) else { return nil }
    return parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }
  }
}

/// One branch of a choice: the statements of a case, or the result of an operator.
enum ConditionalBranch {
  case statements(CodeBlockItemListSyntax)
  /// The statements from an index on, behind an `if` that returns.
  case rest(CodeBlockItemListSyntax, from: Int)
  /// One of several views.
  case item(CodeBlockItemSyntax.Item)
  case expression(ExprSyntax)

  /// The branches of an `if` or `switch` in file order; empty if the expression is neither.
  ///
  /// - Parameter value: The case that `self` is, if it is known.
  static func all(
    of expression: ExprSyntax, conditions: BuildConditions, self value: String? = nil
  ) -> [ConditionalBranch] {
    if let choice = expression.as(SwitchExprSyntax.self) {
      let isOfSelf = choice.subject.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      if isOfSelf, let value, let only = choice.cases.first(of: value) { return [.statements(only.statements)] }
      return branches(of: choice.cases, conditions)
    }
    var branches: [ConditionalBranch] = []
    var current = expression.as(IfExprSyntax.self)
    while let choice = current {
      branches.append(.statements(choice.body.statements))
      switch choice.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let block):
        branches.append(.statements(block.statements))
        current = nil
      case nil: current = nil
      }
    }
    return branches
  }

  private static func branches(of cases: SwitchCaseListSyntax, _ conditions: BuildConditions) -> [ConditionalBranch] {
    cases.flatMap { element -> [ConditionalBranch] in
      switch element {
      case .switchCase(let branch): return [.statements(branch.statements)]
      case .ifConfigDecl(let choice):
        guard case .switchCases(let chosen) = conditions.clause(of: choice)?.elements else { return [] }
        return branches(of: chosen, conditions)
      }
    }
  }
}

extension SwitchCaseListSyntax {
  /// The first branch that a case takes; nil if that is unknown.
  fileprivate func first(of value: String) -> SwitchCaseSyntax? {
    let branches = compactMap { $0.as(SwitchCaseSyntax.self) }
    guard branches.count == count else { return nil }
    return branches.first { $0.label.takes(value) } ?? branches.first { $0.label.is(SwitchDefaultLabelSyntax.self) }
  }
}

extension SwitchCaseSyntax.Label {
  /// Whether a case is among the patterns: `.home`, `.home(let x)`.
  fileprivate func takes(_ value: String) -> Bool {
    guard case .case(let label) = self else { return false }
    return label.caseItems.contains { item in
      item.whereClause == nil && item.pattern.as(ExpressionPatternSyntax.self)?.expression.symbol == value
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// The `if` or `switch` that a statement is; nil for any other.
  var choice: ExprSyntax? {
    let expression: ExprSyntax? =
      switch self {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      }
    return expression.flatMap { $0.isChoice ? $0 : nil }
  }
}

extension ExprSyntax {
  /// Whether the expression is an `if` or a `switch`.
  var isChoice: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}
