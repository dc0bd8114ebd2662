import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// An element has a hint but no label.
///
/// ## What it reports
/// An element with a hint but without label, value and state: VoiceOver speaks the hint instead of the label. Severity:
/// error. Needs review if code may set a label: an outlet, a custom class, a prototype cell. Not reported on the Mac,
/// where the rules about missing labels apply.
///
/// ## Why it matters
/// The hint was written to follow a label. Now it is spoken alone, even for users who have turned hints off.
///
/// ## Example
/// In a public browser's feedback form, the text view has only the hint "Your feedback.", which VoiceOver speaks as its
/// label.
///
/// ## Known limits
/// Labels set in code are not seen. Elements with an image are reported by `icon-button-no-label`, fields with a
/// placeholder by `placeholder-only-label`.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, its edge cases; WCAG 2.2, 4.1.2.
struct HintWithoutLabel: ScreenRule {
  static let name = "hint-without-label"
  static let severity = Severity.error
  static let concernsWords = false
  static let appliesToRecordings = true

  /// The hints without a label.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS else { return [] }
    lazy var captions = AdjacentLabels(screen)
    return findingsByLocale(on: screen) { context in
      guard context.utterance.isPromotedHint else { return nil }
      let text = context.hintText
      guard let hint = context.words(text)?.string, !hint.isEmpty else { return nil }
      let caption = captions.caption(of: context.index)
      return Problem(
        "the hint \(quoted(hint)) is spoken instead of the missing label",
        text: text, evidence: ["hint": .text(hint)],
        reviewReason: context.context.codeReviewReason(),
        fix: caption.map { label in { $0.accessibility.label = label } })
    }
  }
}
