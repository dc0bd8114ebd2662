import AuditModel
import RuleKit
import ScreenAnalysis

/// A hint repeats the label.
///
/// ## What it reports
/// A hint that is the same as the spoken label, or begins with all of its words, in each language. A single word that
/// begins a longer hint is not enough: "Delete" with "Deletes the message." is right, and "Delete" with "Delete the
/// message." is `hint-imperative`'s; in English a word that is no verb is ("Brightness", "Brightness of the screen.").
/// On the Mac too.
///
/// ## Why it matters
/// VoiceOver says the same words twice: label, then after a pause the hint.
///
/// ## Example
/// In the macOS client of ownCloud labels and help texts were the same, and VoiceOver read both
/// (owncloud/client#11792).
///
/// ## Known limits
/// In languages without spaces between words only a hint that is the same is found. Hints are rare in Interface Builder
/// files: nine public apps have four. None of them repeats its label.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint is not to name the element;
/// owncloud/client#11792.
struct HintRepeatsLabel: HintRule {
  static let name = "hint-repeats-label"
  static let severity = Severity.warning
  static let judgesMac = true

  /// The hints that repeat their labels.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    let (words, label) = (hint.words, hint.label)
    guard words.starts(with: label), label.list.count > 1 || words == label || Self.isRepeatedNoun(label, in: hint)
    else { return nil }
    if words.list == label.list { return HintProblem(predicate: "says the same as the label", mended: "") }
    return HintProblem(predicate: "begins with the label")
  }

  private static func isRepeatedNoun(_ label: HintWords, in hint: SpokenHint) -> Bool {
    label.list.count == hint.words.list.count
      || hint.isEnglish && label.list.allSatisfy { EnglishVerbs.thirdPerson(of: $0) == nil }
  }
}
