import AuditModel
import Foundation
import TestSupport
import Testing
import VoiceOver

@Suite("The label of a button")
struct ButtonTests {
  @Test("precedence", arguments: cases)
  func utterance(_ speech: SpeechCase) throws {
    #expect(try speech.spoken()?.text == speech.expected)
  }

  private static let documented = SpeechSettings(buttonLabel: .documented)
  private static let both = Node(.button, ["title": "Go", "accessibility": ["label": "Start"]])

  static let cases: [SpeechCase] = [
    SpeechCase(both, "Start. Button."),
    SpeechCase(both, "Go. Button.", settings: documented),
    SpeechCase(Node(.button, ["accessibility": ["label": "Start"]]), "Start. Button.", settings: documented),
    SpeechCase(Node(.button, ["title": "Go"]), "Go. Button."),
    SpeechCase(Node(.button, ["title": "  "]), "Button."),
    SpeechCase(Node(.button, ["title": ["key": "go"]]), "[go]. Button."),
    SpeechCase(Node(.button), "Button."),
    SpeechCase(Node(.button, ["accessibility": ["isElement": false]]), nil),
    SpeechCase(Node(.button, ["title": "Go", "isEnabled": false]), "Go. Dimmed. Button."),
    SpeechCase(Node(.button, ["title": "Go", "isSelected": true]), "Selected: Go. Button."),
    SpeechCase(Node(.button, ["title": "Go"]), "Selected: Go. Button.", state: .selected),
    SpeechCase(Node(.button, ["title": "Go"]), "Go. Dimmed. Button.", state: .disabled),
    SpeechCase(Node(.button, ["title": "Go"]), "Go. Button.", state: .highlighted),
    SpeechCase(
      Node(.button, ["states": ["normal": ["title": "Play"], "selected": ["title": "Pause"]]]), "Play. Button."),
    SpeechCase(
      Node(.button, ["states": ["normal": ["title": "Play"], "selected": ["title": "Pause"]]]),
      "Selected: Pause. Button.", state: .selected),
    SpeechCase(
      Node(.button, ["isSelected": true, "states": ["normal": ["title": "Play"], "selected": ["title": "Pause"]]]),
      "Selected: Pause. Button."),
    SpeechCase(
      Node(.button, ["title": "Old", "configuration": ["style": "filled", "title": "New"]]), "New. Button."),
    SpeechCase(Node(.button, ["image": "ic_play-large.2x"]), "ic play large 2x. Button."),
    SpeechCase(Node(.button, ["image": "___"]), "Button."),
    SpeechCase(Node(.button, ["image": ["name": "trash.fill", "isSystem": true]]), "trash fill. Button."),
    SpeechCase(
      Node(.button, ["configuration": ["image": ["name": "square.and.arrow.up", "isSystem": true]]]),
      "square and arrow up. Button."),
    SpeechCase(Node(.button, ["states": ["normal": ["backgroundImage": "blue_bar"]]]), "blue bar. Button."),
    SpeechCase(
      Node(.button, ["states": ["normal": ["image": "star", "backgroundImage": "blue_bar"]]]), "star. Button."),
    SpeechCase(Node(.button, ["title": "Go", "image": "star"]), "Go. Button."),
    SpeechCase(Node(.button, ["type": "infoLight"]), "More Info. Button."),
    SpeechCase(Node(.button, ["title": "Go", "accessibility": ["traits": ["none"]]]), "Go"),
    SpeechCase(Node(.button, ["title": "Go", "accessibility": ["traits": []]]), "Go"),
    SpeechCase(Node(.button, ["title": "Go", "accessibility": ["traits": ["link"]]]), "Go. Link."),
    SpeechCase(
      Node(.button, ["title": "Go", "accessibility": ["traits": ["button", "notEnabled"]]]),
      "Go. Dimmed. Button."),
  ]

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
    let spoken = try SpeechCase(Node(.button, ["image": JSON(name)]), nil).spoken()
    #expect(try #require(spoken).confidence >= .c)
  }

  private func readings(of node: Node) throws -> (observed: String, documented: String)? {
    return SpeechModel().buttonLabelReadings(
      of: try node.element(), platform: .iOS, locale: try #require(LocaleTag("en")), resolve: SpeechCase.resolve)
  }
}
