import AuditModel
import LocaleData

/// Finds what an element on the Mac offers to VoiceOver; there is no exact public source, so every rule has confidence D.
struct AppKitSpeech {
  let element: Element
  let state: ControlState
  let texts: ControlTexts
  let context: SpeechContext

  private var control: Control { element.control }
  private var accessibility: AccessibilityProperties { element.accessibility }

  /// Whether the element is an accessibility element.
  var isAccessibilityElement: Bool {
    !element.isSpace && accessibility.isElement ?? (isElementByItself || isMerged)
  }

  /// What the element offers; nil if it is not an accessibility element.
  var properties: SpokenProperties? {
    guard isAccessibilityElement else { return nil }
    var properties = SpokenProperties()
    properties.label = label
    properties.titleElement = context.spoken(accessibility.titleElement, .appKitLabel)
    properties.value = context.spoken(accessibility.value, .appKitValue) ?? value
    properties.role = role
    properties.hint =
      context.spoken(accessibility.hint, .appKitHelp) ?? context.spoken(control.toolTip, .appKitHelp)
    properties.state = [
      isSelected || state == .selected || isChosenRadioButton ? word("selected") : nil,
      control.isEnabled == false || state == .disabled ? word("dimmed") : nil,
    ].compactMap { $0 }
    return properties
  }

  /// Whether the kind is an accessibility element: with a role or a text; a box and a column only with their titles.
  private var isElementByItself: Bool {
    // What a toolbar item shows is spoken in its place, with its label.
    if element.kind == .toolbarItem, element.holdsView { return false }
    if element.isTemplateText { return false }
    // The title of a section of SwiftUI is a text before the rows.
    if element.kind == .section { return context.isSwiftUI && hasTitle }
    if element.kind == .tableColumn, context.isSwiftUI { return hasTitle }
    if Self.needingLabel.contains(element.kind) || element.isLabel {
      return label != nil || context.isSwiftUI && !element.isEmptyText
    }
    return roleOfKind != nil || Self.withoutRole.contains(element.kind)
  }

  private var hasTitle: Bool { context.spoken(control.title, .appKitLabel) != nil }

  /// Whether SwiftUI makes one accessibility element of the content.
  private var isMerged: Bool { [.combine, .ignore].contains(accessibility.children) }

  /// The label that SwiftUI takes from the content.
  private var innerLabel: SpokenText? {
    switch accessibility.children {
    case .ignore: nil
    case .combine: InnerLabels(element: element, context: context).joined(.assets).map(lessSure(.appKitLabel))
    default:
      context.isSwiftUI
        ? ContentLabel(element: element, texts: texts, context: context).text.map(lessSure(.appKitLabel)) : nil
    }
  }

  private var label: SpokenText? {
    let explicit = context.spoken(accessibility.label, .appKitLabel)
    let title = texts.title.map { SpokenText($0, .appKitLabel) }
    if context.settings.buttonLabel == .documented, element.kind == .button {
      return title ?? explicit ?? texts.imageLabel
    }
    let own = element.isLabel ? context.spoken(control.text, .appKitLabel) : nil
    return explicit ?? own ?? title ?? texts.imageLabel ?? systemLabel ?? innerLabel
  }

  /// What AppKit calls its own toolbar items.
  private var systemLabel: SpokenText? {
    context.phrasebook.label(control.systemItem?.name, of: .toolbarItem, .appKitLabel)
  }

  private var value: SpokenText? {
    switch element.kind {
    case _ where element.isAppKitButton: buttonState
    case .segment where control.type == .selectAny: word(control.isSelected == true ? "checked" : "unchecked")
    case .switch where control.isCheckBox: word(control.isOn == true ? "checked" : "unchecked")
    case .switch: word(control.isOn == true ? "on" : "off")
    case .slider, .progressView, .levelIndicator: texts.percentage(.appKitValue)
    case _ where element.isLabel: nil
    case .textField, .textView, .comboBox: texts.fieldValue.map(lessSure(.appKitValue))
    case .searchField: texts.fieldValue.map(lessSure(.appKitValue)) ?? context.spoken(control.placeholder, .appKitValue)
    case .popUpButton: context.spoken(control.value, .appKitValue) ?? popUpSelection
    case .menuItem where control.isOn == true: word("checked")
    default: nil
    }
  }

  /// What a check box says of its state, a disclosure triangle of what it discloses, a toggle of itself.
  private var buttonState: SpokenText? {
    switch control.type {
    case .radio: return nil
    case .check:
      if control.isOn == nil, control.value?.value == Control.mixedState { return word("mixed") }
      return word(control.isOn == true ? "checked" : "unchecked")
    case .disclosureTriangle, .roundedDisclosure, .disclosure:
      return word(control.isOn == true ? "expanded" : "collapsed")
    default: return control.isOn.flatMap { word($0 ? "on" : "off") }
    }
  }

  /// Whether the element is selected; a segment of which any number can be is checked instead.
  private var isSelected: Bool {
    control.isSelected == true && control.type != .selectAny || accessibility.traits?.contains(.selected) == true
  }

  private var isChosenRadioButton: Bool {
    element.isAppKitButton && control.type == .radio && control.isOn == true
  }

  /// The item that a pop-up button shows; a pull-down button shows its title instead.
  private var popUpSelection: SpokenText? {
    control.type == .pullDown ? nil : texts.menuSelection.map(lessSure(.appKitValue))
  }

  private var role: SpokenText? { roleOfTraits ?? roleOfKind }

  /// The role that a trait gives in SwiftUI to what is no control: a button, a link, a heading.
  private var roleOfTraits: SpokenText? {
    guard context.isSwiftUI, !ElementKind.controls.contains(element.kind), let traits = accessibility.traits else {
      return nil
    }
    return Self.rolesOfTraits.first { traits.contains($0.trait) }.flatMap { word($0.role) }
  }

  /// The traits that are roles on the Mac, the one that decides first.
  private static let rolesOfTraits: [(trait: AccessibilityTrait, role: String)] = [
    (.toggleButton, "toggle"), (.searchField, "searchField"), (.link, "link"), (.button, "button"),
    (.header, "heading"), (.image, "imageView"),
  ]

  private var roleOfKind: SpokenText? {
    guard !element.isLabel else { return nil }
    if let type = control.type, Self.typesWithRole[element.kind]?.contains(type) == true { return word(type.name) }
    if element.kind == .switch, control.isCheckBox { return word(ControlType.check.name) }
    if element.isAppKitButton, control.isOn != nil { return word("toggle") }
    if context.isSwiftUI, element.opensMenu { return word(ControlType.pullDown.name) }
    return word(control.isSecure == true ? "secureTextField" : (Self.shownAs[element.kind] ?? element.kind).name)
  }

  /// What the Mac shows a kind of SwiftUI as.
  private static let shownAs: [ElementKind: ElementKind] = [.tabBarItem: .tabViewItem]

  /// The types of a kind that have a role of their own.
  private static let typesWithRole: [ElementKind: Set<ControlType>] = {
    let buttons: Set<ControlType> = [
      .check, .radio, .help, .disclosureTriangle, .roundedDisclosure, .disclosure,
    ]
    return [
      .button: buttons, .buttonCell: buttons, .popUpButton: [.pullDown], .segment: [.momentary, .selectAny],
    ]
  }()

  private func word(_ name: String) -> SpokenText? { context.phrasebook.label(name, of: .appKitRole, .appKitRole) }

  /// The same text by one of AppKit's rules, all of which are less certain.
  private func lessSure(_ rule: SpeechRule) -> (SpokenText) -> SpokenText {
    { $0.isOfImage ? $0 : SpokenText($0.text, rule) }
  }

  private static let withoutRole: Set<ElementKind> = [.label, .textField, .element]
  private static let needingLabel: Set<ElementKind> = [.box, .tableColumn]
}

extension Control {
  /// Whether a toggle of SwiftUI is shown as a check box.
  fileprivate var isCheckBox: Bool { type?.name == "checkbox" }
}

extension Element {
  /// Whether the element is a button of AppKit, or one of a matrix.
  fileprivate var isAppKitButton: Bool { kind == .button || kind == .buttonCell }

  /// Whether the element is a button that does nothing but open a menu.
  fileprivate var opensMenu: Bool {
    kind == .button && control.showsMenuAsPrimaryAction == true && children.contains { $0.kind == .menu }
  }

  /// Whether a toolbar item shows a view.
  fileprivate var holdsView: Bool { children.contains { $0.kind != .menu && $0.kind != .menuItem } }
}

/// Builds an AppKit utterance: label, title element, value, state and role, separated by commas; then the help.
struct AppKitUtteranceBuilder {
  let properties: SpokenProperties

  /// The utterance.
  func utterance(speaksHints: Bool) -> Utterance {
    let named = [
      properties.label?.segment(.label), properties.titleElement?.segment(.label), properties.value?.segment(.value),
    ]
    let states = properties.state.map { $0.segment(.state) }
    let spoken = (named + states + [properties.role?.segment(.trait)]).compactMap { $0 }
    let hint = speaksHints ? properties.hint : nil
    return Utterance(
      description: spoken.map(\.text).joined(separator: ", "), hint: hint?.text ?? "",
      segments: spoken + [hint?.segment(.hint)].compactMap { $0 })
  }
}
