import AuditModel
import RuleKit
import ScreenAnalysis

/// A stepper has no name.
///
/// ## What it reports
/// A stepper without accessibility label. An error. A request for review where the file cannot tell: an outlet, a
/// custom class, a prototype cell, one of other size classes, a runtime attribute that may be a
/// label; and always on the Mac, where what AppKit says by itself is not known for certain. The evidence has the text
/// of the label beside the control, where there is one, and what VoiceOver would say if it were the control's own.
///
/// ## Why it matters
/// VoiceOver stops at the two halves and says "Decrement. Button." and "Increment. Button.": of what, nobody tells.
///
/// ## Example
/// A stepper beside the label "Copies": "Decrement. Button. Increment. Button."
///
/// ## Known limits
/// Labels that code sets are not seen. What UIKit makes of a stepper's label is not public, so no utterance after the
/// fix is given. On nine public apps 3 hits, all read, all requests for review (outlets).
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UIStepper; cvs-health/ios-swiftui-accessibility-techniques,
/// stepper-missing-label; WCAG 2.2, 4.1.2.
struct StepperNoLabel: MissingLabelRule {
  static let name = "stepper-no-label"
  static let severity = Severity.error

  /// The steppers without a name.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .stepper, !context.isNamed else { return nil }
    return MissingLabel("a stepper has no accessibility label", substitute: context.element.control.toolTip)
  }
}
