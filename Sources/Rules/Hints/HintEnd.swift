import AuditModel
import Localization
import RuleKit
import ScreenAnalysis

/// A hint does not end with a full stop.
///
/// ## What it reports
/// A hint that ends with no final mark of its language: full stop, question or exclamation mark, ellipsis, whatever the
/// script (`。`, `।`, `۔`). A note, with the utterance as it would be. Languages without a full stop (Thai, Lao) are
/// silent. Not on the Mac, where help texts have none.
///
/// ## Why it matters
/// The voice does not fall at the end, and VoiceOver goes on to the next sentence without a pause.
///
/// ## Example
/// A public browser's button has the hint "Close": "Remove. Button. Close"; with a full stop "Remove. Button. Close."
///
/// ## Known limits
/// On nine public apps with four hints: 2 hits, both right.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint begins with a capital letter
/// and ends with a period; WordPress, accessibility guidelines. The final marks: Weblate 5.14.
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
      predicate: "does not end with a full stop", mended: text + (Self.stops[hint.language.language] ?? "."))
  }

  private static let sentenceEnds: FinalMarks = [.stop, .question, .exclamation, .ellipsis]

  /// The full stops of languages that have one of their own (Unicode names of the characters).
  private static let stops = [
    "am": "።", "bn": "।", "hi": "।", "hy": "։", "ja": "。", "km": "។", "my": "။", "ne": "।", "pa": "।",
    "ti": "።", "ur": "۔", "yue": "。", "zh": "。",
  ]
}

extension String {
  /// The text without the characters at its end for which `isLeft` holds.
  fileprivate func trimmingSuffix(while isLeft: (Character) -> Bool) -> String {
    guard let last = lastIndex(where: { !isLeft($0) }) else { return "" }
    return String(self[...last])
  }
}
