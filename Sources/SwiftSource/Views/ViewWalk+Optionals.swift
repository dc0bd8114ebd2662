internal import AuditModel
internal import SwiftSyntax

// Views of a value that may be absent.
extension ViewWalk {
  /// `name.map { Text($0) }`, `name.map(content)`, `name.map(Text.init)`: the views, if there is a value; nil if the closure
  /// does not make views.
  mutating func mapped(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    let value = call.receiver
    if let value, scope.resolved(value).expression.isNil { return [] }
    guard let closure = call.trailing ?? call.first?.as(ClosureExprSyntax.self) else {
      guard let value, let function = call.first else { return nil }
      return function.isInitializerOfText
        ? text(of: value, at: call, around) : elements(givenBy: function, of: value, around)
    }
    guard looksLikeViews(closure.statements) else { return nil }
    let known = value.flatMap { repeated(closure, [Argument(expression: $0, scope: scope)], around) }
    return known ?? elements(closure.statements, around)
  }

  /// `words.reduce(Text("")) { $0 + Text($1) }`: a text of whose words the source does not tell how many there are; nil for other values.
  func reduced(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    guard let words = call.receiver, let first = call.arguments.first?.expression,
      case .call(let start) = ViewExpression(first, conditions: conditions).base, start.name == "Text"
    else { return nil }
    var label = element(.label, at: ViewCall(name: "Text", node: words), around)
    label.control.text = LocalizableText(computedBy: words.brief)
    label.note(expressions: [words.brief])
    return [label]
  }

  /// The views of a closure that a use of the view gave to a name, for a value; nil for any other function.
  private mutating func elements(
    givenBy function: ExprSyntax, of value: ExprSyntax, _ around: ViewEnvironment
  ) -> [Element]? {
    let given = scope.resolved(function)
    guard let closure = given.expression.as(ClosureExprSyntax.self) else { return nil }
    let value = Argument(expression: value, scope: scope)
    return reading(in: given.scope) { walk in
      guard walk.looksLikeViews(closure.statements) else { return [] }
      return walk.repeated(closure, [value], around) ?? walk.elements(closure.statements, around)
    }
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
