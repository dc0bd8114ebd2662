import AuditModel
import TestSupport
import Testing

/// What the rules about traits and titles tell beside their messages: utterances before and after, and places.
@Suite struct TraitRuleTests {
  private func findings(_ rule: String, _ elements: [Node]) async throws -> [Finding] {
    let root = Node(.view, "root") { elements }
    return try await TestScreen(root: root, size: nil).findings(of: rule)
  }

  private func spoken(_ finding: Finding?) -> [Evidence?] {
    [finding?.evidence["utterance"], finding?.evidence["mendedUtterance"]]
  }

  @Test func aTappedLabelBecomesAButton() async throws {
    let label = Node(.label, "l", ["text": "Terms of Use", "gestures": ["tap"]])
    let found = try await findings("tappable-without-button-trait", [label])
    #expect(spoken(found.first) == [.text("Terms of Use"), .text("Terms of Use. Button.")])
  }

  @Test func aTappedCardSpeaksWhatIsInside() async throws {
    let card = Node(.view, "card", ["gestures": ["tap"]]) {
      Node(.label, "a", ["text": "Trail"])
      Node(.label, "b", ["text": "4 km"])
    }
    let found = try await findings("tappable-without-button-trait", [card])
    #expect(spoken(found.first) == [nil, .text("Trail, 4 km. Button.")])
  }

  @Test func superfluousTraitsAreTakenAway() async throws {
    let elements = [
      Node(.button, "b", ["title": "More", "accessibility": ["traits": ["button", "link"]]]),
      Node(.element, "e", ["accessibility": ["label": "Terms", "traits": ["button", "link"]]]),
    ]
    let found = try await findings("conflicting-traits", elements)
    #expect(found.map { $0.evidence["mendedUtterance"] } == [.text("More. Button."), .text("Terms. Link.")])
  }

  @Test func swallowedControlsAreHeardInTheFixedUtterance() async throws {
    let bar = Node(.view, "bar", ["accessibility": ["isElement": true, "label": "Player"]]) {
      Node(.button, "a", ["title": "Play"])
      Node(.button, "b", ["title": "Close"])
    }
    let found = try await findings("hidden-parent-with-controls", [bar])
    #expect(spoken(found.first) == [.text("Player"), .text("Play. Button. Close. Button.")])
    #expect(found.first?.evidence["controls"] == .list(["a", "b"]))
  }

  @Test func aProjectInSentenceStyleIsOneFindingWithItsLocations() async throws {
    let titles = ["Add to cart", "Buy now", "Show details", "Not now", "Clear all", "Open Settings"]
    let buttons = titles.enumerated().map { Node(.button, "b\($0)", ["title": JSON($1)]) }
    let found = try await findings("title-capitalisation", buttons)
    #expect(found.compactMap(\.element?.id) == ["b0", "b1", "b2", "b3", "b4"])
    #expect(FindingGroup.all(in: found).count == 1)
    #expect(spoken(found.first) == [.text("Add to cart. Button."), .text("Add to Cart. Button.")])
  }

  @Test func findingsStateTheUtterancesOfControlStates() async throws {
    let states: JSON = [
      "normal": ["title": "Send"], "disabled": ["title": "Sending"], "selected": ["title": "Sent"],
    ]
    let button = [Node(.button, "b", ["states": states])]
    let differs = try await findings("state-title-differs", button)
    #expect(differs.first?.evidence["disabledUtterance"] == .text("Sending. Dimmed. Button."))
    let inLabel = try await findings("state-in-label", button)
    #expect(inLabel.first?.evidence["selectedUtterance"] == .text("Selected: Sent. Button."))
  }
}
