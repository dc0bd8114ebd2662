internal import SwiftSyntax

// Methods of the app that are called like those of UIKit and AppKit which add items.
extension ModuleControls {
  /// Whether a call adds an item by a method of the app, rather than by one of UIKit's or AppKit's: what it is called on can't be a menu, an
  /// alert or another object that has the system's, or nothing tells that it is, and the app has a method of the name.
  func isOfOwnMethod(_ creation: ControlCreation) -> Bool {
    guard let call = creation.adding, let types = Self.typesByMethod[creation.type] else { return false }
    guard let receiver = call.receiver else {
      return declarations.mayBeMeant(by: call) && !creation.isNamedLike(types)
    }
    let root = frameworkClass(of: receiver)
    if types.contains(root) { return false }
    if declarations.declares(receiver), SystemTypes.contain(root) { return true }
    return declarations.mayBeMeant(by: call)
  }

  /// The classes that have the methods (Apple, `NSMenu`, `NSPopUpButton`, `NSAlert`, `UISegmentedControl`, and what alerts were before iOS 8).
  private static let typesByMethod: [String: [String]] = [
    "addButton(withTitle:)": ["NSAlert", "UIAlertView", "UIActionSheet"],
    "addItem(withTitle:)": menus, "insertItem(withTitle:)": menus,
    "addItems(withTitles:)": ["NSPopUpButton", "NSPopUpButtonCell"],
    "insertSegment(withTitle:)": ["UISegmentedControl"], "insertSegment(with:)": ["UISegmentedControl"],
  ]
  private static let menus = ["NSMenu", "NSPopUpButton", "NSPopUpButtonCell"]
}

extension ControlCreation {
  /// Whether the name of what the method is called on tells that it is of one of some classes: `editMenu`, `alert`.
  fileprivate func isNamedLike(_ types: [String]) -> Bool {
    guard let name = call.calledExpression.memberNames?.dropLast().last?.lowercased() else { return false }
    return types.contains { name.contains($0.dropFirst("NS".count).lowercased()) }
  }
}
