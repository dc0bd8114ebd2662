import AuditModel
import RuleKit
import ScreenAnalysis

/// A button announces its state twice: by a different label and as selected; off by default.
///
/// ## What it reports
/// A button without an accessibility label whose title for the selected state differs from the normal one: once
/// selected, VoiceOver speaks "Selected:" and the new title. Severity: note.
///
/// ## Why it matters
/// "Selected: Pause" does not say whether it is playing or paused.
///
/// ## Example
/// Titles "Play" and "Pause" for normal and selected: "Selected: Pause. Button."
///
/// ## Known limits
/// Guidelines disagree: WordPress asks for a label that changes, others for one that stays the same. Code may change
/// the label without the state.
///
/// ## Source
/// wordpress-mobile/WordPress-iOS, accessibility guidelines; accessibilityupto11.com.
struct StateInLabel: ScreenRule {
  static let name = "state-in-label"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The buttons whose label changes with the selection.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      let element = context.element
      guard element.kind == .button, context.label == nil, element.control.configuration?.title == nil,
        let normal = context.words(element.control.title(for: .normal))?.string,
        let selected = context.words(element.control.title(for: .selected))?.string, normal != selected
      else { return nil }
      let spoken = context.screen.speech.utterance(of: context.facts, in: context.locale) {
        $0.control.isSelected = true
      }
      return Problem(
        "when selected, the button is called \"\(selected)\" instead of \"\(normal)\" and is also announced as selected",
        evidence: spoken.map { ["selectedUtterance": .text($0.text)] } ?? [:])
    }
  }
}
