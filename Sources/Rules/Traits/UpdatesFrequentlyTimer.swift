import AuditModel
import RuleKit
import ScreenAnalysis

/// A running time does not say that it changes often.
///
/// ## What it reports
/// A label whose text is a time of play ("0:00", "-01:30", "--:--") without the trait `updatesFrequently`. A note, off by
/// default.
///
/// ## Why it matters
/// Without the trait VoiceOver may speak every second of it while the focus is there, or read an old value.
///
/// ## Example
/// A label "00:00" beside the slider of a player.
///
/// ## Known limits
/// A time of day that never changes looks the same. The trait has no word of its own: the utterance stays as it is.
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
        Self.isTime(text), facts.element.accessibility.traits?.contains("updatesFrequently") != true
      else { return nil }
      return Problem(
        "the time \"\(text)\" runs, but lacks the trait updatesFrequently", reviewReason: facts.traitReviewReason
      ).finding(of: Self.self, at: index, on: screen)
    }
  }

  /// Two or three groups of one or two digits or dashes, apart by colons, maybe with a sign.
  private static func isTime(_ text: String) -> Bool {
    let signs: Set<Character> = ["-", "+", "−"]
    let isSigned = text.first.map(signs.contains) == true && !text.hasPrefix("--")
    let unsigned = isSigned ? text.dropFirst() : text[...]
    let groups = unsigned.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(groups.count)
      && groups.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy { $0.isNumber || $0 == "-" || $0 == "–" } }
  }
}
