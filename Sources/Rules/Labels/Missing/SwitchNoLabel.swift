import AuditModel
import RuleKit
import ScreenAnalysis

/// A switch has no name.
///
/// ## What it reports
/// A switch without accessibility label. An error. A request for review where the file cannot tell: an outlet, a custom
/// class, a prototype cell, one of other size classes, a runtime attribute that may be a label; and
/// always on the Mac, where what AppKit says by itself is not known for certain. Silent where the cell or view that
/// holds the switch is the element that VoiceOver stops at, and for SwiftUI's `Toggle`, whose title is spoken even if
/// `.labelsHidden()` hides it. The evidence has the text of the label beside the control, where there is one, and what
/// VoiceOver would say if it were the control's own.
///
/// ## Why it matters
/// VoiceOver says "Switch Button. Off." and not what is switched. A label beside it is an element of its own: UIKit
/// does not join the two.
///
/// ## Example
/// A row with the label "Shuffle" and a switch: "Shuffle", then "Switch Button. Off. Double tap to toggle setting.";
/// with the label "Shuffle" on the switch "Shuffle. Switch Button. Off."
///
/// ## Known limits
/// Labels that code sets are not seen. On nine public apps 11 hits, all read, all requests for review (9 outlets, 2
/// prototype cells): no switch has a label in its file.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UISwitch on iOS 17, 18 and 26 (no label by itself);
/// cvs-health/ios-swiftui-accessibility-techniques, toggle-missing-label; WCAG 2.2, 4.1.2.
struct SwitchNoLabel: MissingLabelRule {
  static let name = "switch-no-label"
  static let severity = Severity.error

  /// The switches without a name.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .switch, !context.isNamed else { return nil }
    return MissingLabel("a switch has no accessibility label", substitute: context.element.control.toolTip)
  }
}
