import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("MacOS, never claimed to be exact")
struct AppKitTests {
  @Test("label, value, role", arguments: cases)
  func utterance(element: Node, expected: String?) throws {
    let spoken = try element.utterance(on: .macOS)
    #expect(spoken?.text == expected)
    if let spoken { #expect(spoken.confidence >= .c) }
  }

  static let cases: [(Node, String?)] = [
    (Node(.button, ["title": "Save"]), "Save, button"),
    (Node(.button, ["title": "Save", "toolTip": "Saves the file."]), "Save, button. Saves the file."),
    (Node(.button, ["title": "Save", "isEnabled": false]), "Save, dimmed, button"),
    (Node(.button, ["type": "check", "title": "Wrap", "isOn": true]), "Wrap, checked, checkbox"),
    (Node(.button, ["type": "radio", "title": "Wrap"]), "Wrap, unchecked, radio button"),
    (Node(.button, ["image": "NSAddTemplate"]), "NSAddTemplate, button"),
    (Node(.popUpButton, ["value": "Red"]), "Red, pop up button"),
    (Node(.textField, ["placeholder": "Name"]), "Name, text field"),
    (Node(.textField, ["text": "ab", "isSecure": true]), "••, secure text field"),
    (Node(.textField, ["text": "Name:", "isEditable": false]), "Name:"),
    (Node(.menuItem, ["type": "separator"]), nil),
    (Node(.stepper), "stepper"),
    (Node(.label, ["text": "Hello"]), "Hello"),
    (Node(.menuItem, ["title": "Copy"]), "Copy, menu item"),
    (Node(.view), nil),
    (Node(.button, ["title": "Save", "accessibility": ["isElement": false]]), nil),
  ]
}
