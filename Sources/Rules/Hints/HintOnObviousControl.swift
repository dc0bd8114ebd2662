import AuditModel
import RuleKit
import ScreenAnalysis

/// A hint says what the label already says; off by default.
///
/// ## What it reports
/// An English hint whose first word is the verb that the label begins with ("Delete", "Deletes the message."). Reported
/// on the Mac too. Severity: note.
///
/// ## Why it matters
/// Hints are optional, and each one takes time to hear. A label with a verb usually needs none.
///
/// ## Example
/// The button "Share" with the hint "Shares the trail.": "Share. Button. Shares the trail."
///
/// ## Known limits
/// Such a hint may say more than the label, so the rule is off by default. English only, for the verbs of a list.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement) ("not every element needs a hint").
struct HintOnObviousControl: HintRule {
  static let name = "hint-on-obvious-control"
  static let severity = Severity.note
  static let isOnByDefault = false
  static let judgesMac = true

  /// The hints that their labels make unnecessary.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    guard hint.isEnglish, let verb = hint.label.list.first, let first = hint.words.list.first,
      EnglishVerbs.isSameVerb(verb, first)
    else { return nil }
    return HintProblem(predicate: "begins with the verb of the label, \"\(verb)\"", fixed: "")
  }
}
