import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button has neither title nor image nor label.
///
/// ## What it reports
/// A button without title, image and accessibility label in any state. Severity: error. Needs review if code may set
/// its content: an outlet, a custom class, a prototype cell, or a button that exists only in other size classes,
/// and if SwiftUI shows a progress view in it. A check
/// box or radio button, which code seldom gives a title, is a warning on the Mac, and so is a disclosure triangle, of which
/// VoiceOver says its role but not what it discloses. If there is a label next to the button,
/// the evidence contains its text. A button that has only a hint is reported by `hint-without-label`.
///
/// ## Why it matters
/// Such a button is usually an invisible tap area. VoiceOver stops at it and only says "Button".
///
/// ## Example
/// `<button id="a1b-2c-3d4"><state key="normal"/></button>` over a picture: "Button."
///
/// ## Known limits
/// Content set in code is not seen. In the corrected utterance, a tooltip serves as the label and is no longer spoken
/// as help.
///
/// ## Source
/// axe-core, `button-name`; WCAG 2.2, 4.1.2.
struct ButtonEmpty: MissingLabelRule {
  static let name = "button-empty"
  static let severity = Severity.error

  /// The buttons without anything to show or speak.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .button, !context.hasLabel, ButtonContent(at: context).isEmpty else { return nil }
    if context.isDisclosure {
      var missing = MissingLabel(
        "the disclosure triangle has neither title nor accessibility label",
        substitute: context.element.control.toolTip)
      missing.problem.severity = .warning
      return missing
    }
    return MissingLabel(
      "the button has neither title nor image nor accessibility label",
      reviewSeverity: context.element.control.hasMark ? .warning : .note,
      reviewReason: context.showsProgress ? .progressInside : nil, substitute: context.element.control.toolTip)
  }
}

extension ElementContext {
  /// Whether AppKit draws the button as a triangle, whose role is spoken without what it discloses.
  fileprivate var isDisclosure: Bool {
    platform == .macOS && element.control.type.map(AppKitMetrics.disclosureTypes.contains) == true
  }

  /// Whether a progress view of SwiftUI is all that the button shows, for as long as something takes.
  fileprivate var showsProgress: Bool {
    screen.tree.framework == .swiftUI && element.control.configuration?.showsActivityIndicator == true
  }
}
