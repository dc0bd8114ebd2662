import AuditModel
import RuleKit
import ScreenAnalysis

/// A hint does not end with a period.
///
/// ## What it reports
/// A hint that does not end with a final punctuation mark of its language, such as a period, question mark, exclamation
/// mark or ellipsis in any script (`。`, `।`, `۔`), with the corrected utterance. Severity: note. Not reported:
/// languages without a period (Thai, Lao), the Mac, where help texts have none, hints that `hint-mentions-gesture` or
/// `hint-imperative` reports, whose corrections end with a period, and hints that are the label again, which should go.
///
/// ## Why it matters
/// Without it, the voice does not fall at the end, and VoiceOver continues with the next sentence without a pause.
///
/// ## Example
/// A public browser's button has the hint "Close": "Remove. Button. Close"; with a period "Remove. Button. Close."
///
/// ## Known limits
/// In a language without a listed period, the corrected utterance ends with ".".
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint begins with an uppercase
/// letter and ends with a period; WordPress, accessibility guidelines. The final marks: Weblate 5.14.
struct HintEnd: HintRule {
  static let name = "hint-end"
  static let severity = Severity.note

  /// The hints without a final mark.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    let fixed = hint.ended(hint.text)
    guard !hint.words.isEmpty, fixed != hint.text, HintMentionsGesture.problem(of: hint) == nil,
      HintImperative.problem(of: hint) == nil, !hint.isLabelAgain
    else { return nil }
    return HintProblem(predicate: "does not end with a period", fixed: fixed)
  }
}
