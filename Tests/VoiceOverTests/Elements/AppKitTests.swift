import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("MacOS, never claimed to be exact")
struct AppKitTests {
  @Test("label, value, role", arguments: cases)
  func utterance(_ speech: SpeechCase) throws {
    let spoken = try speech.spoken()
    #expect(spoken?.text == speech.expected)
    if let spoken { #expect(spoken.confidence >= .c) }
  }

  private static func mac(_ node: Node, _ expected: String?) -> SpeechCase {
    SpeechCase(node, expected, platform: .macOS)
  }

  static let cases: [SpeechCase] = [
    mac(Node(.button, ["title": "Save"]), "Save, button"),
    mac(Node(.button, ["title": "Save", "toolTip": "Saves the file."]), "Save, button. Saves the file."),
    mac(Node(.button, ["title": "Save", "isEnabled": false]), "Save, dimmed, button"),
    mac(Node(.button, ["type": "check", "title": "Wrap", "isOn": true]), "Wrap, checked, checkbox"),
    mac(Node(.button, ["type": "radio", "title": "Wrap"]), "Wrap, unchecked, radio button"),
    mac(Node(.button, ["image": "NSAddTemplate"]), "NSAddTemplate, button"),
    mac(Node(.popUpButton, ["value": "Red"]), "Red, pop up button"),
    mac(Node(.textField, ["placeholder": "Name"]), "Name, text field"),
    mac(Node(.textField, ["text": "ab", "isSecure": true]), "••, secure text field"),
    mac(Node(.textField, ["text": "Name:", "isEditable": false]), "Name:"),
    mac(Node(.menuItem, ["type": "separator"]), nil),
    mac(Node(.stepper), "stepper"),
    mac(Node(.label, ["text": "Hello"]), "Hello"),
    mac(Node(.menuItem, ["title": "Copy"]), "Copy, menu item"),
    mac(Node(.view), nil),
    mac(Node(.button, ["title": "Save", "accessibility": ["isElement": false]]), nil),
  ]
}
