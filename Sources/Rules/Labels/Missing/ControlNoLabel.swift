import AuditModel
import RuleKit
import ScreenAnalysis

/// A slider has no label.
///
/// ## What it reports
/// A slider without an accessibility label. Severity: error; warning if it has an outlet or a custom
/// class whose code was not read, and on the Mac. Needs review if the file is not sufficient: a
/// prototype cell, a slider
/// that exists only in other size classes, a runtime attribute that may set a label. If there is a label next to the
/// control, the evidence contains its text and the utterance with it as the control's own label.
///
/// ## Why it matters
/// VoiceOver says "50%. Adjustable." but not 50% of what.
///
/// ## Example
/// A volume slider: "50%. Adjustable. Swipe up or down with one finger to adjust the value."; with a label "Volume:
/// 50%. Adjustable."
///
/// ## Known limits
/// Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
/// class. Images at the ends of the slider do not count, because VoiceOver does not speak
/// them.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UISlider on iOS 17, 18 and 26 (no label by default);
/// cvs-health/ios-swiftui-accessibility-techniques, slider-missing-label; WCAG 2.2, 4.1.2.
struct SliderNoLabel: MissingLabelRule {
  static let name = "slider-no-label"
  static let severity = Severity.error

  /// The sliders without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .slider, !context.isNamed else { return nil }
    return MissingLabel("the slider has no accessibility label", substitute: context.element.control.toolTip)
  }
}

/// A stepper has no label.
///
/// ## What it reports
/// A stepper without an accessibility label. Severity: error; warning if it has an outlet or a custom
/// class whose code was not read, and on the Mac. Needs review if the file is not sufficient: a
/// prototype cell, a stepper that exists only in other size classes, a runtime attribute that may set a label. If there is a label next
/// to the control, the evidence contains its text and the utterance with it as the control's own label.
///
/// ## Why it matters
/// VoiceOver stops at the two halves and says "Decrement. Button." and "Increment. Button." but not what they change.
///
/// ## Example
/// A stepper next to the label "Copies": "Decrement. Button. Increment. Button."
///
/// ## Known limits
/// Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
/// class. How UIKit uses a stepper's label is not public, so no corrected utterance is shown.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UIStepper; cvs-health/ios-swiftui-accessibility-techniques,
/// stepper-missing-label; WCAG 2.2, 4.1.2.
struct StepperNoLabel: MissingLabelRule {
  static let name = "stepper-no-label"
  static let severity = Severity.error

  /// The steppers without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .stepper, !context.isNamed else { return nil }
    return MissingLabel("the stepper has no accessibility label", substitute: context.element.control.toolTip)
  }
}

/// A switch has no label.
///
/// ## What it reports
/// A switch without an accessibility label. Severity: error; warning if it has an outlet or a custom class whose code
/// was not read, and on the Mac; note if it shows an SF Symbol, which VoiceOver describes. Needs review if the
/// file is not sufficient: a prototype cell, a switch that exists only in other size classes, a runtime attribute that may
/// set a label. If there is a label next to the control, the evidence contains its text and the utterance with it as the
/// control's own label.
///
/// Not reported: switches in a cell or view that is the accessibility element, the switch that is a cell's accessory view,
/// of which UIKit makes one element with the cell, and SwiftUI's `Toggle`, whose title is spoken even if `.labelsHidden()`
/// hides it.
///
/// ## Why it matters
/// VoiceOver says "Switch Button. Off." but not what the switch is for. A label next to it is a separate element: UIKit
/// does not combine the two.
///
/// ## Example
/// A row with the label "Shuffle" and a switch: "Shuffle", then "Switch Button. Off. Double tap to toggle setting.";
/// with the label "Shuffle" on the switch "Shuffle. Switch Button. Off."
///
/// ## Known limits
/// Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
/// class.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UISwitch on iOS 17, 18 and 26 (no label by default);
/// cvs-health/ios-swiftui-accessibility-techniques, toggle-missing-label; WCAG 2.2, 4.1.2.
struct SwitchNoLabel: MissingLabelRule {
  static let name = "switch-no-label"
  static let severity = Severity.error

  /// The switches without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .switch, !context.isNamed,
      context.element.layout.role != .accessoryView
    else { return nil }
    return MissingLabel(
      "the switch has no accessibility label", image: context.image, substitute: context.element.control.toolTip)
  }
}
