internal import SwiftSyntax

// Drags that are presses: they begin where the finger is put down, and do the same wherever it goes.
extension ViewExpression {
  /// Whether a gesture does something as soon as the view is touched, `DragGesture(minimumDistance: 0).onChanged { _ in play() }`: its actions
  /// do not ask where the finger is, and do more than mark the view as pressed.
  var isPress: Bool {
    guard case .call(let drag) = base, drag.name == "DragGesture", drag.argument("minimumDistance")?.number == 0 else {
      return false
    }
    let actions = modifiers.filter { Self.callbacks.contains($0.name) }
    let closures = actions.compactMap { $0.trailing ?? $0.arguments.last?.expression.as(ClosureExprSyntax.self) }
    return closures.count == actions.count && closures.allSatisfy(\.ignoresItsArguments)
      && closures.contains { $0.statements.callsFunctions }
  }

  /// The modifiers of a gesture that take its actions; `updating` only keeps a state while the finger is down.
  private static let callbacks: Set<String> = ["onChanged", "onEnded"]
}

extension ClosureExprSyntax {
  /// Whether the statements refer to nothing that a call gives to the closure.
  fileprivate var ignoresItsArguments: Bool {
    let names = Set(signature?.parameterClause == nil ? ["$0"] : parameterNames)
    return !statements.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) && !$0.reads("_") }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a function is called that does more than animate a change.
  fileprivate var callsFunctions: Bool {
    let calls = CalledNames(in: self)
    return !calls.names.subtracting(ClosingActions.animations).isEmpty
  }
}

/// The names of the functions that statements call, without the members of a type that is not named, such as `.easeIn(duration: 1)`.
private final class CalledNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in statements: CodeBlockItemListSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isImplicit = node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    if !isImplicit, let name = node.calledExpression.symbol { names.insert(name) }
    return .visitChildren
  }
}
