import AuditModel
import RuleKit
import ScreenAnalysis

/// A running time lacks the trait that it updates frequently; off by default.
///
/// ## What it reports
/// A label whose text is a playback time ("0:00", "-01:30", "--:--") without the trait `updatesFrequently`. Severity:
/// note.
///
/// ## Why it matters
/// Without the trait, VoiceOver may speak every second while the focus is there, or read an old value.
///
/// ## Example
/// A label "00:00" next to the slider of a player.
///
/// ## Known limits
/// A time of day that never changes looks the same. The trait has no word of its own, so the utterance stays the same.
///
/// ## Source
/// UIKit, `UIAccessibilityTraits.updatesFrequently`.
struct UpdatesFrequentlyTimer: ScreenRule {
  static let name = "updates-frequently-timer"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The labels that show a running time.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let facts = screen.elements[index]
      guard facts.isReached, facts.element.kind == .label, let text = facts.element.control.text?.value,
        Self.isTime(text), facts.element.accessibility.traits?.contains(.updatesFrequently) != true
      else { return nil }
      return Problem(
        "the running time \"\(text)\" lacks the trait updatesFrequently", reviewReason: facts.traitReviewReason
      ).finding(of: Self.self, at: index, on: screen)
    }
  }

  /// Whether a text is two or three groups of one or two digits or dashes, separated by colons, with an optional sign.
  private static func isTime(_ text: String) -> Bool {
    let signs: Set<Character> = ["-", "+", "−"]
    let isSigned = text.first.map(signs.contains) == true && !text.hasPrefix("--")
    let unsigned = isSigned ? text.dropFirst() : text[...]
    let groups = unsigned.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(groups.count)
      && groups.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy { $0.isNumber || $0 == "-" || $0 == "–" } }
  }
}
