import AuditModel
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
      SpeechCase(#"{"kind": "label", "text": "Hello"}"#, "Hello"),
      SpeechCase(#"{"kind": "label", "text": {"key": "a.b"}}"#, "[a.b]"),
      SpeechCase(#"{"kind": "label", "text": "Hello", "accessibility": {"label": "Greeting"}}"#, "Greeting"),
      SpeechCase(#"{"kind": "label", "text": "Hello", "accessibility": {"traits": ["header"]}}"#, "Hello. Heading."),
      SpeechCase(#"{"kind": "label", "text": "Hello", "accessibility": {"traits": ["notEnabled"]}}"#, "Hello. Dimmed."),
      SpeechCase(#"{"kind": "label", "text": "Hello", "accessibility": {"isElement": false}}"#, nil),
      SpeechCase(#"{"kind": "label", "text": "Hello", "isHidden": true}"#, nil),
      SpeechCase(#"{"kind": "label", "text": "Hello", "isNotInstalled": true}"#, nil),
      SpeechCase(#"{"kind": "imageView", "image": "cat_1"}"#, nil),
      SpeechCase(#"{"kind": "imageView", "image": "cat_1", "accessibility": {"isElement": true}}"#, "cat 1. Image."),
      SpeechCase(
        #"{"kind": "imageView", "image": "cat_1", "accessibility": {"isElement": true, "label": "Cat"}}"#, "Cat. Image."
      ),
      SpeechCase(#"{"kind": "view", "accessibility": {"label": "Card"}}"#, nil),
      SpeechCase(#"{"kind": "view", "accessibility": {"label": "Card", "isElement": true}}"#, "Card"),
      SpeechCase(#"{"kind": "gizmo", "accessibility": {"label": "Card", "isElement": true}}"#, "Card"),
      SpeechCase(#"{"kind": "gizmo"}"#, nil),
      SpeechCase(#"{"kind": "stepper"}"#, nil),
      SpeechCase(#"{"kind": "segmentedControl"}"#, nil),
      SpeechCase(#"{"kind": "switch", "isOn": true}"#, "Switch Button. On. Double tap to toggle setting."),
      SpeechCase(#"{"kind": "switch"}"#, "Switch Button. Off. Double tap to toggle setting."),
      SpeechCase(#"{"kind": "switch", "value": "1"}"#, "Switch Button. On. Double tap to toggle setting."),
      SpeechCase(
        #"{"kind": "switch", "isOn": false, "value": "1"}"#, "Switch Button. Off. Double tap to toggle setting."),
      SpeechCase(#"{"kind": "switch", "isOn": true, "isEnabled": false}"#, "Dimmed. Switch Button. On."),
      SpeechCase(#"{"kind": "switch", "isOn": true}"#, "Dimmed. Switch Button. On.", state: .disabled),
      SpeechCase(
        #"{"kind": "switch", "accessibility": {"label": "Wi-Fi", "value": "1", "hint": "Uses power."}}"#,
        "Wi-Fi. Switch Button. Off. Uses power. Double tap to toggle setting."),
      SpeechCase(
        #"{"kind": "slider", "range": {"minimum": 0, "maximum": 1, "current": 0.75}}"#, "75%. Adjustable. \(swipe)"),
      SpeechCase(
        #"{"kind": "slider", "range": {"minimum": -10, "maximum": 10, "current": 0}, "accessibility": {"label": "Tilt"}}"#,
        "Tilt: 50%. Adjustable. \(swipe)"),
      SpeechCase(#"{"kind": "slider", "accessibility": {"value": "warm"}}"#, "warm. Adjustable. \(swipe)"),
      SpeechCase(
        #"{"kind": "slider", "range": {"minimum": 3, "maximum": 3, "current": 3}}"#, "0%. Adjustable. \(swipe)"),
      SpeechCase(
        #"{"kind": "slider", "range": {"minimum": 0, "maximum": 1, "current": 1e300}}"#, "100%. Adjustable. \(swipe)"),
      SpeechCase(#"{"kind": "slider", "isEnabled": false}"#, "0%. Dimmed. Adjustable."),
      SpeechCase(
        #"{"kind": "pageControl", "range": {"minimum": 0, "maximum": 5, "current": 1}}"#,
        "page 2 of 5. Adjustable. \(swipe)"),
      SpeechCase(
        #"{"kind": "pageControl", "range": {"minimum": 0, "maximum": 1e300, "current": -7}}"#,
        "page 1 of 1000000. Adjustable. \(swipe)"),
      SpeechCase(#"{"kind": "progressView", "range": {"minimum": 0, "maximum": 1, "current": 0.3}}"#, "30%"),
      SpeechCase(#"{"kind": "activityIndicator"}"#, "In progress"),
      SpeechCase(#"{"kind": "datePicker", "accessibility": {"label": "Due"}}"#, "Due. Button."),
      SpeechCase(#"{"kind": "link", "title": "Terms"}"#, "Terms. Button. Link."),
    ]

  private static let fields: [SpeechCase] = [
    SpeechCase(#"{"kind": "textField", "placeholder": "Name"}"#, "Name. Text Field. Double tap to edit."),
    SpeechCase(#"{"kind": "textField", "placeholder": "Name", "text": "Ada"}"#, "Ada. Text Field. Double tap to edit."),
    SpeechCase(
      #"{"kind": "textField", "text": "Ada", "accessibility": {"label": "Name"}}"#,
      "Name: Ada. Text Field. Double tap to edit."),
    SpeechCase(
      #"{"kind": "textField", "text": "secret", "isSecure": true}"#,
      "••••••. Secure Text Field. Double tap to edit."),
    SpeechCase(
      #"{"kind": "textField", "placeholder": "Password", "isSecure": true}"#,
      "Password. Secure Text Field. Double tap to edit."),
    SpeechCase(#"{"kind": "textField", "isEnabled": false}"#, "Dimmed. Text Field."),
    SpeechCase(
      #"{"kind": "textView", "text": "Notes"}"#,
      "Notes. Text Field. Double tap to edit., Use the rotor to access Misspelled Words"),
    SpeechCase(#"{"kind": "textView", "text": "Notes", "isEditable": false}"#, "Notes"),
    SpeechCase(#"{"kind": "searchField", "placeholder": "Search"}"#, "Search. Search Field."),
    SpeechCase(#"{"kind": "searchField", "placeholder": "Search", "text": "cats"}"#, "cats. Search Field."),
  ]

  private static let items: [SpeechCase] = [
    SpeechCase(#"{"kind": "navigationItem", "title": "Inbox"}"#, "Inbox. Heading."),
    SpeechCase(#"{"kind": "navigationItem"}"#, nil),
    SpeechCase(#"{"kind": "barButtonItem", "title": "Send"}"#, "Send. Button."),
    SpeechCase(#"{"kind": "barButtonItem", "systemItem": "done"}"#, "Done. Button."),
    SpeechCase(#"{"kind": "barButtonItem", "systemItem": "flexibleSpace"}"#, nil),
    SpeechCase(#"{"kind": "barButtonItem", "systemItem": "brandNew"}"#, "Button."),
    SpeechCase(#"{"kind": "barButtonItem", "image": "nav-icon"}"#, "nav icon. Button."),
    SpeechCase(#"{"kind": "barButtonItem", "title": "Send", "isEnabled": false}"#, "Send. Dimmed. Button."),
    SpeechCase(#"{"kind": "tabBarItem", "title": "Home"}"#, "Home. Tab."),
    SpeechCase(#"{"kind": "tabBarItem", "title": "Home", "isEnabled": false}"#, "Home. Tab."),
    SpeechCase(#"{"kind": "tabBarItem", "systemItem": "favorites"}"#, "Favorites. Tab."),
    SpeechCase(#"{"kind": "tabBarItem", "title": "Home", "isSelected": true}"#, "Selected: Home. Tab."),
    SpeechCase(#"{"kind": "segment", "title": "Day", "isSelected": true}"#, "Selected: Day. Button."),
    SpeechCase(
      #"{"kind": "cell", "children": [{"kind": "view", "children": [{"kind": "label", "text": "Name"}, {"kind": "label", "text": "Ada"}]}]}"#,
      "Name, Ada"),
    SpeechCase(#"{"kind": "cell", "isSelected": true, "accessibility": {"label": "Row"}}"#, "Selected: Row"),
    SpeechCase(#"{"kind": "cell", "text": "Name", "subtitle": "Ada"}"#, "Name: Ada"),
    SpeechCase(#"{"kind": "barButtonItem", "type": "back", "title": "Inbox"}"#, "Inbox. Back Button."),
    SpeechCase(#"{"kind": "barButtonItem", "type": "back", "title": "Back"}"#, "Back Button."),
    SpeechCase(#"{"kind": "menuItem", "type": "separator"}"#, nil),
    SpeechCase(#"{"kind": "cell"}"#, nil),
    SpeechCase(#"{"kind": "section", "title": "Sound"}"#, "Sound. Heading."),
    SpeechCase(#"{"kind": "section"}"#, nil),
  ]
}
