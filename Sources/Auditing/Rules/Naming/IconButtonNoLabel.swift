import AuditModel

/// A button shows only an image, and nothing names it.
///
/// ## What it reports
/// A button with an image (foreground, background or configuration) in at least one state, with no title in any state and
/// no accessibility label. An error; a request for review where code or the system may supply the name: an outlet, a custom
/// class, a prototype cell, an SF Symbol, a hidden button, a toolbar item with a label. A hint is no label.
///
/// ## Why it matters
/// VoiceOver reads the name of the image file, or only "Button". It is what blind users report most.
///
/// ## Example
/// A 44 × 44 pt button with the image `ic_share_24` is spoken as "ic share 24. Button."; with the label "Share" as
/// "Share. Button."
///
/// ## Known limits
/// Labels that code sets are not seen: in public files 79 % of icon-only buttons have no label in Interface Builder, and
/// some of those are labelled in code. Inspectable attributes of an app's own (`accLabelText`) are not known to be labels.
///
/// ## Source
/// UIKit, UIButton, accessibility; SwiftUI, Button ("avoid labels that only use images"); WCAG 2.2, 4.1.2.
struct IconButtonNoLabel: ScreenRule {
  static let name = "icon-button-no-label"
  static let severity = Severity.error

  /// The icon-only buttons without a label.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.compactMap { finding(for: $0, on: screen) }
  }

  private func finding(for facts: ElementFacts, on screen: ScreenFacts) -> Finding? {
    guard facts.element.kind == .button else { return nil }
    let content = ButtonContent(of: facts.element, platform: screen.tree.platform)
    guard let image = content.image, !content.hasTitle, !content.hasLabel, !content.isNamedBySystem,
      !content.isSilenced
    else { return nil }
    return facts.namelessFinding(
      rule: Self.name, message: "a button with only the image \"\(image.name)\" has no accessibility label",
      content: content, reviewSeverity: .warning, on: screen)
  }
}
