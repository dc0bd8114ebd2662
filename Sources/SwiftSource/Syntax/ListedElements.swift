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

extension FunctionCallExprSyntax {
  /// What the call adds to a list, with the label `contentsOf` if that is a list as well: `buttons.append(button)`; nil for other calls.
  var addedToList: LabeledExprSyntax? {
    guard let method = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      Self.addingMethods.contains(method)
    else { return nil }
    return arguments.first { $0.label == nil || $0.label?.text == "contentsOf" }
  }

  /// The methods of Swift's lists, and of Foundation's in what was Objective-C.
  private static let addingMethods: Set<String> = ["append", "insert", "addObject"]
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
    guard node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName == name, let added = node.addedToList
    else { return .visitChildren }
    if added.label == nil { elements.append(added.expression) } else { add(listIn: added.expression) }
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
