internal import AuditModel
internal import SwiftSyntax

// The texts of views that UIKit makes.
extension ControlReader {
  /// The label that shows a text of a cell or of a section; nil if no words of it are known, or if a class of the app has a label of
  /// the name.
  func element(_ text: ShownText) -> Element? {
    guard framework == .uiKit, text.part.isEmpty || !controls.declaresProperty(text.part) else { return nil }
    var element = Element(id: "", kind: .label)
    element.location = locations.location(of: text.value)
    var draft = ControlDraft(element)
    let role = ControlMembers.Role.text(\.text)
    for value in values(text.value, for: role, in: scope(text.place, locations)) { draft.set(role, value) }
    element = draft.finished
    guard let shown = element.control.text, shown.expression == nil, !shown.isBlank else { return nil }
    return element
  }
}
