import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis

/// A hint tells the gesture.
///
/// ## What it reports
/// A hint with a phrase for a gesture ("double tap", "tap", "swipe", "press", "click", "drag", "to activate"; per
/// language), as whole words. A warning. Silent where the label has the phrase too, for then the app is about gestures;
/// for keys ("Press Return between names"); and for the words as nouns ("the press", "Touch ID"). Where an English hint
/// reads "Tap to" and a verb, the utterance after the fix is given, with a full stop.
///
/// ## Why it matters
/// People work the app with other gestures than sighted users, with a keyboard or a switch; VoiceOver tells them
/// theirs.
///
/// ## Example
/// The mini player of a public podcast app has the hint "Tap to open full size player": "Player. Button. Tap to open
/// full size player"; better "Player. Button. Opens full size player."
///
/// ## Known limits
/// Phrases are known for the languages of `Locales/spoken`. On nine public apps with four hints: 1 hit (a view and the
/// view inside it, of which VoiceOver reaches one), right.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): "Don't include the action type in
/// the hint"; cvs-health/ios-swiftui-accessibility-techniques, hint-describes-action-method;
/// wordpress-mobile/WordPress-iOS#13202.
struct HintMentionsGesture: HintRule {
  static let name = "hint-mentions-gesture"
  static let severity = Severity.warning
  static let judgesPromoted = true

  /// The hints that tell a gesture.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    // The longest phrase tells most: "double tap" before "tap".
    let phrases = (hint.vocabulary.gestures + (hint.isEnglish ? Self.furtherPhrases : []))
      .sorted { ($1.count, $0) < ($0.count, $1) }
    guard let phrase = phrases.first(where: { Self.mentions($0, in: hint) }) else { return nil }
    return HintProblem(
      predicate: "tells the gesture \"\(phrase)\"",
      mended: hint.isEnglish ? GestureInstruction.result(of: hint.text).map(Self.ended) : nil)
  }

  private static func mentions(_ phrase: String, in hint: SpokenHint) -> Bool {
    guard hint.label.places(of: phrase).isEmpty else { return false }
    let words = hint.words
    return words.places(of: phrase).contains { place in
      !hint.isEnglish || !GestureInstruction.isNoun(phrase, at: place, in: words.list)
    }
  }

  /// A hint with a full stop at its end, where it has no final mark.
  private static func ended(_ hint: String) -> String {
    hint.last.map { ".!?…".contains($0) } == true ? hint : hint + "."
  }

  /// English phrases that tell how to activate something without naming the gesture.
  private static let furtherPhrases = ["to activate"]
}
