import AuditModel
import SwiftParser
import SwiftSyntax

/// Adds the button trait behind the tap gesture of a SwiftUI view.
struct CodeButtonTrait: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard source.file.path.hasSuffix(".swift"), finding.outcome == .fails,
      let offset = source.file.offset(of: finding.location)
    else { return nil }
    let tree = Parser.parse(source: source.file.string(0..<source.file.text.count))
    guard !tree.hasError, let gesture = Self.gesture(at: offset, in: tree) else { return nil }
    let end = gesture.endPositionBeforeTrailingTrivia.utf8Offset
    let edit = TextEdit(at: end, lead(of: gesture, in: source.file) + ".accessibilityAddTraits(.isButton)")
    return Fix(of: finding, "add the button trait", .safe, edits: [edit])
  }

  /// A line of its own if the gesture has one.
  private func lead(of gesture: FunctionCallExprSyntax, in file: EditableFile) -> String {
    guard let member = gesture.calledExpression.as(MemberAccessExprSyntax.self) else { return "" }
    let dot = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    return file.startsLine(dot) ? file.lineBreak + file.indentation(at: dot) : ""
  }

  /// The call of `onTapGesture` in the chain of modifiers whose view begins at an offset.
  private static func gesture(at offset: Int, in tree: SourceFileSyntax) -> FunctionCallExprSyntax? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
    else { return nil }
    var node: Syntax? = Syntax(token)
    while let current = node, current.positionAfterSkippingLeadingTrivia.utf8Offset == offset {
      if let call = current.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "onTapGesture"
      {
        return call
      }
      node = current.parent
    }
    return nil
  }
}
