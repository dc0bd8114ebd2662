import AuditModel
import RuleKit
import ScreenAnalysis

/// An element takes more than a tap, and nothing tells.
///
/// ## What it reports
/// An element that VoiceOver reaches, with a gesture other than a tap (long press, swipe, pan, pinch, rotation),
/// without hint and without custom actions. A note, and off by default.
///
/// ## Why it matters
/// Who does not see the screen does not guess that a row can be held or swiped.
///
/// ## Example
/// A row that is held to be moved, without hint and without custom action "Move".
///
/// ## Known limits
/// Off by default: VoiceOver announces custom actions by itself, and gestures often repeat what a button does. Gestures
/// that code adds are not seen.
///
/// ## Source
/// cvs-health/ios-swiftui-accessibility-techniques, missing-accessibility-hint.
struct MissingHintComplexGesture: ScreenRule {
  static let name = "missing-hint-complex-gesture"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The elements whose gestures nobody tells.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      let gestures = (context.element.gestures ?? []).filter { $0 != "tap" }
      guard !gestures.isEmpty, context.hint == nil, context.element.accessibility.customActions?.isEmpty != false else {
        return nil
      }
      return Problem(
        "the gesture \(gestures.joined(separator: ", ")) has neither a hint nor a custom action",
        evidence: ["gestures": .list(gestures)],
        reviewReason: context.facts.element.reviewReason(codeMay: "set a label"))
    }
  }
}
