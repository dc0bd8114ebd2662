import AuditModel
import RuleKit
import ScreenAnalysis

/// A hint begins with an imperative.
///
/// ## What it reports
/// An English hint whose first word is a verb in the imperative ("Delete the message.") instead of the third person
/// ("Deletes the message."), with the corrected utterance, which ends with a period. Severity: note. A word that may also be a noun or an
/// adjective ("Open tasks are shown", "Search results") only counts before an article or a similar word, where it is joined to another verb, and in
/// short commands ("Open comments"). Not reported: the Mac,
/// where help texts use the imperative, and hints that `hint-mentions-gesture` reports.
///
/// ## Why it matters
/// VoiceOver users hear a command, but the hint should say what happens.
///
/// ## Example
/// Apple's documentation has the pair "Plays the song", not "Play the song".
///
/// ## Known limits
/// English only, because many languages use the infinitive. Verbs that are not in the list are not judged.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): "Avoid beginning the phrase with the
/// imperative form of a verb".
struct HintImperative: HintRule {
  static let name = "hint-imperative"
  static let severity = Severity.note

  /// The hints that begin with an imperative.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    guard hint.isEnglish, let first = hint.words.list.first,
      let verb = EnglishVerbs.thirdPerson(ofImperativeIn: hint.words), HintMentionsGesture.problem(of: hint) == nil
    else { return nil }
    return HintProblem(
      predicate: "begins with the imperative \"\(first)\" instead of \"\(verb)\"",
      fixed: hint.ended(EnglishVerbs.agreeing(hint.text.replacingFirstWord(with: verb))))
  }
}
