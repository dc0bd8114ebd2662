import AuditModel
import RuleKit
import ScreenAnalysis

/// A text view, or a text field without placeholder, has no name.
///
/// ## What it reports
/// An editable text view without accessibility label, and a text field or combo box with neither label nor placeholder
/// (with a placeholder it is `placeholder-only-label`'s). An error. Search fields are silent: their role names them. A
/// request for review where the file cannot tell: an outlet, a custom class, a prototype cell, one of
/// other size classes, a runtime attribute that may be a label; and always on the Mac, where what AppKit says by itself
/// is not known for certain; a note in a table of the Mac, whose columns may tell what is written. The evidence has the
/// text of the label beside the control, where there is one, and what VoiceOver would say if it were the control's own.
///
/// ## Why it matters
/// VoiceOver says "Text Field. Double tap to edit." and not what to write.
///
/// ## Example
/// A comment box under the heading "Your comment": "Text Field."; with a label "Your comment. Text Field."
///
/// ## Known limits
/// Labels that code sets are not seen. Text views that only show text are silent. On nine public apps 18 hits, all
/// read: 2 fail, both right (fields beside their captions in a sample by Apple); 16 ask for review, 12 for outlets; 4
/// are fields in tables of the Mac (notes).
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UITextField and UITextView (no label by themselves);
/// lyft/xiblint; WCAG 2.2, 4.1.2 and 3.3.2.
struct TextViewNoLabel: MissingLabelRule {
  static let name = "textview-no-label"
  static let severity = Severity.error

  /// The text views and fields without a name.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard let noun = nouns[context.element.kind], context.isWritable, !context.isNamed, context.placeholder == nil
    else {
      return nil
    }
    let column = column(of: context)
    return MissingLabel(
      "\(noun) has no accessibility label", reviewSeverity: column == nil ? .warning : .note,
      reviewReason: column == nil ? nil : .tableColumn,
      substitute: context.element.control.toolTip ?? column?.control.title.flatMap { $0.isBlank ? nil : $0 })
  }

  /// The column of a table of AppKit that the field is in.
  private static func column(of context: ElementContext) -> Element? {
    guard context.platform == .macOS else { return nil }
    return context.ancestors.first { $0.element.kind == .tableColumn }?.element
  }

  private static let nouns: [ElementKind: String] = [
    .textView: "a text view", .textField: "a text field without placeholder", .comboBox: "a combo box",
  ]
}
