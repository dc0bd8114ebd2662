internal import AuditModel
internal import SwiftSyntax

// Which of the controls that code makes are shown, and by whom their words are decided.
extension ControlReader {
  /// Whether the code of a type makes its views one accessibility element, or says which of the elements inside are reached.
  func isSwallowed(in type: String) -> Bool {
    controls.changes(of: [ControlName(owner: .type(type))]).contains { known in
      guard case .set(let values) = known.change.act else { return false }
      return known.change.member == "accessibilityElements"
        || known.change.member == "isAccessibilityElement" && values.contains { $0.boolean != false }
    }
  }

  /// Whether the function that makes a view takes it away again, and puts it nowhere else: such a view only prepares something,
  /// as a keyboard.
  func isTakenAway(_ creation: ControlCreation, _ names: [ControlName]) -> Bool {
    let isPlaced = names.contains { if case .type = $0.owner { !$0.path.isEmpty } else { false } }
    return !isPlaced
      && controls.changes(of: names).contains { known in
        known.change.member == "removeFromSuperview" && known.change.place == creation.place
          && known.change.node.position > creation.call.position
      }
  }
}

extension Element {
  /// Whether what a call makes is shown: an action without a title only handles an event, and a menu's item without one holds a
  /// place, is only the sender of an action, or is the face of a pull-down button, which shows its first item in place of a title
  /// (Apple, `NSPopUpButton.pullsDown`).
  func isShown(_ creation: ControlCreation) -> Bool {
    guard kind == .menuItem else { return true }
    if control.title?.isBlank == false || control.type == .separator || !children.isEmpty { return true }
    let action = creation.call.arguments.first { $0.label?.text == "action" }?.expression
    return control.image != nil && action?.isNil != true
  }

  /// Leaves the words of a menu's item to a class that translates them itself: predicate editors do it by their formatting
  /// dictionary (Apple, `NSPredicateEditor.formattingStringsFilename`).
  mutating func leaveTitle(to type: String) {
    guard kind == .menuItem, type == "NSPredicateEditorRowTemplate", let title = control.title?.value else { return }
    control.title = LocalizableText(computedBy: title)
  }

  /// Takes the title of a pull-down button, which is that of its first item.
  mutating func takeFace(_ value: ControlValue) {
    guard kind == .popUpButton, control.type == .pullDown, control.title == nil else { return }
    let reading = value.texts.read(value.expression, isKey: false)
    control.title = reading.text ?? LocalizableText(computedBy: value.expression.brief)
  }
}
