internal import SwiftSyntax

/// The calls inside a choice, without those of one of its branches.
final class CallsInside: CodeVisitor {
  private(set) var found: Set<SyntaxIdentifier> = []
  private let taken: SyntaxIdentifier?

  init(of choice: IfExprSyntax, but taken: CodeBlockItemListSyntax?) {
    self.taken = taken?.id
    super.init(viewMode: .sourceAccurate)
    walk(choice)
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    node.id == taken ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.id)
    return .visitChildren
  }
}
