import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("What standard controls say by themselves")
struct ControlTests {
  @Test("by kind", arguments: cases)
  func utterance(element: Node, expected: String?) throws {
    #expect(try element.utterance()?.text == expected)
  }

  @Test("a disabled switch")
  func disabledSwitch() throws {
    let spoken = try Node(.switch, ["isOn": true]).utterance(state: .disabled)
    #expect(spoken?.text == "Dimmed. Switch Button. On.")
  }

  private static let swipe = "Swipe up or down with one finger to adjust the value."

  static let cases: [(Node, String?)] =
    fields + items + [
      (Node(.label, ["text": "Hello"]), "Hello"),
      (Node(.label, ["text": ["key": "a.b"]]), "[a.b]"),
      (Node(.label, ["text": "Hello", "accessibility": ["label": "Greeting"]]), "Greeting"),
      (Node(.label, ["text": "Hello", "accessibility": ["traits": ["header"]]]), "Hello. Heading."),
      (Node(.label, ["text": "Hello", "accessibility": ["traits": ["notEnabled"]]]), "Hello. Dimmed."),
      (Node(.label, ["text": "Hello", "accessibility": ["isElement": false]]), nil),
      (Node(.label, ["text": "Hello", "isHidden": true]), nil),
      (Node(.label, ["text": "Hello", "isNotInstalled": true]), nil),
      (Node(.imageView, ["image": "cat_1"]), nil),
      (Node(.imageView, ["image": "cat_1", "accessibility": ["isElement": true]]), "cat 1. Image."),
      (Node(.imageView, ["image": "cat_1", "accessibility": ["isElement": true, "label": "Cat"]]), "Cat. Image."),
      (Node(.view, ["accessibility": ["label": "Card"]]), nil),
      (Node(.view, ["accessibility": ["label": "Card", "isElement": true]]), "Card"),
      (Node(.unknown("gizmo"), ["accessibility": ["label": "Card", "isElement": true]]), "Card"),
      (Node(.unknown("gizmo")), nil),
      (Node(.stepper), nil),
      (Node(.segmentedControl), nil),
      (Node(.switch, ["isOn": true]), "Switch Button. On. Double tap to toggle setting."),
      (Node(.switch), "Switch Button. Off. Double tap to toggle setting."),
      (Node(.switch, ["value": "1"]), "Switch Button. On. Double tap to toggle setting."),
      (Node(.switch, ["isOn": false, "value": "1"]), "Switch Button. Off. Double tap to toggle setting."),
      (Node(.switch, ["isOn": true, "isEnabled": false]), "Dimmed. Switch Button. On."),
      (
        Node(.switch, ["accessibility": ["label": "Wi-Fi", "value": "1", "hint": "Uses power."]]),
        "Wi-Fi. Switch Button. Off. Uses power. Double tap to toggle setting."
      ),
      (Node(.slider, ["range": ["minimum": 0, "maximum": 1, "current": 0.75]]), "75%. Adjustable. \(swipe)"),
      (
        Node(.slider, ["range": ["minimum": -10, "maximum": 10, "current": 0], "accessibility": ["label": "Tilt"]]),
        "Tilt: 50%. Adjustable. \(swipe)"
      ),
      (Node(.slider, ["accessibility": ["value": "warm"]]), "warm. Adjustable. \(swipe)"),
      (Node(.slider, ["range": ["minimum": 3, "maximum": 3, "current": 3]]), "0%. Adjustable. \(swipe)"),
      (Node(.slider, ["range": ["minimum": 0, "maximum": 1, "current": 1e+300]]), "100%. Adjustable. \(swipe)"),
      (Node(.slider, ["isEnabled": false]), "0%. Dimmed. Adjustable."),
      (Node(.pageControl, ["range": ["minimum": 0, "maximum": 5, "current": 1]]), "page 2 of 5. Adjustable. \(swipe)"),
      (
        Node(.pageControl, ["range": ["minimum": 0, "maximum": 1e+300, "current": -7]]),
        "page 1 of 1000000. Adjustable. \(swipe)"
      ),
      (Node(.progressView, ["range": ["minimum": 0, "maximum": 1, "current": 0.3]]), "30%"),
      (Node(.activityIndicator), "In progress"),
      (Node(.datePicker, ["accessibility": ["label": "Due"]]), "Due. Button."),
      (Node(.link, ["title": "Terms"]), "Terms. Button. Link."),
    ]

  private static let fields: [(Node, String?)] = [
    (Node(.textField, ["placeholder": "Name"]), "Name. Text Field. Double tap to edit."),
    (Node(.textField, ["placeholder": "Name", "text": "Ada"]), "Ada. Text Field. Double tap to edit."),
    (
      Node(.textField, ["text": "Ada", "accessibility": ["label": "Name"]]),
      "Name: Ada. Text Field. Double tap to edit."
    ),
    (Node(.textField, ["text": "secret", "isSecure": true]), "••••••. Secure Text Field. Double tap to edit."),
    (
      Node(.textField, ["placeholder": "Password", "isSecure": true]),
      "Password. Secure Text Field. Double tap to edit."
    ),
    (Node(.textField, ["isEnabled": false]), "Dimmed. Text Field."),
    (
      Node(.textView, ["text": "Notes"]),
      "Notes. Text Field. Double tap to edit., Use the rotor to access Misspelled Words"
    ),
    (Node(.textView, ["text": "Notes", "isEditable": false]), "Notes"),
    (Node(.searchField, ["placeholder": "Search"]), "Search. Search Field."),
    (Node(.searchField, ["placeholder": "Search", "text": "cats"]), "cats. Search Field."),
  ]

  private static let items: [(Node, String?)] = [
    (Node(.navigationItem, ["title": "Inbox"]), "Inbox. Heading."),
    (Node(.navigationItem), nil),
    (Node(.barButtonItem, ["title": "Send"]), "Send. Button."),
    (Node(.barButtonItem, ["systemItem": "done"]), "Done. Button."),
    (Node(.barButtonItem, ["systemItem": "flexibleSpace"]), nil),
    (Node(.barButtonItem, ["systemItem": "brandNew"]), "Button."),
    (Node(.barButtonItem, ["image": "nav-icon"]), "nav icon. Button."),
    (Node(.barButtonItem, ["title": "Send", "isEnabled": false]), "Send. Dimmed. Button."),
    (Node(.tabBarItem, ["title": "Home"]), "Home. Tab."),
    (Node(.tabBarItem, ["title": "Home", "isEnabled": false]), "Home. Tab."),
    (Node(.tabBarItem, ["systemItem": "favorites"]), "Favorites. Tab."),
    (Node(.tabBarItem, ["title": "Home", "isSelected": true]), "Selected: Home. Tab."),
    (Node(.segment, ["title": "Day", "isSelected": true]), "Selected: Day. Button."),
    (
      Node(.cell) {
        Node(.view) {
          Node(.label, ["text": "Name"])
          Node(.label, ["text": "Ada"])
        }
      }, "Name, Ada"
    ),
    (Node(.cell, ["isSelected": true, "accessibility": ["label": "Row"]]), "Selected: Row"),
    (Node(.cell, ["text": "Name", "subtitle": "Ada"]), "Name: Ada"),
    (Node(.barButtonItem, ["type": "back", "title": "Inbox"]), "Inbox. Back Button."),
    (Node(.barButtonItem, ["type": "back", "title": "Back"]), "Back Button."),
    (Node(.menuItem, ["type": "separator"]), nil),
    (Node(.cell), nil),
    (Node(.section, ["title": "Sound"]), "Sound. Heading."),
    (Node(.section), nil),
  ]
}
