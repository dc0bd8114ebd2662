import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("What each trait adds")
struct TraitTests {
  @Test("words and their order", arguments: cases)
  func words(element: Node, expected: String) throws {
    #expect(try element.utterance()?.description == expected)
  }

  static let cases: [(Node, String)] =
    silent.map { (traits($0), "A") } + [
      (traits("button"), "A. Button."),
      (traits("link"), "A. Link."),
      (traits("image"), "A. Image."),
      (traits("selected"), "Selected: A"),
      (traits("notEnabled"), "A. Dimmed."),
      (traits("searchField"), "A. Search Field."),
      (traits("adjustable"), "A. Adjustable."),
      (traits("header"), "A. Heading."),
      (traits("toggleButton"), "A"),
      (traits("button toggleButton"), "A. Switch Button."),
      (traits("textEntry"), "A. Text Field."),
      (traits("textEntry isEditing"), "A. Text Field. Is editing."),
      (traits("textEntry secureTextField"), "A. Secure Text Field."),
      (traits("textEntry secureTextField isEditing"), "A. Secure Text Field. Is editing."),
      (traits("secureTextField"), "A. Secure Text Field."),
      (traits("textArea"), "A. Text Field."),
      (traits("isEditing"), "A"),
      (traits("backButton"), "A. Back Button."),
      (traits("tabBarItem"), "A. Tab."),
      (traits("button link"), "A. Button. Link."),
      (traits("link button"), "A. Button. Link."),
      (traits("button keyboardKey"), "A"),
      (traits("button tabBarItem"), "A. Tab."),
      (traits("button backButton"), "A. Back Button."),
      (traits("button adjustable"), "A. Button. Adjustable."),
      (traits("button image"), "A. Button. Image."),
      (traits("button header"), "A. Button. Heading."),
      (traits("button selected notEnabled"), "Selected: A. Dimmed. Button."),
      (traits("image button link header"), "A. Button. Heading. Link. Image."),
      (traits("searchField image adjustable link header"), "A. Heading. Link. Adjustable. Image. Search Field."),
      (traits("searchField textEntry"), "A. Text Field. Search Field."),
      (traits("tabBarItem header notEnabled selected"), "Selected: A. Dimmed. Tab. Heading."),
      (traits("staticText header"), "A. Heading."),
      (traits("madeUp button 🤷"), "A. Button."),
      (.spoken(["label": "A", "value": "1", "traits": ["button", "toggleButton"]]), "A. Switch Button. On."),
      (.spoken(["label": "A", "value": "0", "traits": ["button", "toggleButton"]]), "A. Switch Button. Off."),
      (.spoken(["label": "A", "value": "2", "traits": ["button", "toggleButton"]]), "A. Switch Button. Mixed."),
      (.spoken(["label": "A", "value": "three", "traits": ["button", "toggleButton"]]), "A. Switch Button. three"),
      (.spoken(["label": "A", "value": "1", "traits": ["toggleButton"]]), "A. On."),
      (.spoken(["label": "A", "value": "0", "traits": ["toggleButton", "selected"]]), "Selected: A. Off."),
      (.spoken(["value": "1", "traits": ["button", "toggleButton"]]), "Switch Button. On."),
      (.spoken(["label": "A", "traits": []]), "A"),
      (.spoken(["traits": ["button"]]), "Button."),
      (.spoken(["traits": ["header", "notEnabled"]]), "Dimmed. Heading."),
    ]

  /// An element with a label and traits.
  private static func traits(_ names: String) -> Node {
    let list = names.split(separator: " ").map { JSON(String($0)) }
    return .spoken(["label": "A", "traits": .array(list)])
  }

  private static let silent = [
    "none", "playsSound", "keyboardKey", "staticText", "summaryElement", "updatesFrequently", "startsMediaSession",
    "allowsDirectInteraction", "causesPageTurn", "tabBar", "supportsZoom", "unknown",
  ]
}
