import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("How an utterance is put together")
struct AssemblyTests {
  @Test("Apple's own example from the UIButton page")
  func options() throws {
    let json = Node(.button, ["title": "Options", "accessibility": ["hint": "Shows additional camera options."]])
    #expect(try SpeechCase(json, nil).spoken()?.text == "Options. Button. Shows additional camera options.")
    let bare = SpeechCase.bare(
      ["label": "Options", "hint": "Shows additional camera options.", "traits": ["button"]], nil)
    #expect(try bare.spoken()?.text == "Options. Button. Shows additional camera options.")
  }

  @Test("description and hint", arguments: cases)
  func utterance(_ speech: SpeechCase) throws {
    #expect(try speech.spoken()?.text == speech.expected)
  }

  @Test("description and hint are kept apart")
  func parts() throws {
    let spoken = try #require(
      try SpeechCase.bare(
        ["label": "Brightness", "value": "40%", "hint": "Changes the screen.", "traits": ["adjustable"]], nil
      ).spoken())
    #expect(spoken.description == "Brightness: 40%. Adjustable.")
    #expect(spoken.hint == "Changes the screen. Swipe up or down with one finger to adjust the value.")
    #expect(spoken.segments.map(\.role) == [.label, .value, .trait, .hint, .hint])
    #expect(
      spoken.segments.map(\.rule) == [
        "explicit-label", "explicit-value", "adjustable", "author-hint", "adjustable-hint",
      ])
  }

  static let cases: [SpeechCase] = [
    // Nothing, label, value.
    .bare([:], ""),
    .bare(["label": ""], ""),
    .bare(["label": "Bold"], "Bold"),
    .bare(["label": "Bold."], "Bold."),
    .bare(["value": "40%"], "40%"),
    .bare(["label": "Volume", "value": "50%"], "Volume: 50%"),
    .bare(["label": "Same", "value": "Same"], "Same: Same"),
    .bare(["label": "Volume", "value": "50%", "traits": ["staticText"]], "Volume: 50%"),
    .bare(["label": "Volume.", "value": "50%"], "Volume.: 50%"),
    // Back.
    .bare(["label": "Back", "traits": ["backButton"]], "Back Button."),
    .bare(["label": "BACK", "traits": ["backButton", "button"]], "Back Button."),
    .bare(["label": "Settings", "traits": ["backButton", "button"]], "Settings. Back Button."),
    .bare(["label": "Back", "value": "2", "traits": ["backButton"]], "2. Back Button."),
    // Selected.
    .bare(["label": "Bold", "traits": ["button", "selected"]], "Selected: Bold. Button."),
    .bare(["traits": ["selected"]], "Selected."),
    .bare(["traits": ["selected", "button"]], "Selected. Button."),
    .bare(["label": "A", "value": "1", "traits": ["selected"]], "Selected: A: 1"),
    .bare(["value": "1", "traits": ["selected"]], "Selected: 1"),
    // Hint promotion.
    .bare(["hint": "Opens the door."], "Opens the door."),
    .bare(["hint": "Opens the door.", "traits": ["button"]], "Opens the door. Button."),
    .bare(["hint": "Opens the door", "traits": ["button"]], "Opens the door. Button."),
    .bare(["hint": "Opens the door", "traits": ["selected"]], "Selected. Opens the door"),
    .bare(["hint": "Moves", "traits": ["adjustable"]], "Moves. Adjustable."),
    .bare(
      ["hint": "Moves", "value": "3", "traits": ["adjustable"]],
      "3. Adjustable. Moves. Swipe up or down with one finger to adjust the value."),
    // Hints.
    .bare(["label": "A", "hint": "Does it"], "A. Does it"),
    .bare(["label": "A.", "hint": "Does it."], "A. Does it."),
    .bare(["label": "A", "hint": "Does it.", "traits": ["button", "notEnabled"]], "A. Dimmed. Button. Does it."),
    .bare(
      ["label": "A", "value": "1", "hint": "Does it.", "traits": ["button", "toggleButton"]],
      "A. Switch Button. On. Does it. Double tap to toggle setting."),
    .bare(
      ["label": "A", "value": "1", "hint": "Does it", "traits": ["button", "toggleButton"]],
      "A. Switch Button. On. Does it. Double tap to toggle setting."),
    .bare(
      ["label": "A", "value": "1", "hint": "Does it", "traits": ["button", "toggleButton", "notEnabled"]],
      "A. Dimmed. Switch Button. On. Does it"),
    .bare(["label": "A", "hint": "Does it", "traits": ["textEntry"]], "A. Text Field. Double tap to edit."),
    .bare(["label": "A", "hint": "Does it", "traits": ["textEntry", "notEnabled"]], "A. Dimmed. Text Field. Does it"),
    .bare(
      ["label": "A", "traits": ["textEntry", "isEditing"]],
      "A. Text Field. Is editing. Use the rotor to access Misspelled Words"),
    .bare(
      ["label": "A", "traits": ["textEntry", "textArea"]],
      "A. Text Field. Double tap to edit., Use the rotor to access Misspelled Words"),
    .bare(
      ["label": "A", "traits": ["textEntry", "adjustable"]],
      "A. Text Field. Adjustable. Double tap to edit. Swipe up or down with one finger to adjust the value."),
    .bare(
      ["label": "A", "traits": ["adjustable"]],
      "A. Adjustable. Swipe up or down with one finger to adjust the value."),
    .bare(["label": "A", "traits": ["adjustable", "notEnabled"]], "A. Dimmed. Adjustable."),
    .bare(
      ["label": "A", "value": "1", "traits": ["adjustable", "toggleButton"]],
      "A. On. Adjustable. Double tap to toggle setting."),
    .bare(["label": "A", "expandedStatus": "expanded"], "A. Expanded. Double tap to collapse."),
    .bare(["label": "A", "expandedStatus": "collapsed"], "A. Collapsed. Double tap to expand."),
    .bare(
      ["label": "A", "hint": "Does it.", "expandedStatus": "collapsed", "traits": ["button", "header"]],
      "A. Button. Heading. Collapsed. Does it. Double tap to expand."),
    .bare(["label": "A", "expandedStatus": "expanded", "traits": ["notEnabled"]], "A. Dimmed. Expanded."),
    .bare(["label": "A", "expandedStatus": "else"], "A"),
    // Further content and availability.
    .bare(
      [
        "label": "A", "traits": ["button"],
        "customContent": [["label": "Size", "value": "2 MB", "importance": "high"]],
      ],
      "A. Size: 2 MB. Button. More Content Available"),
    .bare(
      ["label": "A", "customContent": [["value": "2 MB", "importance": "high"]]], "A. 2 MB. More Content Available"),
    .bare(["label": "A", "customContent": [["label": "Size", "value": "2 MB"]]], "A. More Content Available"),
    .bare(["label": "A", "traits": ["button"], "customActions": ["Delete"]], "A. Button. Actions Available"),
    .bare(["label": "A", "hint": "Does it", "customActions": ["Delete"]], "A. Does it. Actions Available"),
    // Settings.
    .bare(
      ["label": "A", "hint": "Does it", "traits": ["button"]], "A. Button.",
      settings: SpeechSettings(speaksHints: false)),
  ]
}
