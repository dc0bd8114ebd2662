import AuditModel
import Foundation
import TestSupport
import Testing
import VoiceOver

@Suite("The label of a button")
struct ButtonTests {
  @Test("precedence", arguments: cases)
  func utterance(element: Node, expected: String?) throws {
    #expect(try element.utterance()?.text == expected)
  }

  private static let both = Node(.button, ["title": "Go", "accessibility": ["label": "Start"]])

  static let cases: [(Node, String?)] = [
    (both, "Start. Button."),
    (Node(.button, ["title": "Go"]), "Go. Button."),
    (Node(.button, ["title": "  "]), "Button."),
    (Node(.button, ["title": ["key": "go"]]), "[go]. Button."),
    (Node(.button), "Button."),
    (Node(.button, ["accessibility": ["isElement": false]]), nil),
    (Node(.button, ["title": "Go", "isEnabled": false]), "Go. Dimmed. Button."),
    (Node(.button, ["title": "Go", "isSelected": true]), "Selected: Go. Button."),
    (
      Node(
        .button,
        [
          "isSelected": true, "isEnabled": false,
          "states": ["normal": ["title": "Lock"], "selected": ["title": "Locked"], "disabled": ["title": "Off"]],
        ]), "Selected: Lock. Dimmed. Button."
    ),
    (
      Node(
        .button,
        ["isHighlighted": true, "states": ["normal": ["title": "Lock"], "highlighted": ["title": "Locking"]]]),
      "Locking. Button."
    ),
    (Node(.button, ["states": ["normal": ["title": "Play"], "selected": ["title": "Pause"]]]), "Play. Button."),
    (
      Node(.button, ["isSelected": true, "states": ["normal": ["title": "Play"], "selected": ["title": "Pause"]]]),
      "Selected: Pause. Button."
    ),
    (Node(.button, ["title": "Old", "configuration": ["style": "filled", "title": "New"]]), "New. Button."),
    (Node(.button, ["image": "ic_play-large.2x"]), "ic play large 2x. Button."),
    (Node(.button, ["image": "___"]), "Button."),
    (Node(.button, ["image": ["name": "trash.fill", "isSystem": true]]), "trash fill. Button."),
    (
      Node(.button, ["configuration": ["image": ["name": "square.and.arrow.up", "isSystem": true]]]),
      "square and arrow up. Button."
    ),
    (Node(.button, ["states": ["normal": ["backgroundImage": "blue_bar"]]]), "blue bar. Button."),
    (Node(.button, ["states": ["normal": ["image": "star", "backgroundImage": "blue_bar"]]]), "star. Button."),
    (Node(.button, ["title": "Go", "image": "star"]), "Go. Button."),
    (Node(.button, ["type": "infoLight"]), "More Info. Button."),
    (Node(.button, ["title": "Go", "accessibility": ["traits": ["none"]]]), "Go"),
    (Node(.button, ["title": "Go", "accessibility": ["traits": []]]), "Go"),
    (Node(.button, ["title": "Go", "accessibility": ["traits": ["link"]]]), "Go. Link."),
    (Node(.button, ["title": "Go", "accessibility": ["traits": ["button", "notEnabled"]]]), "Go. Dimmed. Button."),
  ]

  @Test("the title comes first where Apple's documentation is followed")
  func documentedLabel() throws {
    let settings = SpeechSettings(buttonLabel: .documented)
    #expect(try Self.both.utterance(settings: settings)?.text == "Go. Button.")
    let untitled = Node(.button, ["accessibility": ["label": "Start"]])
    #expect(try untitled.utterance(settings: settings)?.text == "Start. Button.")
  }

  @Test(
    "in other states",
    arguments: [
      (["title": "Go"], .selected, "Selected: Go. Button."), (["title": "Go"], .disabled, "Go. Dimmed. Button."),
      (["title": "Go"], .highlighted, "Go. Button."),
      (
        ["states": ["normal": ["title": "Play"], "selected": ["title": "Pause"]]], .selected,
        "Selected: Pause. Button."
      ),
    ] as [(Members, ControlState, String)])
  func state(members: Members, state: ControlState, expected: String) throws {
    #expect(try Node(.button, members).utterance(state: state)?.text == expected)
  }

  @Test("both readings where label and title differ, else none")
  func readings() throws {
    let readings = try #require(try self.readings(of: Self.both))
    #expect(readings.observed == "Start. Button.")
    #expect(readings.documented == "Go. Button.")
    #expect(try self.readings(of: Node(.button, ["title": "Go", "accessibility": ["label": "Go"]])) == nil)
    #expect(try self.readings(of: Node(.button, ["title": "Go"])) == nil)
    #expect(try self.readings(of: Node(.label, ["text": "Go", "accessibility": ["label": "Start"]])) == nil)
  }

  @Test("an image's name is never claimed to be sure", arguments: ["star", "trash.fill"])
  func confidence(_ name: String) throws {
    let spoken = try Node(.button, ["image": JSON(name)]).utterance()
    #expect(try #require(spoken).confidence >= .c)
  }

  private func readings(of node: Node) throws -> (observed: String, documented: String)? {
    return SpeechModel().buttonLabelReadings(
      of: try node.element(), platform: .iOS, locale: try #require(LocaleTag("en")), resolve: resolveText)
  }
}
