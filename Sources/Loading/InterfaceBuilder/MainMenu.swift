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
    for index in screens.indices { screens[index].root.hide(id) }
  }
}

extension Element {
  fileprivate mutating func hide(_ id: String) {
    if self.id == id { isHidden = true }
    for index in children.indices { children[index].hide(id) }
  }
}
