internal import SwiftSyntax

/// An initializer of the app that hands on what it is given to another one: `convenience init(…) { self.init(…) }`.
struct DeclaredInitializer: Sendable {
  let node: InitializerDeclSyntax
  let locations: SourceLocations
  /// The type around.
  let type: String
  /// The call of the other initializer.
  let delegation: FunctionCallExprSyntax

  /// An initializer; nil if it does not call another one of its type first.
  init?(_ node: InitializerDeclSyntax, of type: String, _ locations: SourceLocations) {
    let calls = node.body?.statements.lazy.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
    guard let call = calls?.first(where: { $0.calledExpression.sourceText == "self.init" }) else { return nil }
    (self.node, self.type, self.locations, delegation) = (node, type, locations, call)
  }

  /// Whether a call means the initializer, by its labels.
  func isCalled(by call: FunctionCallExprSyntax) -> Bool {
    let parameters = node.signature.parameterClause.parameters.map(ViewArguments.Parameter.init)
    return !call.arguments.isEmpty && ViewArguments(ViewCall(name: "init", node: call, call), parameters).isMatch
  }

  /// Whether a node is inside the body.
  func contains(_ inner: some SyntaxProtocol, in locations: SourceLocations) -> Bool {
    locations.file == self.locations.file && inner.position >= node.position && inner.endPosition <= node.endPosition
  }
}
