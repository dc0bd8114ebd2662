import AuditModel
import RuleKit
import ScreenAnalysis

/// A button has neither text nor image nor label.
///
/// ## What it reports
/// A button without title, image and accessibility label in any state. An error; a request for review where code may
/// fill it: an outlet, a custom class, a prototype cell, one of other size classes. A button that has
/// only a hint is `hint-without-label`'s.
///
/// ## Why it matters
/// Such a button is mostly an invisible area to tap. VoiceOver stops at it and says only "Button".
///
/// ## Example
/// `<button id="a1b-2c-3d4"><state key="normal"/></button>` over a picture: "Button."
///
/// ## Known limits
/// Content that code sets is not seen. A tool tip stands for the label in the utterance after the fix, and is then no
/// longer said as help. On nine public apps 13 hits in 23 places, 17 read, all requests for review as notes: buttons
/// that code fills through an outlet, or in prototype cells.
///
/// ## Source
/// axe-core, `button-name`; WCAG 2.2, 4.1.2.
struct ButtonEmpty: MissingLabelRule {
  static let name = "button-empty"
  static let severity = Severity.error

  /// The buttons with nothing that could be shown or spoken.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .button, !context.hasLabel else { return nil }
    let content = ButtonContent(at: context)
    guard content.image == nil, !content.hasTitle, !content.isNamedBySystem else { return nil }
    return MissingLabel(
      "a button has neither title nor image nor accessibility label", reviewSeverity: .note,
      substitute: context.element.control.toolTip)
  }
}
