internal import SwiftSyntax

/// What actions do that only close something.
enum ClosingActions {
  /// What such an action is called.
  static let name = "dismiss"

  /// The names of functions that animate what is done in their closures.
  static let animations: Set<String> = ["withAnimation", "withTransaction"]
  /// What the names of functions that close something contain, in lowercase.
  fileprivate static let signs = ["dismiss", "close", "hide", "cancel"]
}

extension CodeBlockItemListSyntax {
  /// Whether at least one statement closes something, and the others only set numbers.
  ///
  /// - Parameter canToggle: Whether `isOpen.toggle()` closes too, since nobody sees what could be tapped to open something.
  func onlyClose(byToggling canToggle: Bool) -> Bool {
    let effects = map { $0.item.closes(byToggling: canToggle) }
    return effects.contains(true) && !effects.contains(nil)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether each statement gives the keyboard to a field, or takes it away: `isFocused = false`.
  ///
  /// - Parameter names: The properties that say what has the focus.
  func onlyMoveFocus(of names: Set<String>) -> Bool { !isEmpty && allSatisfy { $0.item.movesFocus(of: names) } }
}

extension CodeBlockItemSyntax.Item {
  fileprivate func movesFocus(of names: Set<String>) -> Bool {
    guard case .expr(let expression) = self,
      let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
      parts[1].is(AssignmentExprSyntax.self), let name = parts[0].ownName
    else { return false }
    return names.contains(name)
  }

  /// Whether a statement closes something; false if it only sets a number, nil if it does anything else.
  fileprivate func closes(byToggling canToggle: Bool) -> Bool? {
    guard case .expr(let expression) = self else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) { return call.closes(byToggling: canToggle) ? true : nil }
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
      parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    if parts[2].isNil || parts[2].boolean == false { return true }
    return parts[2].number == nil ? nil : false
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call closes something: by its name, by the only `false` that it is given, or by what is done in an animation.
  fileprivate func closes(byToggling canToggle: Bool) -> Bool {
    guard let name = calledExpression.symbol else { return false }
    if ClosingActions.animations.contains(name) {
      return trailingClosure?.statements.onlyClose(byToggling: canToggle) ?? false
    }
    if canToggle, name == "toggle", arguments.isEmpty { return true }
    let lowercase = name.lowercased()
    if ClosingActions.signs.contains(where: lowercase.contains) { return true }
    return arguments.count == 1 && arguments.first?.label != nil && arguments.first?.expression.boolean == false
  }
}
