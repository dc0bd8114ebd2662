import AuditModel
import RuleKit
import ScreenAnalysis

/// An element has a hint and no label.
///
/// ## What it reports
/// An element without label, value and state but with a hint: VoiceOver says the hint in place of the label. An error;
/// a request for review where code may set a label: an outlet, a custom class, a prototype cell. Not on the Mac, where
/// rules about missing names speak instead.
///
/// ## Why it matters
/// The hint was written to follow a name. It stands alone, and whoever switches hints off hears it all the same.
///
/// ## Example
/// In a public browser's feedback form the text view has only the hint "Your feedback.", which VoiceOver says as its
/// name.
///
/// ## Known limits
/// Labels that code sets are not seen. Elements with an image are `icon-button-no-label`'s, fields with a placeholder
/// `placeholder-only-label`'s. On nine public apps with four hints: one hit, a request for review (an outlet).
///
/// ## Source
/// cashapp/AccessibilitySnapshot, its edge cases; WCAG 2.2, 4.1.2.
struct HintWithoutLabel: ScreenRule {
  static let name = "hint-without-label"
  static let severity = Severity.error

  /// The hints that stand alone.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS else { return [] }
    return findingsByLocale(on: screen) { context in
      guard context.utterance.isPromotedHint else { return nil }
      let unnamed = ElementContext(screen: context.screen, index: context.index)
      let hint = context.hint?.string ?? ""
      let neighbour = NeighbouringLabel(of: unnamed).text
      return Problem(
        "the hint \"\(hint.inBrief)\" is spoken in place of the label, which is missing",
        text: context.element.accessibility.hint, evidence: ["hint": .text(hint)],
        reviewReason: unnamed.reviewReason(about: nil),
        fix: neighbour.map { label in { $0.accessibility.label = label } })
    }
  }
}
