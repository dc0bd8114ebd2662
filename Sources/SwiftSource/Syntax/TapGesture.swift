internal import SwiftParser
internal import SwiftSyntax

/// The call of `onTapGesture` among the modifiers of a view, by its places in the file.
package struct TapGesture: Sendable, Hashable {
  /// The offset of the period before the name.
  package let start: Int
  /// The offset after the call.
  package let end: Int

  /// The gesture of the view that begins at an offset; nil if there is none, or if the file does not parse.
  package init?(ofViewAt offset: Int, in source: String) {
    let tree = Parser.parse(source: source)
    guard !tree.hasError, let call = Self.call(at: offset, in: tree),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    end = call.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The call in the chain of modifiers, which all begin where the view does.
  private static func call(at offset: Int, in tree: SourceFileSyntax) -> FunctionCallExprSyntax? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
    else { return nil }
    var node: Syntax? = Syntax(token)
    while let current = node, current.positionAfterSkippingLeadingTrivia.utf8Offset == offset {
      if let call = current.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "onTapGesture"
      {
        return call
      }
      node = current.parent
    }
    return nil
  }
}
