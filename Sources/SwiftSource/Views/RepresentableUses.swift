internal import SwiftSyntax

/// Where a file uses views that hand a view of UIKit or AppKit to SwiftUI, and whether something there may name that.
final class RepresentableUses: SyntaxVisitor {
  /// The types of which a use was found.
  private(set) var used: Set<String> = []
  /// Those of which a modifier, or one around, says something to VoiceOver, or may do so.
  private(set) var named: Set<String> = []
  private let names: Set<String>

  /// Searches a file for some types.
  init(of names: Set<String>, in file: SourceFileSyntax) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(name) {
      used.insert(name)
      if node.mayBeNamed { named.insert(name) }
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether a modifier of the view, or of one around it in the same declaration, is one for accessibility, or one of the app that is
  /// given words.
  fileprivate var mayBeNamed: Bool {
    var next = Syntax(self).parent
    while let node = next, !node.is(MemberBlockItemSyntax.self) {
      if let modifier = node.as(MemberAccessExprSyntax.self), modifier.base != nil {
        let name = modifier.declName.baseName.text
        if name.hasPrefix("accessibility") { return true }
        if !ViewWalk.isSwiftUIs(name), modifier.parent?.as(FunctionCallExprSyntax.self)?.hasWords == true {
          return true
        }
      }
      next = node.parent
    }
    return false
  }

  private var hasWords: Bool { arguments.contains { $0.expression.is(StringLiteralExprSyntax.self) } }
}
