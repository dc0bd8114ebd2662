import AuditModel
import RuleKit
import ScreenAnalysis

/// A toggle lacks the button trait, so VoiceOver does not announce it as a switch.
///
/// ## What it reports
/// An element with the trait `toggleButton` but without `button`. Severity: note.
///
/// ## Why it matters
/// VoiceOver says "Switch Button." only if both traits are set. With one alone it speaks a value without saying what
/// kind of control has it.
///
/// ## Example
/// UIKit, `toggleButton`: "If you want VoiceOver to describe the toggle as a switch button, combine the toggle trait
/// with a button trait." `{"label": "Wi-Fi", "value": "1", "traits": ["toggleButton"]}` is spoken as "Wi-Fi. On."; with
/// `button` as well as "Wi-Fi. Switch Button. On."
///
/// ## Known limits
/// Interface Builder does not have this trait; only interface trees and runtime attributes can have it. Since iOS 17
/// VoiceOver may speak the words for the one trait too (cashapp/AccessibilitySnapshot#199); on earlier systems it does
/// not.
///
/// ## Source
/// UIKit, `UIAccessibilityTraits.toggleButton`.
struct ToggleWithoutButton: ScreenRule {
  static let name = "toggle-without-button"
  static let severity = Severity.note

  /// The toggles without the button trait.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let facts = screen.elements[index]
      guard facts.isReached, let traits = facts.element.accessibility.traits, traits.contains(.toggleButton),
        !traits.contains(.button)
      else { return nil }
      return Problem(
        "the trait toggleButton is set without the trait button, so VoiceOver does not announce a switch",
        fix: { $0.accessibility.traits = traits + [.button] }
      ).finding(of: Self.self, at: index, on: screen)
    }
  }
}
