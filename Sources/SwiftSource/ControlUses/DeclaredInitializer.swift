internal import SwiftSyntax

/// An initializer of the app, with the one to which it hands on what it is given.
struct DeclaredInitializer: Sendable {
  let node: InitializerDeclSyntax
  let locations: SourceLocations
  /// The type around.
  let type: String
  /// The call of the other initializer, `self.init(…)` or `super.init(…)`; nil if none is written.
  let delegation: FunctionCallExprSyntax?
  /// Whether the other one is the superclass's.
  let callsSuper: Bool

  /// An initializer.
  init(_ node: InitializerDeclSyntax, of type: String, _ locations: SourceLocations) {
    (self.node, self.type, self.locations) = (node, type, locations)
    let calls = node.body?.statements.lazy.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
    delegation = calls?.first { Self.delegations.contains($0.calledExpression.sourceText) }
    callsSuper = delegation?.calledExpression.sourceText != "self.init"
  }

  private static let delegations: Set<String> = ["self.init", "super.init"]

  /// Whether a call means the initializer, by its labels.
  func isCalled(by call: FunctionCallExprSyntax) -> Bool {
    ViewArguments(ViewCall(name: "init", node: call, call), parameters.map(ViewArguments.Parameter.init)).isMatch
  }

  var parameters: FunctionParameterListSyntax { node.signature.parameterClause.parameters }

  /// Whether a node is inside the body.
  func contains(_ inner: some SyntaxProtocol, in locations: SourceLocations) -> Bool {
    locations.file == self.locations.file && inner.position >= node.position && inner.endPosition <= node.endPosition
  }
}
