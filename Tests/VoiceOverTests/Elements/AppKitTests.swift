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
    (Node(.button, ["type": "check", "title": "Wrap", "value": "2"]), "Wrap, mixed, checkbox"),
    (Node(.switch, ["type": "checkbox", "title": "Wrap", "isOn": true]), "Wrap, checked, checkbox"),
    (Node(.switch, ["type": "checkbox", "title": "Wrap"]), "Wrap, unchecked, checkbox"),
    (Node(.button, ["type": "radio", "title": "Wrap"]), "Wrap, radio button"),
    (Node(.button, ["type": "radio", "title": "Wrap", "isOn": true]), "Wrap, selected, radio button"),
    (Node(.buttonCell, ["type": "radio", "title": "Wrap", "isOn": true]), "Wrap, selected, radio button"),
    (Node(.box, ["title": "Colors"]), "Colors, group"),
    (Node(.box), nil),
    (Node(.tableColumn, ["title": "Name"]), "Name, sort button"),
    (Node(.tableColumn), nil),
    (
      Node(.levelIndicator, ["range": ["minimum": 0, "maximum": 4, "current": 1]]), "25%, level indicator"
    ),
    (Node(.unknown("pathControl")), "path"),
    (Node(.toolbarItem, ["title": "Share"]), "Share, button"),
    (Node(.toolbarItem, ["systemItem": "flexibleSpace"]), nil),
    (Node(.toolbarItem, ["systemItem": "showFonts"]), "Fonts, button"),
    (Node(.textField, ["isEditable": false]), nil),
    (Node(.button, ["image": "NSAddTemplate"]), "NSAddTemplate, button"),
    // Words of AppKit's own, which are not known.
    (Node(.button, ["image": ["name": "NSAddTemplate", "isSystem": true]]), "{NSAddTemplate}, button"),
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
    (
      Node(.button, ["type": "check", "title": "MP2", "accessibility": ["titleElement": "Auto Passthru:"]]),
      "MP2, Auto Passthru:, unchecked, checkbox"
    ),
    (Node(.button, ["type": "disclosureTriangle", "isOn": false]), "collapsed, disclosure triangle"),
    (Node(.button, ["type": "roundedDisclosure", "isOn": true]), "expanded, disclosure triangle"),
    (Node(.button, ["type": "push", "title": "Bold", "isOn": true]), "Bold, on, toggle button"),
    (Node(.popUpButton, ["type": "pullDown", "title": "Actions"]), "Actions, menu button"),
    (Node(.popUpButton, ["type": "popUp", "value": "Red"]), "Red, pop up button"),
    (Node(.segment, ["title": "A", "isSelected": true]), "A, selected, radio button"),
    (Node(.segment, ["type": "momentary", "title": "A"]), "A, button"),
    (Node(.segment, ["type": "selectAny", "title": "A", "isSelected": true]), "A, checked, checkbox"),
    (Node(.toolbarItem, ["systemItem": "customizeToolbar"]), "Customize, button"),
    (Node(.textField, ["isEditable": false, "isPrototype": true, "text": "Table View Cell"]), nil),
    (Node(.textField, ["isEditable": false, "isPrototype": true, "bindings": ["value"], "text": "Name"]), nil),
    (Node(.textField, ["isEditable": false, "isPrototype": true, "text": "Size:"]), "Size:"),
  ]
}
