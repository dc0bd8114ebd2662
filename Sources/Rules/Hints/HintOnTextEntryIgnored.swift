import AuditModel
import RuleKit
import ScreenAnalysis

/// A text field has a hint that VoiceOver does not say.
///
/// ## What it reports
/// A hint on a text field or text view that can be edited: the system's instruction ("Double tap to edit.") stands in
/// its place. A note.
///
/// ## Why it matters
/// What the hint explains, such as a format, is never heard; it belongs in the label, the placeholder or a text beside
/// the field.
///
/// ## Example
/// A field "Date of birth" with the hint "Day, month, year.": "Date of birth. Text Field. Double tap to edit." The
/// description tests of cashapp/AccessibilitySnapshot have the case.
///
/// ## Known limits
/// Some versions of VoiceOver may speak both, so it is no more than a note. What would mend it is a person's to say.
/// Hints are rare in Interface Builder files: nine public apps have four. The only one on a text view stands for its
/// label (`hint-without-label`).
///
/// ## Source
/// cashapp/AccessibilitySnapshot, description tests (the instruction replaces the hint).
struct HintOnTextEntryIgnored: ScreenRule {
  static let name = "hint-on-text-entry-ignored"
  static let severity = Severity.note

  /// The hints that are not spoken.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      guard let hint = context.hint, context.utterance.replacesHint, !context.utterance.isPromotedHint else {
        return nil
      }
      return Problem(
        "the hint \"\(hint.string.inBrief)\" is not spoken: VoiceOver says its own instruction for texts",
        text: context.element.accessibility.hint, evidence: ["hint": .text(hint.string)])
    }
  }
}
