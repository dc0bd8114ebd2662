import AuditModel
import RuleKit
import ScreenAnalysis

/// A titled button has an accessibility label that, by Apple's page, nobody hears.
///
/// ## What it reports
/// Each UIKit button with a title and another label, once, with the locales; only under `--button-label documented`. By
/// the other reading, what devices were observed to do, the label is spoken and nothing is dead.
///
/// ## Why it matters
/// Translators translate a text that is never spoken, and the team believes that it is.
///
/// ## Example
/// The title "Save" with the label "Save trail": by Apple's UIButton page VoiceOver says "Save. Button."
///
/// ## Known limits
/// Labels and titles that code sets are not seen. Nothing is spoken differently once the label is gone, so no utterance
/// after the fix is given.
///
/// ## Source
/// UIKit, UIButton, accessibility ("the button's title, even if you set a custom label").
struct ButtonLabelShadowed: ScreenRule {
  static let name = "button-label-shadowed"
  static let severity = Severity.note

  /// The labels that titles shadow.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.buttonLabel == .documented, screen.tree.platform != .macOS else { return [] }
    return findingsByLocale(on: screen) { context in
      guard let naming = context.facts.namings[context.locale], naming.title != naming.label else { return nil }
      return Problem(
        "the label \"\(naming.label)\" is not spoken: the title \"\(naming.title)\" is",
        text: context.element.accessibility.label,
        evidence: [
          "label": .text(naming.label), "title": .text(naming.title), "documented": .text(naming.documented),
        ])
    }
  }
}
