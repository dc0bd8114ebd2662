import AuditModel
import RuleKit
import ScreenAnalysis

/// A picker has no label.
///
/// ## What it reports
/// A picker view, a Mac date picker, a color well or a Mac pop-up button without accessibility label or title.
/// Severity: error; warning if it has an outlet or a custom class whose code was not read, and on the
/// Mac. Picker views need review if their delegate is not known, since it may label their components; pop-up buttons, which at
/// least speak their selection, are notes, unlike pull-down buttons, which have none. UIKit's date pickers are not reported: UIKit labels their parts. In SwiftUI, a `Picker`,
/// `DatePicker` or `ColorPicker` with an empty title, which is a warning where the button of a menu speaks the selection; a title
/// that `.labelsHidden()` hides is spoken. Of segments and of a wheel
/// VoiceOver speaks no title, unless the picker is a container of its own (`.accessibilityElement(children: .contain)`).
///
/// Needs review if the file is not sufficient: a prototype cell, a control that exists only in other size classes, a runtime attribute that may set a label. If there is a label next to the control, the evidence
/// contains its text and the utterance with it as the control's own label.
///
/// ## Why it matters
/// VoiceOver speaks a color or a choice but not what it is for. Two color wells on one screen sound the same.
///
/// ## Example
/// A color well next to the label "Background": VoiceOver speaks the color but not what has that color.
///
/// ## Known limits
/// The pickers in the rows of AppKit's `NSPredicateEditor` are skipped. Labels set in code are not seen; if a source file of the
/// project sets any, an outlet needs review, once for each class. A symbol as the label of a SwiftUI picker counts as its name. No reliable source says what VoiceOver speaks for picker views (confidence D).
///
/// ## Source
/// cvs-health/ios-swiftui-accessibility-techniques, picker-missing-label; UIKit,
/// `pickerView(_:accessibilityLabelForComponent:)`; freee/a11y-guidelines; WCAG 2.2, 4.1.2.
struct PickerNoLabel: MissingLabelRule {
  static let name = "picker-no-label"
  static let severity = Severity.error

  /// The pickers without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    let kind = context.element.kind
    // AppKit takes the items of such a row into menus of its own, and speaks these.
    if context.screen.isOfRowInPredicateEditor { return nil }
    let isSwiftUI = context.screen.tree.framework == .swiftUI
    guard let noun = isSwiftUI ? nounsOfSwiftUI[kind] : nouns[kind], !context.isNamed else { return nil }
    if isSwiftUI {
      // In a menu the options are items of it; a symbol in the label is spoken by the system's description.
      let isContainer = context.parent?.element.accessibility.children == .contain
      if context.element.speaksParts, !isContainer { return nil }
      let isInMenu = context.ancestors.contains { $0.element.kind == .menu }
      let hasSymbol = context.element.control.image?.isSystem == true
      if isInMenu || hasSymbol { return nil }
      var missing = MissingLabel("\(noun) has no title and no accessibility label")
      if kind == .popUpButton { missing.problem.severity = .warning }
      return missing
    }
    // A pull-down button has no selection to speak.
    let isPopUp = kind == .popUpButton && context.element.control.type != .pullDown
    // UIKit's pop-up button is a button and speaks its title; UIKit's date picker labels its parts.
    guard context.platform == .macOS || !Self.namedByUIKit.contains(kind) else { return nil }
    return MissingLabel(
      "\(noun) has no accessibility label", reviewSeverity: isPopUp ? .note : .warning, image: context.image,
      reviewReason: context.platform != .macOS && kind == .pickerView && !context.isOfReadDelegate ? .delegate : nil,
      substitute: context.element.control.toolTip)
  }

  private static let nouns: [ElementKind: String] = [
    .datePicker: "the date picker", .pickerView: "the picker view", .colorWell: "the color well",
    .popUpButton: "the pop-up button",
  ]

  /// The names of SwiftUI, whose pickers are all named by their title, even if it is hidden.
  private static let nounsOfSwiftUI: [ElementKind: String] = [
    .datePicker: "the date picker", .pickerView: "the picker", .segmentedControl: "the picker",
    .popUpButton: "the picker", .colorWell: "the color picker",
  ]

  private static let namedByUIKit: Set<ElementKind> = [.popUpButton, .datePicker]
}

extension ElementContext {
  /// Whether the class of the delegate of a control that code makes was read.
  fileprivate var isOfReadDelegate: Bool { screen.tree.isMadeInCode == true && element.code != nil }
}

extension ScreenFacts {
  /// Whether code makes the controls for a row of AppKit's editor of predicates (Apple, `NSPredicateEditorRowTemplate.templateViews`).
  fileprivate var isOfRowInPredicateEditor: Bool {
    tree.isMadeInCode == true && screen.id.hasSuffix("PredicateEditorRowTemplate")
  }
}

extension Element {
  /// Whether VoiceOver speaks the segments or the wheel of a picker; its label only a container around it has.
  fileprivate var speaksParts: Bool { kind == .segmentedControl || control.type?.name == "wheel" }
}
