import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// A text field has a hint that VoiceOver does not speak.
///
/// ## What it reports
/// A hint on an editable text field or text view of UIKit: VoiceOver speaks the system's instruction ("Double tap to
/// edit.") instead. Severity: note. Not reported in SwiftUI, whose fields speak their hints on devices.
///
/// ## Why it matters
/// What the hint explains, such as a format, is never heard. It belongs in the label, the placeholder or a text next to
/// the field.
///
/// ## Example
/// A field "Date of birth" with the hint "Day, month, year.": "Date of birth. Text Field. Double tap to edit." The
/// description tests of cashapp/AccessibilitySnapshot cover this case.
///
/// ## Known limits
/// Some versions of VoiceOver may speak both, so this is only a note. Only a person can decide on the fix.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, description tests (the instruction replaces the hint);
/// cvs-health/ios-swiftui-accessibility-techniques, tested pages (SwiftUI's fields speak it).
struct HintOnTextEntryIgnored: ScreenRule {
  static let name = "hint-on-text-entry-ignored"
  static let severity = Severity.note

  /// The hints that are not spoken.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.framework != .swiftUI else { return [] }
    return findingsByLocale(on: screen) { context in
      guard let hint = context.hint, context.utterance.replacesHint, !context.utterance.isPromotedHint else {
        return nil
      }
      return Problem(
        "the hint \(quoted(hint.string)) is not spoken: VoiceOver speaks its own instruction for text fields",
        text: context.element.accessibility.hint, evidence: ["hint": .text(hint.string)])
    }
  }
}
