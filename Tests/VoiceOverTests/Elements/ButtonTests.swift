import AuditModel
import Foundation
import Testing
import VoiceOver

@Suite("The label of a button")
struct ButtonTests {
  @Test("precedence", arguments: cases)
  func utterance(_ speech: SpeechCase) throws {
    #expect(try speech.spoken()?.text == speech.expected)
  }

  private static let documented = SpeechSettings(buttonLabel: .documented)
  private static let both = #"{"kind": "button", "title": "Go", "accessibility": {"label": "Start"}}"#

  static let cases: [SpeechCase] = [
    SpeechCase(both, "Start. Button."),
    SpeechCase(both, "Go. Button.", settings: documented),
    SpeechCase(#"{"kind": "button", "accessibility": {"label": "Start"}}"#, "Start. Button.", settings: documented),
    SpeechCase(#"{"kind": "button", "title": "Go"}"#, "Go. Button."),
    SpeechCase(#"{"kind": "button", "title": "  "}"#, "Button."),
    SpeechCase(#"{"kind": "button", "title": {"key": "go"}}"#, "[go]. Button."),
    SpeechCase(#"{"kind": "button"}"#, "Button."),
    SpeechCase(#"{"kind": "button", "accessibility": {"isElement": false}}"#, nil),
    SpeechCase(#"{"kind": "button", "title": "Go", "isEnabled": false}"#, "Go. Dimmed. Button."),
    SpeechCase(#"{"kind": "button", "title": "Go", "isSelected": true}"#, "Selected: Go. Button."),
    SpeechCase(#"{"kind": "button", "title": "Go"}"#, "Selected: Go. Button.", state: .selected),
    SpeechCase(#"{"kind": "button", "title": "Go"}"#, "Go. Dimmed. Button.", state: .disabled),
    SpeechCase(#"{"kind": "button", "title": "Go"}"#, "Go. Button.", state: .highlighted),
    SpeechCase(
      #"{"kind": "button", "states": {"normal": {"title": "Play"}, "selected": {"title": "Pause"}}}"#, "Play. Button."),
    SpeechCase(
      #"{"kind": "button", "states": {"normal": {"title": "Play"}, "selected": {"title": "Pause"}}}"#,
      "Selected: Pause. Button.", state: .selected),
    SpeechCase(
      #"{"kind": "button", "isSelected": true, "states": {"normal": {"title": "Play"}, "selected": {"title": "Pause"}}}"#,
      "Selected: Pause. Button."),
    SpeechCase(
      #"{"kind": "button", "title": "Old", "configuration": {"style": "filled", "title": "New"}}"#, "New. Button."),
    SpeechCase(#"{"kind": "button", "image": "ic_play-large.2x"}"#, "ic play large 2x. Button."),
    SpeechCase(#"{"kind": "button", "image": "___"}"#, "Button."),
    SpeechCase(#"{"kind": "button", "image": {"name": "trash.fill", "isSystem": true}}"#, "trash fill. Button."),
    SpeechCase(
      #"{"kind": "button", "configuration": {"image": {"name": "square.and.arrow.up", "isSystem": true}}}"#,
      "square and arrow up. Button."),
    SpeechCase(#"{"kind": "button", "states": {"normal": {"backgroundImage": "blue_bar"}}}"#, "blue bar. Button."),
    SpeechCase(
      #"{"kind": "button", "states": {"normal": {"image": "star", "backgroundImage": "blue_bar"}}}"#, "star. Button."),
    SpeechCase(#"{"kind": "button", "title": "Go", "image": "star"}"#, "Go. Button."),
    SpeechCase(#"{"kind": "button", "type": "infoLight"}"#, "More Info. Button."),
    SpeechCase(#"{"kind": "button", "title": "Go", "accessibility": {"traits": ["none"]}}"#, "Go"),
    SpeechCase(#"{"kind": "button", "title": "Go", "accessibility": {"traits": []}}"#, "Go"),
    SpeechCase(#"{"kind": "button", "title": "Go", "accessibility": {"traits": ["link"]}}"#, "Go. Link."),
    SpeechCase(
      #"{"kind": "button", "title": "Go", "accessibility": {"traits": ["button", "notEnabled"]}}"#,
      "Go. Dimmed. Button."),
  ]

  @Test("both readings where label and title differ, else none")
  func readings() throws {
    let readings = try #require(try self.readings(of: Self.both))
    #expect(readings.observed == "Start. Button.")
    #expect(readings.documented == "Go. Button.")
    #expect(try self.readings(of: #"{"kind": "button", "title": "Go", "accessibility": {"label": "Go"}}"#) == nil)
    #expect(try self.readings(of: #"{"kind": "button", "title": "Go"}"#) == nil)
    #expect(try self.readings(of: #"{"kind": "label", "text": "Go", "accessibility": {"label": "Start"}}"#) == nil)
  }

  @Test("an image's name is never claimed to be sure", arguments: ["star", "trash.fill"])
  func confidence(_ name: String) throws {
    let spoken = try SpeechCase(#"{"kind": "button", "image": "\#(name)"}"#, nil).spoken()
    #expect(try #require(spoken).confidence >= .c)
  }

  private func readings(of json: String) throws -> (observed: String, documented: String)? {
    let element = try JSONDecoder().decode(Element.self, from: Data(json.utf8))
    return SpeechModel().buttonLabelReadings(
      of: element, platform: .iOS, locale: try #require(LocaleTag("en")), resolve: SpeechCase.resolve)
  }
}
