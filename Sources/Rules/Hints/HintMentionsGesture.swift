import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis

/// A hint mentions a gesture.
///
/// ## What it reports
/// A hint with a phrase for a gesture ("double tap", "tap", "swipe", "press", "click", "drag", "to activate"; listed
/// per language), as whole words. Severity: warning. If an English hint has the form "Tap to" and a verb, the finding
/// shows the corrected utterance, with a period. Not reported: hints whose label has the same phrase, because the app
/// is then about gestures; keys ("Press Return between names"); the words as nouns ("the press", "Touch ID").
///
/// ## Why it matters
/// VoiceOver users use other gestures than sighted users, or a keyboard or a switch. VoiceOver announces the gesture
/// that applies.
///
/// ## Example
/// The mini player of a public podcast app has the hint "Tap to open full size player": "Player. Button. Tap to open
/// full size player"; better is "Player. Button. Opens full size player."
///
/// ## Known limits
/// Phrases are known for the languages of `Locales/spoken`.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): "Don't include the action type in
/// the hint"; cvs-health/ios-swiftui-accessibility-techniques, hint-describes-action-method;
/// wordpress-mobile/WordPress-iOS#13202.
struct HintMentionsGesture: HintRule {
  static let name = "hint-mentions-gesture"
  static let severity = Severity.warning
  static let judgesToolTips = true
  static let judgesPromoted = true

  /// The hints that mention a gesture.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    // The longest phrase says the most: "double tap" before "tap".
    let phrases = (hint.vocabulary.gestures + (hint.isEnglish ? Self.furtherPhrases : []))
      .sorted { ($1.count, $0) < ($0.count, $1) }
    guard let phrase = phrases.first(where: { Self.mentions($0, in: hint) }) else { return nil }
    return HintProblem(
      predicate: "mentions the gesture \"\(phrase)\"",
      fixed: hint.isEnglish ? GestureInstruction.result(of: hint.text).map(hint.ended) : nil)
  }

  private static func mentions(_ phrase: String, in hint: SpokenHint) -> Bool {
    guard hint.label.positions(of: phrase).isEmpty else { return false }
    let words = hint.words
    return words.positions(of: phrase).contains { position in
      !hint.isEnglish || !GestureInstruction.isNoun(phrase, at: position, in: words.list)
    }
  }

  /// English phrases that say how to activate something without naming the gesture.
  private static let furtherPhrases = ["to activate"]
}
