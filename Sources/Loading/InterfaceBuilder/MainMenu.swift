internal import AuditModel
internal import Utilities

/// Apps for the Mac whose main menu nobody sees: those without a menu bar.
enum MainMenu {
  /// Whether code may give an app a menu bar that its property list denies (Apple, `NSApplication.setActivationPolicy(_:)`,
  /// `TransformProcessType`).
  static func mayBeShown(by source: [UInt8]) -> Bool {
    source.hasBytes("TransformProcessType") || source.hasBytes("etActivationPolicy") && source.hasBytes("egular")
  }
}

extension InterfaceTree {
  /// Notes that the app has no menu bar, and hides its main menu.
  mutating func hideMainMenu(_ id: String) {
    hasMenuBar = false
    for index in screens.indices { screens[index].root.hide { $0.id == id } }
  }

  /// Notes that the app has no menu bar, and hides the main menu that code makes, if it makes one.
  mutating func hideMainMenuOfCode() {
    for index in screens.indices where screens[index].root.hide(where: { $0.layout.role == .mainMenu }) {
      hasMenuBar = false
    }
  }
}

extension Element {
  /// Hides the elements for which a condition is true; tells whether there are any.
  @discardableResult
  fileprivate mutating func hide(where isMeant: (Element) -> Bool) -> Bool {
    var isFound = isMeant(self)
    if isFound { isHidden = true }
    for index in children.indices where children[index].hide(where: isMeant) { isFound = true }
    return isFound
  }
}
