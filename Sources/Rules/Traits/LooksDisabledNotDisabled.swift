import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button is drawn as if it were disabled, and is enabled.
///
/// ## What it reports
/// An enabled button that is less than six tenths opaque, or whose title has one of the system's grey colours. A note, off
/// by default.
///
/// ## Why it matters
/// Who sees the screen takes the button for disabled; VoiceOver does not say "Dimmed.", and the button works.
///
/// ## Example
/// A button with the opacity 0.4 and the title "Continue".
///
/// ## Known limits
/// A secondary button may be grey by design, and code may change the colour with the state.
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
        "the button is enabled, but \(look) as if it were not",
        reviewReason: facts.element.hasOutlet ? .outlet(codeMay: "disable it") : nil,
        fix: { $0.control.isEnabled = false }
      ).finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func look(of button: Element) -> String? {
    if let alpha = button.appearance.alpha, alpha < ButtonGuidelines.disabledOpacity.value { return "pale" }
    let control = button.control
    let colors = [
      control.configuration?.foregroundColor, control.states?[.normal]?.titleColor, button.appearance.tintColor,
    ]
    guard let system = colors.lazy.compactMap({ $0 }).first?.system else { return nil }
    return ButtonGuidelines.disabledColors.value.contains(system) ? "grey" : nil
  }
}
