import AuditModel
import RuleKit
import ScreenAnalysis

/// VoiceOver stops at an element that says nothing.
///
/// ## What it reports
/// An element, other than a control that a rule of its own names, at which VoiceOver stops and of which it says
/// nothing, or nothing but traits ("Button."): neither label nor value nor hint. An error. A request for review where
/// the file cannot tell: an outlet, a custom class, a prototype cell, a runtime attribute that may be a label; and
/// always on the Mac, where what AppKit says by itself is not known for certain.
///
/// ## Why it matters
/// People hear silence, or a bare word, and cannot tell what they are at. Mostly a view is an element by mistake, and
/// swallows the texts inside.
///
/// ## Example
/// A view with "Accessibility enabled" round a picture and a title: nothing at all is spoken, and the title is not
/// reached.
///
/// ## Known limits
/// Text labels that are empty in the file are silent: code fills them, and VoiceOver passes over those that stay empty.
/// On nine public apps 11 hits, all read: one fails, rightly (a screen's whole view in a sample by Apple is an element,
/// since it was given an identifier for tests); 10 ask for review, 6 of them for classes of cells and views that may
/// set a label.
///
/// ## Source
/// cashapp/AccessibilitySnapshot, its first fixture; google/GTXiLib#27; WCAG 2.2, 4.1.2.
struct EmptyUtterance: MissingLabelRule {
  static let name = "empty-utterance"
  static let severity = Severity.error

  /// The elements that say nothing.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.facts.isReached, !namedElsewhere.contains(context.element.kind), let spoken = context.spoken,
      !spoken.utterance.segments.contains(where: { tellingRoles.contains($0.role) })
    else { return nil }
    let text = spoken.utterance.text
    let cell = context.ancestors.first { $0.element.kind == .cell }?.element
    return MissingLabel(
      "VoiceOver stops at \(noun(of: context.element)) and says \(text.isEmpty ? "nothing" : "only \"\(text)\"")",
      reviewReason: cell?.customClass == nil
        ? nil : .customClass(may: "set a label, or make one element of the cell", of: "its cell"))
  }

  private static func noun(of element: Element) -> String {
    element.kind == .element ? "an element" : "an element of the kind \(element.kind.name)"
  }

  /// The parts of an utterance that tell an element from others.
  private static let tellingRoles: Set<Utterance.Segment.Role> = [.label, .value, .hint, .customContent]

  /// What other rules judge, what names itself, and texts, which code fills.
  private static let namedElsewhere: Set<ElementKind> = [
    .button, .switch, .slider, .stepper, .segment, .textField, .textView, .searchField, .comboBox, .datePicker,
    .pickerView, .colorWell, .popUpButton, .tabBarItem, .barButtonItem, .toolbarItem, .imageView, .label,
    .pageControl, .progressView, .activityIndicator,
  ]
}
