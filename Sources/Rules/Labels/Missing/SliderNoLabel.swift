import AuditModel
import RuleKit
import ScreenAnalysis

/// A slider has no name.
///
/// ## What it reports
/// A slider without accessibility label. An error. A request for review where the file cannot tell: an outlet, a custom
/// class, a prototype cell, one of other size classes, a runtime attribute that may be a label; and
/// always on the Mac, where what AppKit says by itself is not known for certain. The evidence has the text of the label
/// beside the control, where there is one, and what VoiceOver would say if it were the control's own.
///
/// ## Why it matters
/// VoiceOver says "50%. Adjustable." and not of what.
///
/// ## Example
/// A volume slider: "50%. Adjustable. Swipe up or down with one finger to adjust the value."; with a label "Volume:
/// 50%. Adjustable."
///
/// ## Known limits
/// Labels that code sets are not seen, nor are images at the slider's ends, which VoiceOver does not speak. On nine
/// public apps 8 hits, all read, all requests for review (7 outlets, one prototype cell): no slider has a label in its
/// file.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UISlider on iOS 17, 18 and 26 (no label by itself);
/// cvs-health/ios-swiftui-accessibility-techniques, slider-missing-label; WCAG 2.2, 4.1.2.
struct SliderNoLabel: MissingLabelRule {
  static let name = "slider-no-label"
  static let severity = Severity.error

  /// The sliders without a name.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .slider, !context.isNamed else { return nil }
    return MissingLabel("a slider has no accessibility label", substitute: context.element.control.toolTip)
  }
}
