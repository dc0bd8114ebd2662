import AuditModel
import Auditing
import Loading
import Testing

/// What the rules about traits and titles tell beside their messages: utterances before and after, and places.
@Suite struct TraitRuleTests {
  private func findings(_ rule: String, _ elements: String) async throws -> [Finding] {
    let text = """
      {"platform": "iOS", "screens": [{"id": "s", "root": {"kind": "view", "id": "root", "children": [\(elements)]}}]}
      """
    let reading = JSONTreeReader.read(Array(text.utf8), path: "tree.json")
    var options = AuditOptions()
    options.ruleSet = RuleSet(only: [rule])
    let workspace = Workspace(trees: try #require(reading.document).trees)
    return await Auditor(options: options).audit(workspace, tool: .init(name: "fitspoken", version: "test")).report
      .findings
  }

  private func spoken(_ finding: Finding?) -> [Evidence?] {
    [finding?.evidence["utterance"], finding?.evidence["mendedUtterance"]]
  }

  @Test func aTappedLabelBecomesAButton() async throws {
    let label = "{\"kind\": \"label\", \"id\": \"l\", \"text\": \"Terms of Use\", \"gestures\": [\"tap\"]}"
    let found = try await findings("tappable-without-button-trait", label)
    #expect(spoken(found.first) == [.text("Terms of Use"), .text("Terms of Use. Button.")])
  }

  @Test func aTappedCardSpeaksWhatIsInside() async throws {
    let card = """
      {"kind": "view", "id": "card", "gestures": ["tap"], "children": [
        {"kind": "label", "id": "a", "text": "Trail"}, {"kind": "label", "id": "b", "text": "4 km"}]}
      """
    let found = try await findings("tappable-without-button-trait", card)
    #expect(spoken(found.first) == [nil, .text("Trail, 4 km. Button.")])
  }

  @Test func superfluousTraitsAreTakenAway() async throws {
    let button = """
      {"kind": "button", "id": "b", "title": "More", "accessibility": {"traits": ["button", "link"]}},
      {"kind": "element", "id": "e", "accessibility": {"label": "Terms", "traits": ["button", "link"]}}
      """
    let found = try await findings("conflicting-traits", button)
    #expect(found.map { $0.evidence["mendedUtterance"] } == [.text("More. Button."), .text("Terms. Link.")])
  }

  @Test func swallowedControlsAreHeardInTheMendedUtterance() async throws {
    let bar = """
      {"kind": "view", "id": "bar", "accessibility": {"isElement": true, "label": "Player"}, "children": [
        {"kind": "button", "id": "a", "title": "Play"}, {"kind": "button", "id": "b", "title": "Close"}]}
      """
    let found = try await findings("hidden-parent-with-controls", bar)
    #expect(spoken(found.first) == [.text("Player"), .text("Play. Button. Close. Button.")])
    #expect(found.first?.evidence["controls"] == .list(["a", "b"]))
  }

  @Test func aProjectInSentenceStyleIsOneFindingWithItsPlaces() async throws {
    let titles = ["Add to cart", "Buy now", "Show details", "Not now", "Clear all", "Open Settings"]
    let buttons = titles.enumerated().map { "{\"kind\": \"button\", \"id\": \"b\($0)\", \"title\": \"\($1)\"}" }
    let found = try await findings("title-capitalisation", buttons.joined(separator: ","))
    #expect(found.count == 1 && found.first?.places.compactMap(\.element?.id) == ["b0", "b1", "b2", "b3", "b4"])
    #expect(spoken(found.first) == [.text("Add to cart. Button."), .text("Add to Cart. Button.")])
  }

  @Test func statesAreHeardToo() async throws {
    let states =
      "{\"normal\": {\"title\": \"Send\"}, \"disabled\": {\"title\": \"Sending\"}, \"selected\": {\"title\": \"Sent\"}}"
    let button = "{\"kind\": \"button\", \"id\": \"b\", \"states\": \(states)}"
    let differs = try await findings("state-title-differs", button)
    #expect(differs.first?.evidence["disabledUtterance"] == .text("Sending. Dimmed. Button."))
    let inLabel = try await findings("state-in-label", button)
    #expect(inLabel.first?.evidence["selectedUtterance"] == .text("Selected: Sent. Button."))
  }
}
