import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis
import Utilities

/// A label contains the element's state or says how to use it.
///
/// ## What it reports
/// An accessibility label with the name of a gesture of two words ("double tap") or a gesture and its purpose ("tap to
/// open"); with a separated state ("Bold, selected", "Selected, Bold", "Favorite (checked)"), or with a state at its
/// end that VoiceOver also speaks; and the label of a switch that ends with "on" or "off". Severity: warning.
///
/// ## Why it matters
/// States belong in traits and values, which VoiceOver speaks in the user's language and keeps up to date. Gestures
/// differ: nothing is tapped once with VoiceOver, and people use keyboards and switches.
///
/// ## Example
/// Cells with the label "NAME, tap to learn more", which was changed after a review
/// (Say-Their-Name/say-their-names-ios#91); "Favorite, selected" with the trait `selected`: "Selected: Favorite,
/// selected. Button."
///
/// ## Known limits
/// Only whole phrases count: "Tap water", "Clickbait", "Tap to Pay" and "Delete selected" are not reported. The
/// purposes of gestures are known in ten languages. Visible titles are skipped.
///
/// ## Source
/// Google's Accessibility Test Framework for Android (redundant description); UIKit, `accessibilityTraits` and
/// `accessibilityHint`.
struct LabelContainsStateOrGesture: LabelRule {
  static let name = "label-contains-state-or-gesture"
  static let severity = Severity.warning

  /// A gesture or a state in the label.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, !context.element.isStaticText else { return nil }
    let vocabulary = SpeechVocabulary.words(for: label.language.identifier)
    let words = LabelWords(label.text)
    if let gesture = gesture(in: words, of: label.language.language, among: vocabulary.gestures) {
      return Problem("the label \(quoted(label.text)) says how to use the element (\"\(gesture)\")", of: label)
    }
    guard let (state, rest) = state(in: label.text, words, at: context, among: vocabulary.states) else { return nil }
    return Problem(
      "the label \(quoted(label.text)) contains the state \"\(state)\", which VoiceOver speaks by itself",
      of: label,
      betterLabel: rest)
  }

  private func gesture(in words: LabelWords, of language: String, among gestures: [String]) -> String? {
    let names = LabelTables.gestureNames[language] ?? []
    guard !names.contains(where: words.contains) else { return nil }
    let purposes = LabelTables.gesturePurposes[language] ?? []
    return gestures.sorted { ($1.count, $0) < ($0.count, $1) }.first { gesture in
      let isSpaceless = LabelWords.isSpaceless(gesture)
      if !isSpaceless, LabelWords(gesture).count > 1 { return words.contains(gesture) }
      return purposes.contains { words.contains(isSpaceless ? gesture + $0 : "\(gesture) \($0)") }
    }
  }

  /// A state that is separated, or that VoiceOver speaks too, and the label without it.
  private func state(
    in text: String, _ words: LabelWords, at context: SpokenContext, among states: [String]
  ) -> (String, String)? {
    for state in states.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      if let rest = words.beforeFinal(state), Self.isSetApart(in: text, behind: rest) || context.says(state) {
        return (state, rest)
      }
      // "Selected: 5" is a count; "Selected, Bold" is a state.
      if let rest = words.afterFirst(state), text.dropFirst(state.count).first == "," { return (state, rest) }
    }
    return onOrOff(in: text, words, at: context)
  }

  /// "On" or "off" at the end of a switch's label.
  private func onOrOff(in text: String, _ words: LabelWords, at context: SpokenContext) -> (String, String)? {
    guard context.element.spokenRoles(on: context.screen.tree.platform).contains("switch") else { return nil }
    let spoken = SpokenWords.words(for: context.locale.identifier)
    for word in [spoken[.on], spoken[.off]] {
      let state = LabelWords(word.text).folded
      guard let rest = words.beforeFinal(state) else { continue }
      let before = LabelWords(rest).folded.split(separator: " ")
      guard before.allSatisfy({ !LabelTables.verbsWithOnAndOff.contains(String($0)) }) else { continue }
      return (state, rest)
    }
    return nil
  }

  private static func isSetApart(in text: String, behind rest: String) -> Bool {
    guard let end = text.firstRange(of: rest)?.upperBound else { return false }
    return LabelTables.stateSeparators.contains { text[end...].contains($0) }
  }
}

extension SpokenContext {
  /// Whether VoiceOver speaks a state by itself.
  fileprivate func says(_ state: String) -> Bool {
    utterance.segments.contains { [.state, .trait].contains($0.role) && LabelWords($0.text).contains(state) }
  }
}
