import AuditModel
import RuleKit
import ScreenAnalysis

/// A picker has no name.
///
/// ## What it reports
/// A picker view, a date picker of the Mac, or a colour well without accessibility label or title; on the Mac also a
/// pop-up button. A colour well is an error. Requests for review: picker views, whose delegate may name their wheels;
/// pop-up buttons, which say at least what is chosen, as notes. Silent: date pickers of UIKit, which names their parts.
/// A request for review where the file cannot tell: an outlet, a custom class, a prototype cell, one
/// of other size classes, a runtime attribute that may be a label; and always on the Mac, where what AppKit says by
/// itself is not known for certain. The evidence has the text of the label beside the control, where there is one, and
/// what VoiceOver would say if it were the control's own.
///
/// ## Why it matters
/// VoiceOver says a colour or a choice, and not what it is for. Two colour wells on one screen sound the same.
///
/// ## Example
/// A colour well beside the label "Background": VoiceOver tells the colour, and not what has it.
///
/// ## Known limits
/// Labels that code sets are not seen. No reliable source tells what picker views say (confidence D). On nine public
/// apps 30 hits, all read, all requests for review: 29 pop-up buttons of the Mac (notes; 16 of them say no more than
/// "-"; beside 12 the layout has a label) and a picker view of UIKit.
///
/// ## Source
/// cvs-health/ios-swiftui-accessibility-techniques, picker-missing-label; UIKit,
/// `pickerView(_:accessibilityLabelForComponent:)`; freee/a11y-guidelines; WCAG 2.2, 4.1.2.
struct PickerNoLabel: MissingLabelRule {
  static let name = "picker-no-label"
  static let severity = Severity.error

  /// The pickers without a name.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard let noun = nouns[context.element.kind], !context.isNamed else { return nil }
    let isPopUp = context.element.kind == .popUpButton
    // A pop-up button of UIKit is a button, and says its title; its date picker names its parts.
    guard context.platform == .macOS || !Self.namedByUIKit.contains(context.element.kind) else { return nil }
    return MissingLabel(
      "\(noun) has no accessibility label", reviewSeverity: isPopUp ? .note : .warning,
      reviewReason: context.platform != .macOS && context.element.kind == .pickerView ? .delegate : nil,
      substitute: context.element.control.toolTip)
  }

  private static let nouns: [ElementKind: String] = [
    .datePicker: "a date picker", .pickerView: "a picker view", .colorWell: "a color well",
    .popUpButton: "a pop-up button",
  ]

  private static let namedByUIKit: Set<ElementKind> = [.popUpButton, .datePicker]
}
