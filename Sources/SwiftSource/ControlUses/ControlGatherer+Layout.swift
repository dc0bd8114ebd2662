internal import SwiftSyntax

// The calls by which code lays views out.
extension ControlGatherer {
  /// Notes the functions of the app in a list of constraints: `view.addConstraints([label.alignTop(to: view)])`.
  func layOutHelpers(in arguments: LabeledExprListSyntax) {
    for call in arguments.flatMap({ $0.expression.results }).compactMap({ $0.as(FunctionCallExprSyntax.self) }) {
      guard call.createdType == nil, let method = call.calledExpression.memberNames?.last,
        !LayoutCalls.isLayout(method)
      else { continue }
      layout(call, method)
    }
  }

  /// Notes a call by which code lays views out.
  func layout(_ node: FunctionCallExprSyntax, _ method: String) {
    if method == "forEach", !node.arguments.contains(where: { $0.expression.adds }) { return }
    let context = LayoutContext(of: node)
    guard !context.isOutdated else { return }
    var names: [String: ControlName] = [:]
    // A path of members begins with what no period is before.
    var isMember = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      defer { isMember = token.isPeriod }
      guard !isMember, let name = token.nameOfValue, names[name] == nil else { continue }
      names[name] = path([name]).first
    }
    let holders = context.holder?.memberNames.map(path) ?? []
    found.layouts.append(
      LayoutCall(
        call: node, method: method, place: place, names: names, holders: holders, isRepeated: context.isRepeated,
        isConditional: context.isConditional, isActivated: context.isActivated))
  }
}

extension TokenSyntax {
  /// The name of a value, of which the token may be all.
  fileprivate var nameOfValue: String? {
    if let name = identifierText { return name.isTypeName ? nil : name.withoutBackticks }
    return isKeyword("self") ? "self" : argumentText
  }
}

extension ExprSyntax {
  /// Whether the expression is a method that adds views, given to another: `views.forEach(stack.addArrangedSubview)`.
  fileprivate var adds: Bool {
    self.as(MemberAccessExprSyntax.self).map { LayoutCalls.adding.contains($0.declName.baseName.text) } ?? false
  }
}

/// What is around a call that lays views out, within its function.
private struct LayoutContext {
  /// What the result is assigned to.
  var holder: ExprSyntax?
  var isRepeated = false
  var isConditional = false
  /// Whether the call is only made on systems before those that apps are built for.
  var isOutdated = false
  /// Whether the result is given to what makes constraints active.
  var isActivated = false
  private let call: FunctionCallExprSyntax
  /// Whether the statement of the call is behind.
  private var isOutside = false

  init(of call: FunctionCallExprSyntax) {
    self.call = call
    var node = Syntax(call)
    while let outer = node.parent, !outer.isBodyOfFunction, !outer.is(MemberBlockItemSyntax.self) {
      visit(outer, from: node)
      node = outer
    }
  }

  private mutating func visit(_ outer: Syntax, from node: Syntax) {
    if outer.is(CodeBlockItemSyntax.self) {
      isOutside = true
    } else if let choice = outer.as(IfExprSyntax.self), choice.asksForSystem {
      isOutdated = isOutdated || Syntax(choice.body) != node
    } else if Self.branches.contains(outer.kind) {
      isConditional = true
    } else if outer.is(ForStmtSyntax.self) {
      isRepeated = true
    } else if let closure = outer.as(ClosureExprSyntax.self) {
      visit(closure)
    } else if !isOutside, let caller = outer.as(FunctionCallExprSyntax.self), caller.id != call.id {
      isActivated = isActivated || caller.calledExpression.symbol.map(LayoutCalls.activating.contains) == true
    } else if !isOutside, holder == nil {
      holder = outer.as(PatternBindingSyntax.self)?.nameOfValue ?? outer.as(SequenceExprSyntax.self)?.target(of: call)
    }
  }

  private static let branches: Set<SyntaxKind> = [
    .ifExpr, .switchCase, .whileStmt, .repeatStmt, .guardStmt, .catchClause, .ifConfigClause, .unresolvedTernaryExpr,
  ]

  private mutating func visit(_ closure: ClosureExprSyntax) {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.caller else {
      isConditional = true
      return
    }
    if call.calledExpression.id == ExprSyntax(closure).id || call.builtSubject != nil { return }
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if name == "forEach" { isRepeated = true } else if name != "performWithoutAnimation" { isConditional = true }
  }
}

extension PatternBindingSyntax {
  /// The name that is declared, as an expression.
  fileprivate var nameOfValue: ExprSyntax? {
    pattern.as(IdentifierPatternSyntax.self).map {
      ExprSyntax(DeclReferenceExprSyntax(baseName: $0.identifier.trimmed))
    }
  }
}

extension SequenceExprSyntax {
  /// What a value with a call in it is assigned to.
  fileprivate func target(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    let parts = Array(elements)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), call.position >= parts[1].position else {
      return nil
    }
    return parts[0]
  }
}

extension IfExprSyntax {
  /// Whether the choice only asks for the version of the system.
  fileprivate var asksForSystem: Bool {
    conditions.count == 1
      && conditions.first?.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.text == "#available"
  }
}

extension ClosureExprSyntax {
  /// The call in whose parentheses the closure is an argument.
  fileprivate var caller: FunctionCallExprSyntax? { parent?.parent?.parent?.as(FunctionCallExprSyntax.self) }
}

extension Syntax {
  /// Whether the node is the block of a function.
  fileprivate var isBodyOfFunction: Bool {
    guard self.is(CodeBlockSyntax.self), let parent else { return false }
    return [.functionDecl, .initializerDecl, .accessorDecl, .deinitializerDecl].contains(parent.kind)
  }
}

extension PatternBindingSyntax {
  /// The value of a constant that may be a number or a font; nil for other values.
  var valueOfLayout: ExprSyntax? {
    let kinds: Set<SyntaxKind> = [
      .integerLiteralExpr, .floatLiteralExpr, .prefixOperatorExpr, .sequenceExpr, .tupleExpr, .memberAccessExpr,
      .functionCallExpr,
    ]
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self) else { return nil }
    if let getter = accessorBlock?.getter {
      guard getter.count == 1, case .expr(let value) = getter.first?.item, kinds.contains(value.kind) else {
        return nil
      }
      return value
    }
    guard variable.bindingSpecifier.text == "let", let value = initializer?.value, kinds.contains(value.kind) else {
      return nil
    }
    return value
  }
}
