import AuditModel
import RuleKit
import ScreenAnalysis

/// A button tells its state twice: by another label and as selected.
///
/// ## What it reports
/// A button whose title for the selected state has other words than the normal one, and that has no accessibility label of its
/// own: once selected, it says the new title and "Selected:" before it. A note, off by default.
///
/// ## Why it matters
/// "Selected: Pause" leaves open whether it plays or pauses.
///
/// ## Example
/// Titles "Play" and "Pause" for normal and selected: "Selected: Pause. Button."
///
/// ## Known limits
/// Guidelines disagree: WordPress asks for a label that changes, others for one that stays. Code may change the label
/// without the state.
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
        "the selected button is called \"\(selected)\" instead of \"\(normal)\", and says that it is selected",
        evidence: spoken.map { ["selectedUtterance": .text($0.text)] } ?? [:])
    }
  }
}
