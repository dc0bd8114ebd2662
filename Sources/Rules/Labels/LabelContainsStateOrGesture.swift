import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis

/// A label tells the element's state, or how to operate it.
///
/// ## What it reports
/// An accessibility label with the name of a gesture of two words ("double tap") or one and its purpose ("tap to open"); with a
/// state that is set apart ("Bold, selected", "Selected, Bold", "Favourite (checked)"), or at its end where VoiceOver says the same
/// state; and the label of a switch that ends with "on" or "off". A warning.
///
/// ## Why it matters
/// States belong to traits and values, which VoiceOver says in the listener's language and keeps up to date. Gestures differ:
/// with VoiceOver nothing is tapped once, and people use keyboards and switches.
///
/// ## Example
/// Cells with the label "NAME, tap to learn more", which a reviewer had changed (Say-Their-Name/say-their-names-ios#91); and
/// "Favourite, selected" with the trait `selected`: "Selected: Favourite, selected. Button."
///
/// ## Known limits
/// Phrases are looked for, not parts of words: "Tap water", "Clickbait", "Tap to Pay" and "Delete selected" are none. The purposes
/// of gestures are known in ten languages. Titles that are seen are left out. On nine public apps it found nothing.
///
/// ## Source
/// Google's accessibility test framework for Android (redundant description); UIKit, `accessibilityTraits` and `accessibilityHint`.
struct LabelContainsStateOrGesture: LabelRule {
  static let name = "label-contains-state-or-gesture"
  static let severity = Severity.warning

  /// A gesture or a state in the label.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, !context.element.isStaticText else { return nil }
    let vocabulary = SpeechVocabulary.words(for: label.language.identifier)
    let words = LabelWords(label.text)
    if let gesture = gesture(in: words, of: label.language.language, among: vocabulary.gestures) {
      return Problem("the label \"\(label.text.inBrief)\" tells how to operate the element (\"\(gesture)\")", of: label)
    }
    guard let (state, rest) = state(in: label.text, words, at: context, among: vocabulary.states) else { return nil }
    return Problem(
      "the label \"\(label.text.inBrief)\" tells the state (\"\(state)\"), which VoiceOver says by itself", of: label,
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

  /// A state that is set apart, or that VoiceOver says too, with the label without it.
  private func state(
    in text: String, _ words: LabelWords, at context: SpokenContext, among states: [String]
  ) -> (String, String)? {
    for state in states.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      if let rest = words.beforeFinal(state), Self.isSetApart(in: text, behind: rest) || context.says(state) {
        return (state, rest)
      }
      // "Selected: 5" counts what is selected; "Selected, Bold" is a state.
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
  /// Whether VoiceOver says a state by itself.
  fileprivate func says(_ state: String) -> Bool {
    utterance.segments.contains { [.state, .trait].contains($0.role) && LabelWords($0.text).contains(state) }
  }
}
