import AuditModel
import RuleKit
import ScreenAnalysis

/// VoiceOver stops at an element but has nothing to say.
///
/// ## What it reports
/// An element that VoiceOver stops at without a label, value or hint: VoiceOver says nothing, or only traits
/// ("Button."). Controls with a rule of their own are not included. Severity: error. Needs review if the file is not
/// sufficient: an outlet, a custom class, a prototype cell, a runtime attribute that may set a label. On the Mac, where
/// AppKit describes views by itself, they are counted as skipped.
///
/// ## Why it matters
/// People hear silence, or a bare word, and cannot tell where they are. Usually a view was made an accessibility
/// element by mistake and hides the texts inside.
///
/// ## Example
/// A view with "Accessibility enabled" around a picture and a title: nothing is spoken, and the title cannot be
/// reached.
///
/// ## Known limits
/// Text labels that are empty in the file are not reported: code sets their text, and VoiceOver skips those that stay
/// empty. Nor is what a binding of AppKit fills, such as the items of a pop-up button, or what code fills: untitled items
/// of a menu with an outlet are samples, which are counted as skipped. Texts that a table has as empty are reported by `empty-value`.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, its first fixture; google/GTXiLib#27; WCAG 2.2, 4.1.2.
struct EmptyUtterance: MissingLabelRule {
  static let name = "empty-utterance"
  static let severity = Severity.error

  /// The elements that VoiceOver has nothing to say about.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.facts.isReached, !namedElsewhere.contains(context.element.kind), !context.isFilledByBinding,
      !context.isSampleItem, !isIconButton(context), let spoken = context.spoken, !isEmptyInTable(spoken),
      !spoken.utterance.segments.contains(where: { tellingRoles.contains($0.role) })
    else { return nil }
    let text = spoken.utterance.text
    let cell = context.ancestors.first { $0.element.kind == .cell }?.element
    return MissingLabel(
      "VoiceOver stops at the \(context.element.kind.noun) and says \(text.isEmpty ? "nothing" : "only \"\(text)\"")",
      reviewReason: cell?.customClass == nil
        ? nil : .customClass(may: .combine, of: "its cell"))
  }

  /// Whether another rule judges the element by its image.
  private static func isIconButton(_ context: ElementContext) -> Bool {
    context.element.control.image != nil && IconButtonNoLabel.kinds(on: context).contains(context.element.kind)
  }

  /// Whether a table has an empty text for one of the element's keys.
  private static func isEmptyInTable(_ spoken: SpokenContext) -> Bool {
    spoken.element.texts.contains { spoken.screen.speech.hasEmptyEntry(for: $0, in: spoken.locale) }
  }

  /// The parts of an utterance that identify an element.
  private static let tellingRoles: Set<Utterance.Segment.Role> = [.label, .value, .hint, .customContent]

  /// Kinds that other rules judge, kinds that label themselves, and texts, which code sets.
  private static let namedElsewhere: Set<ElementKind> = [
    .button, .switch, .slider, .stepper, .segment, .textField, .textView, .searchField, .comboBox, .datePicker,
    .pickerView, .colorWell, .popUpButton, .tabBarItem, .barButtonItem, .toolbarItem, .imageView, .label,
    .pageControl, .progressView, .activityIndicator, .pathControl,
  ]
}
