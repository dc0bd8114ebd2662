import AuditModel
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

  private static func mac(_ json: String, _ expected: String?) -> SpeechCase {
    SpeechCase(json, expected, platform: .macOS)
  }

  static let cases: [SpeechCase] = [
    mac(#"{"kind": "button", "title": "Save"}"#, "Save, button"),
    mac(#"{"kind": "button", "title": "Save", "toolTip": "Saves the file."}"#, "Save, button. Saves the file."),
    mac(#"{"kind": "button", "title": "Save", "isEnabled": false}"#, "Save, dimmed, button"),
    mac(#"{"kind": "button", "type": "check", "title": "Wrap", "isOn": true}"#, "Wrap, checked, checkbox"),
    mac(#"{"kind": "button", "type": "radio", "title": "Wrap"}"#, "Wrap, unchecked, radio button"),
    mac(#"{"kind": "button", "image": "NSAddTemplate"}"#, "NSAddTemplate, button"),
    mac(#"{"kind": "popUpButton", "value": "Red"}"#, "Red, pop up button"),
    mac(#"{"kind": "textField", "placeholder": "Name"}"#, "Name, text field"),
    mac(#"{"kind": "textField", "text": "ab", "isSecure": true}"#, "••, secure text field"),
    mac(#"{"kind": "textField", "text": "Name:", "isEditable": false}"#, "Name:"),
    mac(#"{"kind": "menuItem", "type": "separator"}"#, nil),
    mac(#"{"kind": "stepper"}"#, "stepper"),
    mac(#"{"kind": "label", "text": "Hello"}"#, "Hello"),
    mac(#"{"kind": "menuItem", "title": "Copy"}"#, "Copy, menu item"),
    mac(#"{"kind": "view"}"#, nil),
    mac(#"{"kind": "button", "title": "Save", "accessibility": {"isElement": false}}"#, nil),
  ]
}
