internal import AuditModel
internal import SwiftSyntax

// Views of a value that may be absent.
extension ViewWalk {
  /// `name.map { Text($0) }`, `name.map(Text.init)`: the views, if there is a value; nil if the closure does not make views.
  mutating func mapped(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    let value = call.receiver
    if let value, scope.resolved(value).expression.isNil { return [] }
    guard let closure = call.trailing ?? call.first?.as(ClosureExprSyntax.self) else {
      guard let value, call.first?.isInitializerOfText == true else { return nil }
      return text(of: value, at: call, around)
    }
    guard looksLikeViews(closure.statements) else { return nil }
    let known = value.flatMap { repeated(closure, [Argument(expression: $0, scope: scope)], around) }
    return known ?? elements(closure.statements, around)
  }

  /// The text that an initializer makes of a value.
  private func text(of value: ExprSyntax, at call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = element(.label, at: ViewCall(name: "Text", node: call.node), around)
    element.take(texts.read(value), as: \.text)
    return [element]
  }
}

extension ViewCall {
  /// What the method is called on; nil for a call of anything else.
  fileprivate var receiver: ExprSyntax? { node.parent?.as(MemberAccessExprSyntax.self)?.base }
}

extension ExprSyntax {
  /// `Text.init`.
  fileprivate var isInitializerOfText: Bool { sourceText == "Text.init" || sourceText == "Text.init(_:)" }
}
