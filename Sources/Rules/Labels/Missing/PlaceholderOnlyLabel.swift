import AuditModel
import RuleKit
import ScreenAnalysis

/// A text field has a placeholder but no label.
///
/// ## What it reports
/// A text field with a placeholder and no accessibility label. The evidence contains what VoiceOver speaks while the
/// field is empty (`utterance`), once something is typed (`filledUtterance`, with `…` for the text), and for the filled
/// field with a label (`mendedUtterance`). Severity: warning.
///
/// Needs review if the file is not sufficient: a prototype cell, a field that exists only in other size classes, a
/// runtime attribute that may set a label. Not reported: search fields, fields with the word "search" in their
/// placeholder, outlet, action or class, placeholders that SwiftUI code computes, and fields in a SwiftUI form on the Mac, which
/// shows their titles beside them.
///
/// ## Why it matters
/// A placeholder is only spoken while the field is empty. People who come back to check what they typed hear the text
/// but not what it is.
///
/// ## Example
/// A field with the placeholder "Host": "Host. Text Field. Double tap to edit.", and once it is filled "nas.local. Text
/// Field. Double tap to edit."
///
/// ## Known limits
/// Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
/// class. A field used for searching is reported if neither its texts nor its names nor that of its file contain "search".
///
/// ## Source
/// cashapp/AccessibilitySnapshot, reference images of UITextField (the placeholder is spoken only while the field is
/// empty); lyft/xiblint; rwapp/A11yUITests; WCAG 2.2, 3.3.2.
struct PlaceholderOnlyLabel: MissingLabelRule {
  static let name = "placeholder-only-label"
  static let severity = Severity.warning

  /// The fields whose only label is a placeholder.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard fields.contains(context.element.kind), context.isWritable, !context.isNamed, !context.isForSearch,
      let placeholder = context.placeholder, placeholder.expression == nil || context.screen.tree.framework != .swiftUI
    else { return nil }
    var missing = MissingLabel(
      "the text field has no accessibility label, and its placeholder is not spoken once the field is filled",
      substitute: placeholder.isName ? placeholder : nil, shown: { $0.control.text = "…" })
    missing.dependsOnContent = false
    if let filled = context.filledUtterance { missing.problem.evidence["filledUtterance"] = .text(filled) }
    return missing
  }

  private static let fields: Set<ElementKind> = [.textField, .comboBox]
}

extension ElementContext {
  /// Whether its placeholder, or a name in code, says that the field is for searching.
  fileprivate var isForSearch: Bool {
    let placeholder = element.control.placeholder
    let file = element.location.map { String($0.file.split(separator: "/").last ?? "") }
    let names = [placeholder?.value, placeholder?.expression, element.id, element.customClass, element.userLabel, file]
    return (names.compactMap(\.self) + (element.outlets ?? []) + (element.actions ?? [])).contains { name in
      name.contains("Search") || name.split { !$0.isLetter }.contains { $0.hasPrefix("search") }
    }
  }

  /// What VoiceOver says once text is typed.
  fileprivate var filledUtterance: String? {
    spoken.flatMap { spoken in
      screen.speech.utterance(of: facts, in: spoken.locale) { element in
        element.control.text = "…"
        (element.isHidden, element.isNotInstalled) = (nil, nil)
      }?.text
    }
  }
}
