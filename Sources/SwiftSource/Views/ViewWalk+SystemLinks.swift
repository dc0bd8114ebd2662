internal import AuditModel
internal import SwiftSyntax

// Buttons of the Mac whose titles, or whose looks, are the system's.
extension ViewWalk {
  /// `SettingsLink()` has the system's title, which is not known in every language; `SettingsLink { label }` is a button like others.
  mutating func settingsLink(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    guard let label = call.statements("label") ?? call.statements else { return ownTitle(call, around) }
    let element = control(.button, call, label: label, around)
    return [around.isMenu ? element.menuItem : element]
  }

  /// `HelpLink(destination: …)`, `HelpLink { … }`: a round button with a question mark, which the system names.
  mutating func helpLink(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var elements = ownTitle(call, around)
    if !around.isMenu { for index in elements.indices { elements[index].control.type = .help } }
    return elements
  }

  /// A button with a title that the system gives it.
  private func ownTitle(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = element(.button, at: call, around)
    var title = TextReading(expression: call.name)
    title.text = LocalizableText(computedBy: call.name)
    element.setTitle(title)
    return [around.isMenu ? element.menuItem : element]
  }
}
