import AuditModel
import RuleKit
import ScreenAnalysis

/// A hint begins with a command.
///
/// ## What it reports
/// An English hint whose first word is a verb in the imperative ("Delete the message.") rather than in the third person
/// ("Deletes the message."). A note, with the utterance as it would be. What may be a noun or an adjective ("Open
/// tasks", "Search results") counts only before an article or the like. Not on the Mac, where help texts are
/// imperative.
///
/// ## Why it matters
/// VoiceOver users hear an order, where the hint should tell what happens.
///
/// ## Example
/// Apple's own page has the pair: "Plays the song", and not "Play the song".
///
/// ## Known limits
/// English only: many languages use the infinitive. Verbs that are not in the list are not judged. Hints are rare in
/// Interface Builder files: nine public apps have four. None of them begins with a verb but "Close", which stands alone
/// (found, rightly), and "Tap", which is `hint-mentions-gesture`'s.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): "Avoid beginning the phrase with the
/// imperative form of a verb".
struct HintImperative: HintRule {
  static let name = "hint-imperative"
  static let severity = Severity.note

  /// The hints that command.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    guard hint.isEnglish, let first = hint.words.list.first,
      let verb = EnglishVerbs.thirdPerson(ofImperativeIn: hint.words)
    else { return nil }
    return HintProblem(
      predicate: "begins with the command \"\(first)\" rather than \"\(verb)\"",
      mended: hint.text.replacingFirstWord(with: verb))
  }
}

extension String {
  /// The text with another first word, capitalized as the old one was.
  func replacingFirstWord(with word: String) -> String {
    guard let start = firstIndex(where: \.isLetter) else { return self }
    let end = self[start...].firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" } ?? endIndex
    let spelled = self[start].isUppercase ? word.prefix(1).uppercased() + word.dropFirst() : word
    return self[..<start] + spelled + self[end...]
  }
}
