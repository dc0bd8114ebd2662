internal import SwiftSyntax

/// Whether a constraint that code makes holds, and with which priority.
struct ConstraintState {
  /// Whether it holds as it is made: nothing switches it off or changes it.
  private(set) var isCertain = true
  /// The priority that is set after it is made; nil if none is.
  private(set) var priority: Double?

  /// The state of what a call makes.
  ///
  /// - Parameter isActivated: Whether code makes active what the function around returns.
  init(of call: LayoutCall, in controls: ModuleControls, numbers: NumberReader, isActivated: Bool = false) {
    self.isActivated = isActivated
    guard call.method.hasPrefix("constraint") || call.method == "NSLayoutConstraint" else {
      read(controls.changes(of: call.holders), numbers)
      return
    }
    var isActive = false
    var node = Syntax(call.call)
    while let outer = node.parent, !outer.is(CodeBlockItemSyntax.self), !outer.is(ClosureExprSyntax.self) {
      if let member = outer.as(MemberAccessExprSyntax.self), Syntax(member.declName) != node {
        isActive = isActive || member.isSetTrue
        // A function of the app may do anything with it.
        isCertain = isCertain && (member.declName.baseName.text == "isActive" || member.isArray)
      }
      if let caller = outer.as(FunctionCallExprSyntax.self), let name = caller.calledExpression.symbol {
        isActive = isActive || LayoutCalls.activating.contains(name)
      }
      node = outer
    }
    guard !isActive || !call.holders.isEmpty else { return }
    read(controls.changes(of: call.holders), numbers)
    let isGiven = controls.isGiven(call.holders, to: LayoutCalls.activating)
    isCertain = isCertain && (isActive || self.isActivated || isGiven)
  }

  private var isActivated = false

  /// What is done to the constraint under its name.
  private mutating func read(_ changes: [ModuleControls.Change], _ numbers: NumberReader) {
    for known in changes {
      guard case .set(let values) = known.change.act else { continue }
      switch known.change.member {
      case "priority":
        guard let value = values.first.flatMap(numbers.priority), values.count == 1, priority ?? value == value else {
          isCertain = false
          continue
        }
        priority = value
      case "isActive":
        if values.count == 1, values.first?.boolean == true { isActivated = true } else { isCertain = false }
      case "constant": isCertain = false
      default: break
      }
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is set to `true`: `constraint.isActive = true`.
  fileprivate var isSetTrue: Bool {
    guard declName.baseName.text == "isActive", let sequence = parent?.parent?.as(SequenceExprSyntax.self) else {
      return false
    }
    return Array(sequence.elements).last?.boolean == true
  }

  /// Whether the member is that of a list of constraints.
  fileprivate var isArray: Bool { ["flatMap", "joined", "activate"].contains(declName.baseName.text) }
}
