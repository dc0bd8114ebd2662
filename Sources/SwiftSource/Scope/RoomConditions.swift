internal import SwiftSyntax

// Conditions that ask about the device, its orientation, or the size of the window or of texts: a layout for one device and one size
// of texts shows only one of the branches, and the source alone does not tell which.
extension ViewScope {
  /// The condition of a choice as it is written, if it asks about the room that there is; nil for others.
  func roomCondition(of choice: ExprSyntax) -> String? {
    conditions(of: choice).first { asksForRoom(Syntax($0), depth: 0) }?.brief
  }

  /// The conditions of `if`, `switch` and `a ? b : c`.
  private func conditions(of choice: ExprSyntax) -> [ExprSyntax] {
    if let subject = choice.as(SwitchExprSyntax.self)?.subject { return [subject] }
    if let parts = choice.as(SequenceExprSyntax.self)?.elements.map(\.self) {
      return Array(parts.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) })
    }
    var conditions: [ExprSyntax] = []
    var current = choice.as(IfExprSyntax.self)
    while let next = current {
      conditions += next.conditions.compactMap { $0.condition.as(ExprSyntax.self) }
      current = next.elseBody?.as(IfExprSyntax.self)
    }
    return conditions
  }

  /// A name whose value is another name, more often than this in turn, asks about nothing that is known.
  private static let maximumDepth = 4

  /// Whether a name in an expression says how much room there is.
  private func asksForRoom(_ node: Syntax, depth: Int) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self) { return isOfRoom(name, depth: depth) }
    guard let member = node.as(MemberAccessExprSyntax.self) else {
      return node.children(viewMode: .sourceAccurate).contains { asksForRoom($0, depth: depth) }
    }
    guard let base = member.base else { return false }
    let isOwn = base.as(DeclReferenceExprSyntax.self)?.baseName.reads("self") == true
    return isOwn ? isOfRoom(member.declName, depth: depth) : asksForRoom(Syntax(base), depth: depth)
  }

  private func isOfRoom(_ reference: DeclReferenceExprSyntax, depth: Int) -> Bool {
    let name = reference.baseName.text
    if Self.devices.contains(name) { return true }
    guard depth < Self.maximumDepth else { return false }
    if let argument = argument(name, at: reference) {
      return argument.scope.asksForRoom(Syntax(argument.expression), depth: depth + 1)
    }
    if let declaration = reference.declaration(of: name) { return declaration.isClosureOfReader }
    if type.roomProperties.contains(name) { return true }
    guard let value = type.members[name], value.parameters.isEmpty, let expression = value.statements.soleExpression
    else {
      return false
    }
    return asksForRoom(Syntax(expression), depth: depth + 1)
  }

  /// The types of UIKit and WatchKit that tell the size, the orientation and the kind of the device.
  private static let devices: Set<String> = ["UIDevice", "UIScreen", "WKInterfaceDevice"]
}

extension Syntax {
  /// Whether the node is the closure of a reader of geometry, whose argument tells the size that is offered.
  fileprivate var isClosureOfReader: Bool {
    guard kind == .closureExpr, let parent else { return false }
    let call = parent.as(FunctionCallExprSyntax.self) ?? parent.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.reads("GeometryReader") == true
  }
}
