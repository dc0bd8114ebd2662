import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("What standard controls say by themselves")
struct ControlTests {
  @Test("by kind", arguments: cases)
  func utterance(_ speech: SpeechCase) throws {
    #expect(try speech.spoken()?.text == speech.expected)
  }

  private static let swipe = "Swipe up or down with one finger to adjust the value."

  static let cases: [SpeechCase] =
    fields + items + [
      SpeechCase(Node(.label, ["text": "Hello"]), "Hello"),
      SpeechCase(Node(.label, ["text": ["key": "a.b"]]), "[a.b]"),
      SpeechCase(Node(.label, ["text": "Hello", "accessibility": ["label": "Greeting"]]), "Greeting"),
      SpeechCase(Node(.label, ["text": "Hello", "accessibility": ["traits": ["header"]]]), "Hello. Heading."),
      SpeechCase(Node(.label, ["text": "Hello", "accessibility": ["traits": ["notEnabled"]]]), "Hello. Dimmed."),
      SpeechCase(Node(.label, ["text": "Hello", "accessibility": ["isElement": false]]), nil),
      SpeechCase(Node(.label, ["text": "Hello", "isHidden": true]), nil),
      SpeechCase(Node(.label, ["text": "Hello", "isNotInstalled": true]), nil),
      SpeechCase(Node(.imageView, ["image": "cat_1"]), nil),
      SpeechCase(Node(.imageView, ["image": "cat_1", "accessibility": ["isElement": true]]), "cat 1. Image."),
      SpeechCase(
        Node(.imageView, ["image": "cat_1", "accessibility": ["isElement": true, "label": "Cat"]]), "Cat. Image."
      ),
      SpeechCase(Node(.view, ["accessibility": ["label": "Card"]]), nil),
      SpeechCase(Node(.view, ["accessibility": ["label": "Card", "isElement": true]]), "Card"),
      SpeechCase(Node(.unknown("gizmo"), ["accessibility": ["label": "Card", "isElement": true]]), "Card"),
      SpeechCase(Node(.unknown("gizmo")), nil),
      SpeechCase(Node(.stepper), nil),
      SpeechCase(Node(.segmentedControl), nil),
      SpeechCase(Node(.switch, ["isOn": true]), "Switch Button. On. Double tap to toggle setting."),
      SpeechCase(Node(.switch), "Switch Button. Off. Double tap to toggle setting."),
      SpeechCase(Node(.switch, ["value": "1"]), "Switch Button. On. Double tap to toggle setting."),
      SpeechCase(
        Node(.switch, ["isOn": false, "value": "1"]), "Switch Button. Off. Double tap to toggle setting."),
      SpeechCase(Node(.switch, ["isOn": true, "isEnabled": false]), "Dimmed. Switch Button. On."),
      SpeechCase(Node(.switch, ["isOn": true]), "Dimmed. Switch Button. On.", state: .disabled),
      SpeechCase(
        Node(.switch, ["accessibility": ["label": "Wi-Fi", "value": "1", "hint": "Uses power."]]),
        "Wi-Fi. Switch Button. Off. Uses power. Double tap to toggle setting."),
      SpeechCase(
        Node(.slider, ["range": ["minimum": 0, "maximum": 1, "current": 0.75]]), "75%. Adjustable. \(swipe)"),
      SpeechCase(
        Node(.slider, ["range": ["minimum": -10, "maximum": 10, "current": 0], "accessibility": ["label": "Tilt"]]),
        "Tilt: 50%. Adjustable. \(swipe)"),
      SpeechCase(Node(.slider, ["accessibility": ["value": "warm"]]), "warm. Adjustable. \(swipe)"),
      SpeechCase(
        Node(.slider, ["range": ["minimum": 3, "maximum": 3, "current": 3]]), "0%. Adjustable. \(swipe)"),
      SpeechCase(
        Node(.slider, ["range": ["minimum": 0, "maximum": 1, "current": 1e+300]]), "100%. Adjustable. \(swipe)"),
      SpeechCase(Node(.slider, ["isEnabled": false]), "0%. Dimmed. Adjustable."),
      SpeechCase(
        Node(.pageControl, ["range": ["minimum": 0, "maximum": 5, "current": 1]]),
        "page 2 of 5. Adjustable. \(swipe)"),
      SpeechCase(
        Node(.pageControl, ["range": ["minimum": 0, "maximum": 1e+300, "current": -7]]),
        "page 1 of 1000000. Adjustable. \(swipe)"),
      SpeechCase(Node(.progressView, ["range": ["minimum": 0, "maximum": 1, "current": 0.3]]), "30%"),
      SpeechCase(Node(.activityIndicator), "In progress"),
      SpeechCase(Node(.datePicker, ["accessibility": ["label": "Due"]]), "Due. Button."),
      SpeechCase(Node(.link, ["title": "Terms"]), "Terms. Button. Link."),
    ]

  private static let fields: [SpeechCase] = [
    SpeechCase(Node(.textField, ["placeholder": "Name"]), "Name. Text Field. Double tap to edit."),
    SpeechCase(Node(.textField, ["placeholder": "Name", "text": "Ada"]), "Ada. Text Field. Double tap to edit."),
    SpeechCase(
      Node(.textField, ["text": "Ada", "accessibility": ["label": "Name"]]),
      "Name: Ada. Text Field. Double tap to edit."),
    SpeechCase(
      Node(.textField, ["text": "secret", "isSecure": true]),
      "••••••. Secure Text Field. Double tap to edit."),
    SpeechCase(
      Node(.textField, ["placeholder": "Password", "isSecure": true]),
      "Password. Secure Text Field. Double tap to edit."),
    SpeechCase(Node(.textField, ["isEnabled": false]), "Dimmed. Text Field."),
    SpeechCase(
      Node(.textView, ["text": "Notes"]),
      "Notes. Text Field. Double tap to edit., Use the rotor to access Misspelled Words"),
    SpeechCase(Node(.textView, ["text": "Notes", "isEditable": false]), "Notes"),
    SpeechCase(Node(.searchField, ["placeholder": "Search"]), "Search. Search Field."),
    SpeechCase(Node(.searchField, ["placeholder": "Search", "text": "cats"]), "cats. Search Field."),
  ]

  private static let items: [SpeechCase] = [
    SpeechCase(Node(.navigationItem, ["title": "Inbox"]), "Inbox. Heading."),
    SpeechCase(Node(.navigationItem), nil),
    SpeechCase(Node(.barButtonItem, ["title": "Send"]), "Send. Button."),
    SpeechCase(Node(.barButtonItem, ["systemItem": "done"]), "Done. Button."),
    SpeechCase(Node(.barButtonItem, ["systemItem": "flexibleSpace"]), nil),
    SpeechCase(Node(.barButtonItem, ["systemItem": "brandNew"]), "Button."),
    SpeechCase(Node(.barButtonItem, ["image": "nav-icon"]), "nav icon. Button."),
    SpeechCase(Node(.barButtonItem, ["title": "Send", "isEnabled": false]), "Send. Dimmed. Button."),
    SpeechCase(Node(.tabBarItem, ["title": "Home"]), "Home. Tab."),
    SpeechCase(Node(.tabBarItem, ["title": "Home", "isEnabled": false]), "Home. Tab."),
    SpeechCase(Node(.tabBarItem, ["systemItem": "favorites"]), "Favorites. Tab."),
    SpeechCase(Node(.tabBarItem, ["title": "Home", "isSelected": true]), "Selected: Home. Tab."),
    SpeechCase(Node(.segment, ["title": "Day", "isSelected": true]), "Selected: Day. Button."),
    SpeechCase(
      Node(.cell) {
        Node(.view) {
          Node(.label, ["text": "Name"])
          Node(.label, ["text": "Ada"])
        }
      },
      "Name, Ada"),
    SpeechCase(Node(.cell, ["isSelected": true, "accessibility": ["label": "Row"]]), "Selected: Row"),
    SpeechCase(Node(.cell, ["text": "Name", "subtitle": "Ada"]), "Name: Ada"),
    SpeechCase(Node(.barButtonItem, ["type": "back", "title": "Inbox"]), "Inbox. Back Button."),
    SpeechCase(Node(.barButtonItem, ["type": "back", "title": "Back"]), "Back Button."),
    SpeechCase(Node(.menuItem, ["type": "separator"]), nil),
    SpeechCase(Node(.cell), nil),
    SpeechCase(Node(.section, ["title": "Sound"]), "Sound. Heading."),
    SpeechCase(Node(.section), nil),
  ]
}
