import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("How an utterance is put together")
struct AssemblyTests {
  @Test("Apple's own example from the UIButton page")
  func options() throws {
    let button = Node(.button, ["title": "Options", "accessibility": ["hint": "Shows additional camera options."]])
    #expect(try button.utterance()?.text == "Options. Button. Shows additional camera options.")
    let bare = Node.spoken(["label": "Options", "hint": "Shows additional camera options.", "traits": ["button"]])
    #expect(try bare.utterance()?.text == "Options. Button. Shows additional camera options.")
  }

  @Test("description and hint", arguments: cases)
  func utterance(element: Node, expected: String) throws {
    #expect(try element.utterance()?.text == expected)
  }

  @Test("description and hint are kept apart")
  func parts() throws {
    let spoken = try #require(
      try Node.spoken(
        ["label": "Brightness", "value": "40%", "hint": "Changes the screen.", "traits": ["adjustable"]]
      ).utterance())
    #expect(spoken.description == "Brightness: 40%. Adjustable.")
    #expect(spoken.hint == "Changes the screen. Swipe up or down with one finger to adjust the value.")
    #expect(spoken.segments.map(\.role) == [.label, .value, .trait, .hint, .hint])
    #expect(
      spoken.segments.map(\.rule) == [
        "explicit-label", "explicit-value", "adjustable", "author-hint", "adjustable-hint",
      ])
  }

  @Test("hints that are switched off")
  func withoutHints() throws {
    let button = Node.spoken(["label": "A", "hint": "Does it", "traits": ["button"]])
    #expect(try button.utterance(settings: SpeechSettings(speaksHints: false))?.text == "A. Button.")
  }

  static let cases: [(Node, String)] = [
    // Nothing, label, value.
    (.spoken([:]), ""),
    (.spoken(["label": ""]), ""),
    (.spoken(["label": "Bold"]), "Bold"),
    (.spoken(["label": "Bold."]), "Bold."),
    (.spoken(["value": "40%"]), "40%"),
    (.spoken(["label": "Volume", "value": "50%"]), "Volume: 50%"),
    (.spoken(["label": "Same", "value": "Same"]), "Same: Same"),
    (.spoken(["label": "Volume", "value": "50%", "traits": ["staticText"]]), "Volume: 50%"),
    (.spoken(["label": "Volume.", "value": "50%"]), "Volume. 50%"),
    (.spoken(["label": "Ports:", "value": "All"]), "Ports: All"),
    (.spoken(["label": "Stop!", "traits": ["button"]]), "Stop! Button."),
    (.spoken(["label": "More…", "traits": ["button"], "hint": "Why?"]), "More… Button. Why?"),
    // Back.
    (.spoken(["label": "Back", "traits": ["backButton"]]), "Back Button."),
    (.spoken(["label": "BACK", "traits": ["backButton", "button"]]), "Back Button."),
    (.spoken(["label": "Settings", "traits": ["backButton", "button"]]), "Settings. Back Button."),
    (.spoken(["label": "Back", "value": "2", "traits": ["backButton"]]), "2. Back Button."),
    // Selected.
    (.spoken(["label": "Bold", "traits": ["button", "selected"]]), "Selected: Bold. Button."),
    (.spoken(["traits": ["selected"]]), "Selected."),
    (.spoken(["traits": ["selected", "button"]]), "Selected. Button."),
    (.spoken(["label": "A", "value": "1", "traits": ["selected"]]), "Selected: A: 1"),
    (.spoken(["value": "1", "traits": ["selected"]]), "Selected: 1"),
    // Hint promotion.
    (.spoken(["hint": "Opens the door."]), "Opens the door."),
    (.spoken(["hint": "Opens the door.", "traits": ["button"]]), "Opens the door. Button."),
    (.spoken(["hint": "Opens the door", "traits": ["button"]]), "Opens the door. Button."),
    (.spoken(["hint": "Opens the door", "traits": ["selected"]]), "Selected. Opens the door"),
    (.spoken(["hint": "Moves", "traits": ["adjustable"]]), "Moves. Adjustable."),
    (
      .spoken(["hint": "Moves", "value": "3", "traits": ["adjustable"]]),
      "3. Adjustable. Moves. Swipe up or down with one finger to adjust the value."
    ),
    // Hints.
    (.spoken(["label": "A", "hint": "Does it"]), "A. Does it"),
    (.spoken(["label": "A.", "hint": "Does it."]), "A. Does it."),
    (.spoken(["label": "A", "hint": "Does it.", "traits": ["button", "notEnabled"]]), "A. Dimmed. Button. Does it."),
    (
      .spoken(["label": "A", "value": "1", "hint": "Does it.", "traits": ["button", "toggleButton"]]),
      "A. Switch Button. On. Does it. Double tap to toggle setting."
    ),
    (
      .spoken(["label": "A", "value": "1", "hint": "Does it", "traits": ["button", "toggleButton"]]),
      "A. Switch Button. On. Does it. Double tap to toggle setting."
    ),
    (
      .spoken(["label": "A", "value": "1", "hint": "Does it", "traits": ["button", "toggleButton", "notEnabled"]]),
      "A. Dimmed. Switch Button. On. Does it"
    ),
    (.spoken(["label": "A", "hint": "Does it", "traits": ["textEntry"]]), "A. Text Field. Double tap to edit."),
    (
      .spoken(["label": "A", "hint": "Does it", "traits": ["textEntry", "notEnabled"]]),
      "A. Dimmed. Text Field. Does it"
    ),
    (
      .spoken(["label": "A", "traits": ["textEntry", "isEditing"]]),
      "A. Text Field. Is editing. Use the rotor to access Misspelled Words"
    ),
    (
      .spoken(["label": "A", "traits": ["textEntry", "textArea"]]),
      "A. Text Field. Double tap to edit., Use the rotor to access Misspelled Words"
    ),
    (
      .spoken(["label": "A", "traits": ["textEntry", "adjustable"]]),
      "A. Text Field. Adjustable. Double tap to edit. Swipe up or down with one finger to adjust the value."
    ),
    (
      .spoken(["label": "A", "traits": ["adjustable"]]),
      "A. Adjustable. Swipe up or down with one finger to adjust the value."
    ),
    (.spoken(["label": "A", "traits": ["adjustable", "notEnabled"]]), "A. Dimmed. Adjustable."),
    (
      .spoken(["label": "A", "value": "1", "traits": ["adjustable", "toggleButton"]]),
      "A. On. Adjustable. Double tap to toggle setting."
    ),
    (.spoken(["label": "A", "expandedStatus": "expanded"]), "A. Expanded. Double tap to collapse."),
    (.spoken(["label": "A", "expandedStatus": "collapsed"]), "A. Collapsed. Double tap to expand."),
    (
      .spoken(["label": "A", "hint": "Does it.", "expandedStatus": "collapsed", "traits": ["button", "header"]]),
      "A. Button. Heading. Collapsed. Does it. Double tap to expand."
    ),
    (.spoken(["label": "A", "expandedStatus": "expanded", "traits": ["notEnabled"]]), "A. Dimmed. Expanded."),
    (.spoken(["label": "A", "expandedStatus": "else"]), "A"),
    // Further content and availability.
    (
      .spoken([
        "label": "A", "traits": ["button"],
        "customContent": [["label": "Size", "value": "2 MB", "importance": "high"]],
      ]), "A. Size: 2 MB. Button. More Content Available"
    ),
    (
      .spoken(["label": "A", "customContent": [["value": "2 MB", "importance": "high"]]]),
      "A. 2 MB. More Content Available"
    ),
    (.spoken(["label": "A", "customContent": [["label": "Size", "value": "2 MB"]]]), "A. More Content Available"),
    (.spoken(["label": "A", "traits": ["button"], "customActions": ["Delete"]]), "A. Button. Actions Available"),
    (.spoken(["label": "A", "hint": "Does it", "customActions": ["Delete"]]), "A. Does it. Actions Available"),
  ]
}
