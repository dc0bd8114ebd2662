internal import SwiftSyntax

// Buttons whose actions only open a dialog that asks whether to go on.
extension ViewWalk {
  /// Whether the action of a button does nothing but open an alert or a confirmation dialog of the view.
  func opensDialog(_ call: ViewCall) -> Bool {
    guard let action = call.statements("action") ?? (call.has("label") || call.first != nil ? call.statements : nil),
      let flags = action.raisedFlags, !flags.isEmpty
    else { return false }
    let dialogs = DialogFlags(viewMode: .sourceAccurate)
    dialogs.walk(type.node)
    return flags.isSubset(of: dialogs.found)
  }
}

/// Collects the properties that show alerts and confirmation dialogs.
private final class DialogFlags: CodeVisitor {
  private(set) var found: Set<String> = []

  private static let names: Set<String> = ["alert", "confirmationDialog", "actionSheet"]
  private static let labels: Set<String> = ["isPresented", "item", "presenting"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.names.contains(member.declName.baseName.text)
    {
      for argument in node.arguments where argument.label.map({ Self.labels.contains($0.text) }) == true {
        let name = argument.expression.sourceText
        if name.hasPrefix("$") { found.insert(String(name.dropFirst())) }
      }
    }
    return .visitChildren
  }
}

extension CodeBlockItemListSyntax {
  /// The properties that statements set, if they do nothing else but set them to something that is there.
  fileprivate var raisedFlags: Set<String>? {
    let names = map { $0.item.raisedFlag }
    return names.contains(nil) ? nil : Set(names.compactMap(\.self))
  }
}

extension CodeBlockItemSyntax.Item {
  /// The property that a statement sets: `isAsking = true`, `deleted = item`, `isAsking.toggle()`; nil for any other statement.
  fileprivate var raisedFlag: String? {
    guard case .expr(let expression) = self else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.reads("toggle")
    {
      return member.base?.ownName
    }
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
      parts[1].is(AssignmentExprSyntax.self), !parts[2].isNil, parts[2].boolean != false
    else { return nil }
    return parts[0].ownName
  }
}
