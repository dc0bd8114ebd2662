internal import AuditModel
internal import SwiftSyntax

// Conditions that ask about the device, its orientation, or the size of the window or of texts: a layout for one device and one size
// of texts shows only one of the branches, and the source alone does not tell which.
struct RoomConditions {
  private let scope: ViewScope
  private let conditions: BuildConditions

  /// The conditions in a scope, of which those of `#if` are known.
  init(in scope: ViewScope, _ conditions: BuildConditions) { (self.scope, self.conditions) = (scope, conditions) }

  /// The condition of a choice as it is written, if it asks about the room that there is; nil for others.
  func condition(of choice: ExprSyntax) -> String? {
    conditions(of: choice).first { asksForRoom(Syntax($0), depth: 0) }?.brief
  }

  /// What shows the first branch of a choice between two, or of one without another, that asks for nothing but a size class, the size of
  /// texts or the kind of the device; nil for other choices.
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
    if let member = condition.as(MemberAccessExprSyntax.self), let base = member.base,
      Self.testsOfAccessibility.contains(member.declName.baseName.text),
      ContentSizeReader.paths.contains(path(of: base))
    {
      return RoomRequirement(contentSizesFrom: .accessibility1)
    }
    if condition.asksForMac { return RoomRequirement(.mac, holds: true) }
    guard depth < Self.maximumDepth, let expression = value(of: condition) else { return nil }
    return requirement(in: expression, depth: depth + 1)
  }

  /// The properties of a size of texts that tell whether it is one of the larger ones.
  private static let testsOfAccessibility: Set<String> = ["isAccessibilitySize", "isAccessibilityCategory"]

  /// The expression that a property of the view has as its value, or a constant of a type or outside types; nil for other expressions.
  private func value(of expression: ExprSyntax) -> ExprSyntax? {
    if let name = expression.ownName, let member = scope.type.members[name] {
      return member.parameters.isEmpty ? member.statements.soleExpression(conditions) : nil
    }
    guard expression.isNameOrMemberOfType else { return nil }
    let name = expression.sourceText
    let own = name.hasPrefix("Self.") ? String(name.dropFirst("Self.".count)) : name
    return scope.module?.value(named: own, in: scope.type.name, of: scope.locations.file)?
      .statements?.soleExpression(conditions)
  }

  /// What the environment or the device calls the value of an expression.
  private func path(of expression: ExprSyntax) -> String {
    let name = expression.sourceText.split(separator: ".").last.map(String.init) ?? ""
    return scope.type.roomProperties[name] ?? name
  }

  /// `width == .compact`, `UIDevice.current.userInterfaceIdiom != .pad`, `size >= .xxxLarge`, or a single condition.
  private func requirement(inParts parts: ArraySlice<ExprSyntax>, depth: Int) -> RoomRequirement? {
    if parts.count == 1, let only = parts.first { return requirement(in: only, depth: depth) }
    guard parts.count == 3, let sign = parts[parts.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else {
      return nil
    }
    let (path, value) = (path(of: parts[parts.startIndex]), parts[parts.startIndex + 2])
    if ContentSizeReader.paths.contains(path) { return ContentSizeReader.requirement(sign, value) }
    guard ["==", "!="].contains(sign), let member = value.as(MemberAccessExprSyntax.self) else { return nil }
    let found = Self.requirements["\(path).\(member.declName.baseName.text)"]
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
    if ExprSyntax(member).asksForMac { return true }
    if ExprSyntax(member).isNameOrMemberOfType, depth < Self.maximumDepth, let value = value(of: ExprSyntax(member)) {
      return asksForRoom(Syntax(value), depth: depth + 1)
    }
    let isOwn = base.as(DeclReferenceExprSyntax.self)?.baseName.reads("self") == true
    return isOwn ? isOfRoom(member.declName, depth: depth) : asksForRoom(Syntax(base), depth: depth)
  }

  private func isOfRoom(_ reference: DeclReferenceExprSyntax, depth: Int) -> Bool {
    let name = reference.baseName.text
    if Self.devices.contains(name) { return true }
    guard depth < Self.maximumDepth else { return false }
    if let argument = scope.argument(name, at: reference) {
      return RoomConditions(in: argument.scope, conditions).asksForRoom(Syntax(argument.expression), depth: depth + 1)
    }
    if let declaration = reference.declaration(of: name) { return declaration.isClosureOfReader }
    if scope.type.roomProperties[name] != nil { return true }
    return value(of: ExprSyntax(reference)).map { asksForRoom(Syntax($0), depth: depth + 1) } ?? false
  }

  /// The types of UIKit and WatchKit that tell the size, the orientation and the kind of the device.
  private static let devices: Set<String> = ["UIDevice", "UIScreen", "WKInterfaceDevice"]
}

extension ExprSyntax {
  /// Whether the expression asks if an app of iOS runs on a Mac: `ProcessInfo.processInfo.isiOSAppOnMac`.
  fileprivate var asksForMac: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return ["isMacCatalystApp", "isiOSAppOnMac"].contains(member.declName.baseName.text)
      && member.base?.symbol == "processInfo"
  }

  /// Whether the expression is a name, or that of a member after the names of types: `isLarge`, `Device.isLarge`.
  fileprivate var isNameOrMemberOfType: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
    return base.sourceText.split(separator: ".").allSatisfy { String($0).isTypeName }
  }
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
  var reversed: RoomRequirement {
    var other = self
    other.holds.toggle()
    return other
  }
}

/// A choice whose condition asks about the room that there is.
struct RoomChoice {
  /// The condition as it is written.
  var condition: String
  /// What shows the first of two branches; nil if that is not known.
  var first: RoomRequirement?

  /// The choice; nil if it asks about other things.
  init?(_ choice: ExprSyntax, in scope: ViewScope, _ conditions: BuildConditions) {
    let reader = RoomConditions(in: scope, conditions)
    guard let condition = reader.condition(of: choice) else { return nil }
    (self.condition, first) = (condition, reader.requirement(of: choice))
  }
}
