import AuditModel
import RuleKit
import ScreenAnalysis

/// A hint says what the label says already.
///
/// ## What it reports
/// An English hint whose first word is the verb with which the label begins ("Delete", "Deletes the message."). A note,
/// and off by default. On the Mac too.
///
/// ## Why it matters
/// Hints are optional, and each one takes time to hear; a label with a verb mostly needs none.
///
/// ## Example
/// The button "Share" with the hint "Shares the trail.": "Share. Button. Shares the trail."
///
/// ## Known limits
/// Off by default: such a hint may tell more than the label does. English only, and verbs of a list.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement) ("not every element needs a hint").
struct HintOnObviousControl: HintRule {
  static let name = "hint-on-obvious-control"
  static let severity = Severity.note
  static let isOnByDefault = false
  static let judgesMac = true

  /// The hints that their labels make needless.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    guard hint.isEnglish, let verb = hint.label.list.first, let first = hint.words.list.first,
      EnglishVerbs.isSameVerb(verb, first)
    else { return nil }
    return HintProblem(predicate: "begins with the verb of the label, \"\(verb)\"", mended: "")
  }
}
