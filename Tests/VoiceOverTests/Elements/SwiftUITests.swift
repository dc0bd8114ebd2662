import AuditModel
import Foundation
import Testing
import VoiceOver

@Suite("SwiftUI's views on a screen, and their rules")
struct SwiftUITests {
  private func transcript(_ root: String) throws -> [SpokenElement] {
    let json = #"{"id": "s", "root": \#(root)}"#
    let screen = try JSONDecoder().decode(Screen.self, from: Data(json.utf8))
    return SpeechModel().transcript(of: screen, platform: .iOS, framework: .swiftUI, locale: .english) {
      $0.key ?? $0.value
    }
  }

  @Test("what is combined or ignored is not reached, a stepper is one element")
  func reached() throws {
    let children = #"[{"kind": "label", "text": "Anna"}, {"kind": "label", "text": "Member"}]"#
    let spoken = try transcript(
      #"""
      {"kind": "stackView", "id": "root", "children": [
        {"kind": "stackView", "children": \#(children), "accessibility": {"children": "combine"}},
        {"kind": "stackView", "children": \#(children), "accessibility": {"children": "ignore", "label": "Card"}},
        {"kind": "button", "children": \#(children)},
        {"kind": "imageView", "image": "sea"},
        {"kind": "stepper", "title": "Guests"}]}
      """#)
    #expect(
      spoken.map(\.utterance.description) == [
        "Anna, Member", "Card", "Anna, Member. Button.", "sea. Image.", "Guests. Adjustable.",
      ])
  }

  @Test("the rule that brings the label", arguments: rules)
  func rule(_ json: String, _ rule: String) throws {
    let spoken = try #require(try transcript(json).first)
    #expect(spoken.utterance.segments.first { $0.role == .label }?.rule == rule)
  }

  static let rules: [(String, String)] = [
    (#"{"kind": "button", "title": "Go"}"#, "button-title"),
    (#"{"kind": "button", "children": [{"kind": "label", "text": "Go"}]}"#, "button-title"),
    (
      #"{"kind": "button", "children": [{"kind": "label", "text": "Go"}, {"kind": "label", "text": "on"}]}"#,
      "combined-labels"
    ),
    (#"{"kind": "button", "children": [{"kind": "imageView", "image": "go"}]}"#, "image-name"),
    (
      #"{"kind": "button", "children": [{"kind": "imageView", "image": {"name": "play", "isSystem": true}}]}"#,
      "symbol-name"
    ),
    (#"{"kind": "button", "title": "Go", "accessibility": {"label": "Start"}}"#, "explicit-label"),
    (#"{"kind": "switch", "title": "Sync"}"#, "content-label"),
    (#"{"kind": "label", "text": "Hi"}"#, "label-text"),
  ]

  @Test("UIKit's views are what they were without a framework")
  func framework() throws {
    let image = Element(id: "i", kind: .imageView)
    let model = SpeechModel()
    for framework in [nil, InterfaceFramework.uiKit] {
      let spoken = model.utterance(of: image, platform: .iOS, framework: framework, locale: .english) { $0.value }
      #expect(spoken == nil)
    }
    #expect(model.utterance(of: image, platform: .iOS, framework: .swiftUI, locale: .english) { $0.value } != nil)
  }
}
