import AuditModel
import RuleKit
import ScreenAnalysis

/// A text view or path control, or a text field or combo box without a placeholder, has no label.
///
/// ## What it reports
/// An editable text view or a path control without an accessibility label, and a text field or combo box with neither
/// label nor placeholder (with a placeholder, `placeholder-only-label` reports it). Search fields are not reported,
/// because their role identifies them. Severity: error; warning if it has an outlet or a custom class whose code was
/// not read, and on the Mac.
///
/// Needs review if the file is not sufficient: a prototype cell, a field that exists only in other size
/// classes, a runtime attribute that may set a label. Left out in a Mac table: fields of a column with a title, which
/// VoiceOver can read with the cell, and the text of a cell, which names its row. If there is a label next to the
/// control, the evidence contains its text and the utterance with it as the control's own label.
///
/// ## Why it matters
/// VoiceOver says "Text Field. Double tap to edit." but not what to write.
///
/// ## Example
/// A comment box under the heading "Your comment": "Text Field."; with a label "Your comment. Text Field."
///
/// ## Known limits
/// Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
/// class. Read-only text views are skipped, and so are text fields that are disabled or ignore touches and show a text of the file or of
/// code, which serve as captions, and
/// SwiftUI's with a constant text.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UITextField and UITextView (no label by default); lyft/xiblint;
/// WCAG 2.2, 4.1.2 and 3.3.2.
struct TextViewNoLabel: MissingLabelRule {
  static let name = "textview-no-label"
  static let severity = Severity.error

  /// The text views and fields without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard let noun = nouns[context.element.kind], context.isFilledByUsers, !context.isNamed, context.placeholder == nil
    else {
      return nil
    }
    if context.isTextOfCell || isInTitledColumn(context) { return nil }
    // A path control speaks at least the path.
    return MissingLabel(
      "\(noun) has no accessibility label",
      reviewSeverity: context.element.kind == .pathControl ? .note : .warning,
      substitute: context.element.control.toolTip)
  }

  /// Whether the field is in a column of a Mac table with a title.
  private static func isInTitledColumn(_ context: ElementContext) -> Bool {
    guard context.platform == .macOS else { return false }
    let column = context.ancestors.first { $0.element.kind == .tableColumn }?.element
    return column?.control.title?.isBlank == false
  }

  private static let nouns: [ElementKind: String] = [
    .textView: "the text view", .textField: "the text field without placeholder", .comboBox: "the combo box",
    .pathControl: "the path control",
  ]
}

extension ElementContext {
  /// Whether the field is the one that names the row of a table: the text of the cell (Apple, `NSTableCellView.textField`).
  fileprivate var isTextOfCell: Bool {
    platform == .macOS && element.connections.outlets?.contains("textField") == true && parent?.element.kind == .cell
  }

  /// Whether people write in the element or choose what it shows: a combo box need not be editable for that.
  fileprivate var isFilledByUsers: Bool {
    if element.control.isEnabled == false && onlyShowsText || hasConstantText { return false }
    return isWritable || element.kind == .comboBox
  }

  /// Whether a field of SwiftUI always shows the same text: `text: .constant("…")`.
  private var hasConstantText: Bool {
    screen.tree.framework == .swiftUI && element.kind == .textField && element.control.text?.isBlank == false
  }

  /// Whether an element that is disabled always shows a text: an editor of SwiftUI.
  private var onlyShowsText: Bool { screen.tree.framework == .swiftUI && element.kind == .textView }
}
