internal import Utilities

/// How code lets a control do something.
enum ControlActions {
  /// Whether a member or method of a control may give it an action, by the words of its name: UIKit's `addTarget`, `addAction` and
  /// `addGestureRecognizer`, and what libraries have for it (`rx.tap`, `onTap`, `tapPublisher`, `bk_addEventHandler`).
  static func areGiven(by member: String) -> Bool {
    if ControlParts.reactive.contains(member) || member.hasPrefix("on") || member.contains("_") { return true }
    return member.camelCaseParts.contains { part in
      let word = part.lowercased()
      return signs.contains(where: word.hasPrefix)
    }
  }

  /// Whether a function that is given a view only places it, or lays it out.
  static func areLeft(by function: String) -> Bool {
    ["ubview", "onstraint"].contains(where: function.contains) || placing.contains(function)
  }

  private static let placing: Set<String> = ["activate", "deactivate", "print", "UIBarButtonItem", "animate"]
  private static let signs = [
    "target", "action", "gesture", "interaction", "event", "handler", "command", "menu", "tap", "click", "press",
    "touch", "callback", "closure", "block", "bind", "subscribe", "publisher", "signal",
  ]
}
