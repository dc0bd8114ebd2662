import AuditModel
import Localization
import RuleKit
import ScreenAnalysis

/// A hint does not end with a period.
///
/// ## What it reports
/// A hint that does not end with a final punctuation mark of its language, such as a period, question mark, exclamation
/// mark or ellipsis in any script (`。`, `।`, `۔`), with the corrected utterance. Severity: note. Not reported:
/// languages without a period (Thai, Lao), and the Mac, where help texts have none.
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
    let table = FinalMarkTable(language: hint.language.language)
    guard !table.unused.contains(.stop), !hint.words.isEmpty,
      FinalMarks(endOf: hint.text, by: table).isDisjoint(with: Self.sentenceEnds)
    else { return nil }
    let text = hint.text.trimmingSuffix(while: \.isWhitespace)
    return HintProblem(
      predicate: "does not end with a period", fixed: text + (Self.stops[hint.language.language] ?? "."))
  }

  private static let sentenceEnds: FinalMarks = [.stop, .question, .exclamation, .ellipsis]

  /// The periods of languages that have their own (Unicode names of the characters).
  private static let stops = [
    "am": "።", "bn": "।", "hi": "।", "hy": "։", "ja": "。", "km": "។", "my": "။", "ne": "।", "pa": "।",
    "ti": "።", "ur": "۔", "yue": "。", "zh": "。",
  ]
}

extension String {
  /// The text without the characters at its end for which `isOmitted` is true.
  fileprivate func trimmingSuffix(while isOmitted: (Character) -> Bool) -> String {
    guard let last = lastIndex(where: { !isOmitted($0) }) else { return "" }
    return String(self[...last])
  }
}
