internal import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// Whether a modifier adds to the bars around a view, rather than to those of what the view presents or leads to.
  var hasBars: Bool { BarModifiers(in: self).found }
}

/// Searches the body of a view for modifiers that add to the bars around it.
private final class BarModifiers: SyntaxVisitor {
  private(set) var found = false

  init(in statements: CodeBlockItemListSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !found, let name = node.calledExpression.symbol, Self.withOwnBars.contains(name) else {
      return found ? .skipChildren : .visitChildren
    }
    walk(node.calledExpression)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let name = token.identifierText, Self.names.contains(name) { found = true }
    return .skipChildren
  }

  private static let names: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationBarItems", "toolbar", "searchable", "tabItem",
  ]

  /// The calls whose closures and arguments are shown over the view, or in its place, with bars of their own.
  private static let withOwnBars: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink",
  ]
}
