import AuditModel
import RuleKit
import ScreenAnalysis

/// A titled button has an accessibility label that, according to Apple's documentation, is never spoken.
///
/// ## What it reports
/// A UIKit button with a title and a different label; only with `--button-label documented`. One finding per button,
/// with the locales. According to the other reading, which was observed on devices, the label is spoken. Severity:
/// note.
///
/// ## Why it matters
/// Translators translate a text that is never spoken, while the team believes that it is.
///
/// ## Example
/// The title "Save" with the label "Save trail": according to Apple's UIButton documentation, VoiceOver says "Save.
/// Button."
///
/// ## Known limits
/// Labels and titles set in code are not seen. Removing the label changes nothing that is spoken, so no corrected
/// utterance is shown.
///
/// ## Source
/// UIKit, UIButton, accessibility ("the button's title, even if you set a custom label").
struct ButtonLabelShadowed: ScreenRule {
  static let name = "button-label-shadowed"
  static let severity = Severity.note

  /// The labels that are hidden by titles.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.buttonLabel == .documented, screen.tree.platform != .macOS else { return [] }
    return findingsByLocale(on: screen) { context in
      guard let naming = context.facts.namings[context.locale], naming.title != naming.label else { return nil }
      return Problem(
        "the label \"\(naming.label)\" is not spoken; VoiceOver speaks the title \"\(naming.title)\" instead",
        text: context.element.accessibility.label,
        evidence: [
          "label": .text(naming.label), "title": .text(naming.title), "documented": .text(naming.documented),
        ])
    }
  }
}
