internal import SwiftSyntax

extension ExprSyntax {
  /// The elements of a list: a literal, or a local variable with what statements add to it, in file order.
  var listedElements: [ExprSyntax] {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    guard let name = ownName, let block = declaration(of: name) else { return [] }
    let collector = ListCollector(of: name)
    collector.walk(block)
    return collector.elements
  }
}

/// Collects what code puts into a list of a name.
private final class ListCollector: CodeVisitor {
  private(set) var elements: [ExprSyntax] = []
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// `var buttons = [a, b]`.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let own = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    if own == name, let value = node.initializer?.value { add(listIn: value) }
    return .visitChildren
  }

  /// `buttons.append(a)`, `buttons.append(contentsOf: [a, b])`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.ownName == name,
      ["append", "insert"].contains(member.declName.baseName.text), let first = node.arguments.first
    else { return .visitChildren }
    if first.label == nil { elements.append(first.expression) } else { add(listIn: first.expression) }
    return .visitChildren
  }

  /// `buttons += [a, b]`, `buttons = [a, b]`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[0].ownName == name, !parts[1].is(UnresolvedTernaryExprSyntax.self) {
      add(listIn: parts[2])
    }
    return .visitChildren
  }

  private func add(listIn expression: ExprSyntax) {
    elements += expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
  }
}
