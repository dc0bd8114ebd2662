import AuditModel
import RuleKit
import ScreenAnalysis

/// An element responds to a gesture other than a tap, but nothing says so; off by default.
///
/// ## What it reports
/// An element that VoiceOver reaches, with a gesture other than a tap (long press, swipe, pan, pinch, rotation),
/// without a hint and without custom actions. Severity: note.
///
/// ## Why it matters
/// People who do not see the screen cannot guess that a row can be held or swiped.
///
/// ## Example
/// A row that is held to be moved, without a hint and without a custom action "Move".
///
/// ## Known limits
/// VoiceOver announces custom actions by itself, and gestures often repeat what a button does, so the rule is off by
/// default. Gestures added in code are not seen.
///
/// ## Source
/// cvs-health/ios-swiftui-accessibility-techniques, missing-accessibility-hint.
struct MissingHintComplexGesture: ScreenRule {
  static let name = "missing-hint-complex-gesture"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The elements with gestures that nothing announces.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      let gestures = (context.element.gestures ?? []).filter { $0 != .tap }.map(\.name)
      guard !gestures.isEmpty, context.hint == nil, context.element.accessibility.customActions?.isEmpty != false else {
        return nil
      }
      return Problem(
        "the gesture \(gestures.joined(separator: ", ")) has neither a hint nor a custom action",
        evidence: ["gestures": .list(gestures)],
        reviewReason: context.facts.element.reviewReason(codeMay: .label))
    }
  }
}
