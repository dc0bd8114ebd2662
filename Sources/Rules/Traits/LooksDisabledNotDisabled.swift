import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button looks disabled but is enabled; off by default.
///
/// ## What it reports
/// An enabled button with an opacity below 0.6, or with a title in one of the system's gray colors. Severity: note.
///
/// ## Why it matters
/// People who see the screen think that the button is disabled. VoiceOver does not say "Dimmed.", and the button works.
///
/// ## Example
/// A button with the opacity 0.4 and the title "Continue".
///
/// ## Known limits
/// A secondary button may be gray by design, and code may change the color with the state.
///
/// ## Source
/// CVS, `visually-disabled-not-semantic`.
struct LooksDisabledNotDisabled: ScreenRule {
  static let name = "looks-disabled-not-disabled"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The buttons that look disabled.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let facts = screen.elements[index]
      guard facts.isReached, facts.element.kind == .button, facts.element.control.isEnabled != false,
        let look = Self.look(of: facts.element)
      else { return nil }
      return Problem(
        "the button is enabled but looks disabled: \(look)",
        reviewReason: facts.element.mayBeChanged(by: .disable) ? .outlet(codeMay: .disable) : nil,
        fix: { $0.control.isEnabled = false }
      ).finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func look(of button: Element) -> String? {
    if let alpha = button.appearance.alpha, alpha < ButtonGuidelines.disabledOpacity.value {
      return "its opacity is \(alpha)"
    }
    let control = button.control
    let colors = [
      control.configuration?.foregroundColor, control.states?[.normal]?.titleColor, button.appearance.tintColor,
    ]
    guard let system = colors.lazy.compactMap({ $0 }).first?.system else { return nil }
    return ButtonGuidelines.disabledColors.value.contains(system) ? "its title is gray" : nil
  }
}
