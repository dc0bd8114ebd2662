import AuditModel
import RuleKit
import ScreenAnalysis

/// A text field is named by its placeholder alone.
///
/// ## What it reports
/// A text field with a placeholder and no accessibility label. A warning. Search fields are silent, as are fields whose
/// placeholder, outlet, action or class has the word "search". A request for review where the file cannot tell: an
/// outlet, a custom class, a prototype cell, one of other size classes, a runtime attribute that may
/// be a label; and always on the Mac, where what AppKit says by itself is not known for certain. In SwiftUI too, where
/// a form or `LabeledContent` may name the field. `utterance` is what VoiceOver says while the field is empty,
/// `filledUtterance` what it says once something is typed (`…` stands for it), `mendedUtterance` what it would say of
/// the filled field with a label.
///
/// ## Why it matters
/// A placeholder is spoken only while the field is empty. Whoever comes back to check what was typed hears the text and
/// not what it is.
///
/// ## Example
/// A field with the placeholder "Host": "Host. Text Field. Double tap to edit.", and once it is filled "nas.local. Text
/// Field. Double tap to edit."
///
/// ## Known limits
/// Labels that code sets are not seen. A field for searching that neither its texts nor its names call so is reported.
/// On nine public apps 17 hits, all read, all requests for review (15 outlets, 2 prototype cells), such as the four
/// fields of a credit card ("0000 0000 0000 0000", "MM", "YY", "123").
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UITextField (the placeholder is spoken only while the field is
/// empty); lyft/xiblint; rwapp/A11yUITests; WCAG 2.2, 3.3.2.
struct PlaceholderOnlyLabel: MissingLabelRule {
  static let name = "placeholder-only-label"
  static let severity = Severity.warning

  /// The fields that only a placeholder names.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard fields.contains(context.element.kind), context.isWritable, !context.isNamed, !context.isForSearch,
      let placeholder = context.placeholder
    else { return nil }
    var missing = MissingLabel(
      "a text field has no accessibility label: its placeholder is not spoken once it is filled",
      reviewReason: context.screen.tree.framework == .swiftUI ? .form : nil,
      substitute: NeighbouringLabel.names(placeholder) ? placeholder : nil, shown: { $0.control.text = "…" })
    if let filled = context.filledUtterance { missing.problem.evidence["filledUtterance"] = .text(filled) }
    return missing
  }

  private static let fields: Set<ElementKind> = [.textField, .comboBox]
}

extension ElementContext {
  /// The placeholder; nil where it is blank.
  var placeholder: LocalizableText? { element.control.placeholder.flatMap { $0.isBlank ? nil : $0 } }

  /// Whether the element is a text to write in, rather than one that is shown or searched for.
  var isWritable: Bool {
    element.control.isEditable != false && element.accessibility.traits?.contains("searchField") != true
  }

  /// Whether its placeholder, or a name that only code sees, tells that the field is for searching.
  fileprivate var isForSearch: Bool {
    let names = [element.control.placeholder?.value, element.id, element.customClass, element.userLabel]
    return (names.compactMap(\.self) + (element.outlets ?? []) + (element.actions ?? [])).contains { name in
      name.contains("Search") || name.split { !$0.isLetter }.contains { $0.hasPrefix("search") }
    }
  }

  /// What VoiceOver says once something is typed.
  fileprivate var filledUtterance: String? {
    spoken.flatMap { spoken in
      screen.speech.utterance(of: facts, in: spoken.locale) { element in
        element.control.text = "…"
        (element.isHidden, element.isNotInstalled) = (nil, nil)
      }?.text
    }
  }
}
