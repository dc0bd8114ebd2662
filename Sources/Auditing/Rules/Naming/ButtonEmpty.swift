import AuditModel

/// A button has neither text nor image nor label.
///
/// ## What it reports
/// A button without title, image, accessibility label and hint in any state. An error; a request for review where code may
/// fill it: an outlet, a custom class, a prototype cell, a hidden button.
///
/// ## Why it matters
/// Such a button is mostly an invisible area to tap. VoiceOver stops at it and says only "Button".
///
/// ## Example
/// `<button id="a1b-2c-3d4"><state key="normal"/></button>` over a picture: "Button."
///
/// ## Known limits
/// Content that code sets is not seen.
///
/// ## Source
/// axe-core, `button-name`; WCAG 2.2, 4.1.2.
struct ButtonEmpty: ScreenRule {
  static let name = "button-empty"
  static let severity = Severity.error

  /// The buttons with nothing that could be shown or spoken.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.compactMap { finding(for: $0, on: screen) }
  }

  private func finding(for facts: ElementFacts, on screen: ScreenFacts) -> Finding? {
    guard facts.element.kind == .button else { return nil }
    let content = ButtonContent(of: facts.element, platform: screen.tree.platform)
    guard content.image == nil, !content.hasTitle, !content.hasLabel, !content.hasHint, !content.isNamedBySystem,
      !content.isSilenced
    else { return nil }
    return facts.namelessFinding(
      rule: Self.name, message: "a button has neither title nor image nor accessibility label", content: content,
      reviewSeverity: .note, on: screen)
  }
}
