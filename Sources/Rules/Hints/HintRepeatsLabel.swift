import AuditModel
import RuleKit
import ScreenAnalysis

/// A hint repeats the label.
///
/// ## What it reports
/// A hint that equals the spoken label or begins with all of its words, in any language. A label of a single word must
/// be the whole hint: "Delete" with "Deletes the message." is right, and "Delete" with "Delete the message." is
/// reported by `hint-imperative`. In English, a word that is not a verb is reported too ("Brightness", "Brightness of
/// the screen."). Tool tips and SwiftUI's `help(_:)` are judged too if there is no hint: VoiceOver speaks them as one.
/// Reported on the Mac too. Severity: warning.
///
/// ## Why it matters
/// VoiceOver speaks the same words twice: the label and, after a pause, the hint.
///
/// ## Example
/// In the macOS client of ownCloud, labels and help texts were identical, and VoiceOver read both
/// (owncloud/client#11792).
///
/// ## Known limits
/// In languages without spaces between words, only a hint that equals the label is found.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint should not name the element;
/// owncloud/client#11792.
struct HintRepeatsLabel: HintRule {
  static let name = "hint-repeats-label"
  static let severity = Severity.warning
  static let judgesMac = true
  static let judgesToolTips = true

  /// The hints that repeat their labels.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    let (words, label) = (hint.words, hint.label)
    guard words.starts(with: label), label.list.count > 1 || words == label || Self.isRepeatedNoun(label, in: hint)
    else { return nil }
    if words.list == label.list { return HintProblem(predicate: "repeats the label", fixed: "") }
    return HintProblem(predicate: "begins with the label")
  }

  private static func isRepeatedNoun(_ label: HintWords, in hint: SpokenHint) -> Bool {
    label.list.count == hint.words.list.count
      || hint.isEnglish && label.list.allSatisfy { EnglishVerbs.thirdPerson(of: $0) == nil }
  }
}
