import AuditModel
import RuleKit
import ScreenAnalysis

/// A toggle lacks the button trait, and VoiceOver does not call it a switch.
///
/// ## What it reports
/// An element whose traits have `toggleButton` without `button`. A note.
///
/// ## Why it matters
/// VoiceOver says "Switch Button." only where both are there; with the one it says a value without telling what it is of.
///
/// ## Example
/// Apple's page, toggleButton: "If you want VoiceOver to describe the toggle as a switch button, combine the toggle trait with a
/// button trait." `{"label": "Wi-Fi", "value": "1", "traits": ["toggleButton"]}` says "Wi-Fi. On."; with `button` as well
/// "Wi-Fi. Switch Button. On."
///
/// ## Known limits
/// Interface Builder has no such trait: only trees and runtime attributes can have it. Since iOS 17 VoiceOver may say the words
/// with the one trait as well (cashapp/AccessibilitySnapshot#199); on earlier systems it does not.
///
/// ## Source
/// UIKit, `UIAccessibilityTraits.toggleButton`.
struct ToggleWithoutButton: ScreenRule {
  static let name = "toggle-without-button"
  static let severity = Severity.note

  /// The toggles that are not called so.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let facts = screen.elements[index]
      guard facts.isReached, let traits = facts.element.accessibility.traits, traits.contains("toggleButton"),
        !traits.contains("button")
      else { return nil }
      return Problem(
        "the trait toggleButton is there without the trait button, so that nothing calls it a switch",
        fix: { $0.accessibility.traits = traits + ["button"] }
      ).finding(of: Self.self, at: index, on: screen)
    }
  }
}
