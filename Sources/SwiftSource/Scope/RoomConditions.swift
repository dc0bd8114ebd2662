internal import AuditModel
internal import SwiftSyntax

// Conditions that ask about the device, its orientation, or the size of the window or of texts: a layout for one device and one size
// of texts shows only one of the branches, and the source alone does not tell which.
extension ViewScope {
  /// The condition of a choice as it is written, if it asks about the room that there is; nil for others.
  func roomCondition(of choice: ExprSyntax) -> String? {
    conditions(of: choice).first { asksForRoom(Syntax($0), depth: 0) }?.brief
  }

  /// What shows the first branch of a choice between two, or of one without another, that asks for nothing but a size class or the kind
  /// of the device; nil for other choices.
  func requirement(of choice: ExprSyntax) -> RoomRequirement? {
    if let single = choice.as(IfExprSyntax.self) {
      guard single.conditions.count == 1, single.elseBody?.as(IfExprSyntax.self) == nil,
        let condition = single.conditions.first?.condition.as(ExprSyntax.self)
      else {
        return nil
      }
      return requirement(in: condition, depth: 0)
    }
    guard let parts = choice.as(SequenceExprSyntax.self)?.elements.map(\.self),
      parts.count(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) == 1
    else {
      return nil
    }
    return requirement(inParts: parts.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) }, depth: 0)
  }

  private func requirement(in condition: ExprSyntax, depth: Int) -> RoomRequirement? {
    if let inner = condition.soleTupleElement { return requirement(in: inner, depth: depth) }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return requirement(inParts: Array(sequence.elements)[...], depth: depth)
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return requirement(in: negated.expression, depth: depth)?.reversed
    }
    guard depth < Self.maximumDepth, let name = condition.ownName,
      let value = type.members[name], value.parameters.isEmpty, let expression = value.statements.soleExpression
    else {
      return nil
    }
    return requirement(in: expression, depth: depth + 1)
  }

  /// `width == .compact`, `UIDevice.current.userInterfaceIdiom != .pad`, or a single condition.
  private func requirement(inParts parts: ArraySlice<ExprSyntax>, depth: Int) -> RoomRequirement? {
    if parts.count == 1, let only = parts.first { return requirement(in: only, depth: depth) }
    guard parts.count == 3, let sign = parts[parts.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!="].contains(sign), let value = parts[parts.startIndex + 2].as(MemberAccessExprSyntax.self)
    else {
      return nil
    }
    let subject = parts[parts.startIndex].sourceText.split(separator: ".").last.map(String.init) ?? ""
    let path = type.roomProperties[subject] ?? subject
    let found = Self.requirements["\(path).\(value.declName.baseName.text)"]
    return sign == "==" ? found : found?.reversed
  }

  /// What each comparison of the environment or of the device asks for.
  private static let requirements: [String: RoomRequirement] = [
    "horizontalSizeClass.regular": RoomRequirement(.regularWidth, holds: true),
    "horizontalSizeClass.compact": RoomRequirement(.regularWidth, holds: false),
    "verticalSizeClass.regular": RoomRequirement(.regularHeight, holds: true),
    "verticalSizeClass.compact": RoomRequirement(.regularHeight, holds: false),
    "userInterfaceIdiom.pad": RoomRequirement(.pad, holds: true),
    "userInterfaceIdiom.phone": RoomRequirement(.pad, holds: false),
  ]

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
    if type.roomProperties[name] != nil { return true }
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

extension RoomRequirement {
  /// What shows the other branch.
  var reversed: RoomRequirement { RoomRequirement(subject, holds: !holds) }
}

/// A choice whose condition asks about the room that there is.
struct RoomChoice {
  /// The condition as it is written.
  var condition: String
  /// What shows the first of two branches; nil if that is not known.
  var first: RoomRequirement?

  /// The choice; nil if it asks about other things.
  init?(_ choice: ExprSyntax, in scope: ViewScope) {
    guard let condition = scope.roomCondition(of: choice) else { return nil }
    (self.condition, first) = (condition, scope.requirement(of: choice))
  }
}
