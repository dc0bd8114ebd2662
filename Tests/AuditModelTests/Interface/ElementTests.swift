import AuditModel
import Foundation
import Testing

@Suite struct ElementTests {
  private func decode(_ json: String) throws -> Element {
    try JSONDecoder().decode(Element.self, from: Data(json.utf8))
  }

  @Test func aTitleStandingDirectlyOnAButtonIsTheNormalStates() throws {
    let element = try decode(#"{"kind": "button", "id": "go", "title": "Go", "image": "arrow"}"#)
    #expect(element.control.title(for: .normal)?.value == "Go")
    #expect(element.control.states?[.normal]?.image?.name == "arrow")
  }

  @Test func anUnknownKindSurvivesWithItsChildren() throws {
    let element = try decode(#"{"kind": "hologram", "id": "h", "children": [{"kind": "label", "id": "l"}]}"#)
    #expect(element.kind == .unknown("hologram"))
    #expect(element.children.map(\.kind) == [.label])
  }

  @Test(arguments: [
    #"{"kind":"button","id":"b","states":{"normal":{"title":{"key":"k","table":"T"}},"selected":{"image":"on"}}}"#,
    #"{"kind":"label","id":"l","text":"Hello","font":{"style":"body"},"frame":{"x":0.5,"y":0,"width":10,"height":20}}"#,
    #"{"kind":"view","id":"v","hugging":{"horizontal":251},"constraints":[{"firstAttribute":"width","constant":9}]}"#,
    #"{"kind":"element","id":"e","accessibility":{"label":"L","traits":[],"context":{"type":"series","index":1,"count":4}}}"#,
  ])
  func whatIsWrittenReadsBackEqual(json: String) throws {
    let element = try decode(json)
    let written = try JSONEncoder().encode(element)
    #expect(try JSONDecoder().decode(Element.self, from: written) == element)
  }

  @Test func aCopyDoesNotSeeLaterChanges() {
    var first = Element(id: "a", kind: .button)
    let second = first
    first.control.type = .system
    #expect(second.control.type == nil)
  }
}
