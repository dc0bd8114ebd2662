import AuditModel
import RuleKit
import ScreenAnalysis

/// An element has the traits of two different controls.
///
/// ## What it reports
/// Two of the traits button, link and search field on one element, or button and adjustable. Severity: warning.
///
/// ## Why it matters
/// VoiceOver speaks both words ("Button. Adjustable.") and offers actions that may not work, so nobody knows how to use
/// the element.
///
/// ## Example
/// A button "More Info" with the traits button and adjustable: "More Info. Button. Adjustable. Swipe up or down with
/// one finger to adjust the value."
///
/// ## Known limits
/// SwiftUI's `Link` has both traits by design and is skipped, as are keyboard keys, whose trait suppresses the word
/// "Button". Traits set in code are not seen.
///
/// ## Source
/// google/GTXiLib, `GTXCheckForAXTraits`; Deque axe DevTools Mobile.
struct ConflictingTraits: ScreenRule {
  static let name = "conflicting-traits"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// The elements with conflicting traits.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      Self.problem(of: screen.elements[index], in: screen.tree)?.finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func problem(of facts: ElementFacts, in tree: InterfaceTree) -> Problem? {
    guard facts.isReached, let traits = facts.element.accessibility.traits, let pair = conflict(among: traits),
      !(pair == [.button, .link] && (facts.element.kind == .link || tree.framework == .swiftUI))
    else { return nil }
    // A button keeps the button trait; otherwise the other trait says more.
    let superfluous = facts.element.kind == .button ? pair[1] : pair[0]
    return Problem(
      "the traits \(pair[0].name) and \(pair[1].name) contradict each other", severity: severity,
      evidence: ["traits": .list(traits.map(\.name))],
      fix: { $0.accessibility.traits = traits.filter { $0 != superfluous } })
  }

  private static func conflict(among traits: [AccessibilityTrait]) -> [AccessibilityTrait]? {
    pairs.first { $0.allSatisfy(traits.contains) }
  }

  private static let pairs: [[AccessibilityTrait]] = [
    [.button, .link], [.button, .searchField], [.link, .searchField], [.keyboardKey, .link],
    [.keyboardKey, .searchField], [.button, .adjustable],
  ]
}
