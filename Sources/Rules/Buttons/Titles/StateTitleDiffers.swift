import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// A button changes its title while it is pressed or when it is disabled; off by default.
///
/// ## What it reports
/// A UIKit button whose title for the highlighted, focused or disabled state differs from the normal one. Severity:
/// note.
///
/// ## Why it matters
/// The words change under the finger, the layout is usually designed for one of them, and a disabled control has a name
/// that nobody looks for. VoiceOver speaks the title of the current state.
///
/// ## Example
/// "Send", and "Sending" for the disabled state: the button is dimmed, and the utterance becomes "Sending. Dimmed.
/// Button."
///
/// ## Known limits
/// A title for the selected state may differ, because it names the next action (`state-in-label`, off by default,
/// judges those).
///
/// ## Source
/// UIKit, UIButton ("you specify attributes for each state separately"; "a disabled button is normally dimmed").
struct StateTitleDiffers: ScreenRule {
  static let name = "state-title-differs"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The buttons that change their title.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      let control = context.element.control
      guard context.element.kind == .button, control.configuration?.title == nil,
        let normal = context.words(control.title(for: .normal))?.string
      else { return nil }
      for state in [ControlState.disabled, .highlighted, .focused] {
        guard let title = control.title(for: state), let words = context.words(title)?.string, words != normal else {
          continue
        }
        return Problem(
          "the title \(quoted(normal)) becomes \(quoted(words)) in the state \(state.rawValue)", text: title,
          evidence: context.evidence(of: state))
      }
      return nil
    }
  }
}

extension SpokenContext {
  /// What is spoken in the disabled state; the other two last no longer than a touch.
  fileprivate func evidence(of state: ControlState) -> [String: Evidence] {
    guard state == .disabled else { return [:] }
    let spoken = screen.speech.utterance(of: facts, in: locale) { $0.control.isEnabled = false }
    return spoken.map { ["disabledUtterance": .text($0.text)] } ?? [:]
  }
}
