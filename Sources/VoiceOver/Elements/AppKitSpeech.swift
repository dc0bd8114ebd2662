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

  /// What the element offers; nil if it is not an accessibility element.
  var properties: SpokenProperties? {
    let isElement = accessibility.isElement ?? (isElementByItself || isMerged)
    guard isElement, !element.isSpace else { return nil }
    var properties = SpokenProperties()
    properties.label = label
    properties.value = context.spoken(accessibility.value, .appKitValue) ?? value
    properties.role = role
    properties.hint =
      context.spoken(accessibility.hint, .appKitHelp) ?? context.spoken(control.toolTip, .appKitHelp)
    properties.state = [
      control.isSelected == true || state == .selected || isChosenRadioButton ? word("selected") : nil,
      control.isEnabled == false || state == .disabled ? word("dimmed") : nil,
    ].compactMap { $0 }
    return properties
  }

  /// Whether the kind is an accessibility element: with a role or a text; a box and a column only with their titles.
  private var isElementByItself: Bool {
    if Self.needingLabel.contains(element.kind) || element.isLabel { return label != nil || context.isSwiftUI }
    return role != nil || Self.withoutRole.contains(element.kind)
  }

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
    case _ where element.isAppKitButton && control.type == .check: checkState
    case .switch: word(control.isOn == true ? "on" : "off")
    case .slider, .progressView, .levelIndicator: texts.percentage(.appKitValue)
    case .textField where element.isLabel: nil
    case .textField, .textView, .comboBox: texts.fieldValue.map(lessSure(.appKitValue))
    case .searchField: texts.fieldValue.map(lessSure(.appKitValue)) ?? context.spoken(control.placeholder, .appKitValue)
    case .popUpButton: context.spoken(control.value, .appKitValue) ?? popUpSelection
    case .menuItem where control.isOn == true: word("checked")
    default: nil
    }
  }

  private var checkState: SpokenText? {
    if control.isOn == nil, control.value?.value == Control.mixedState { return word("mixed") }
    return word(control.isOn == true ? "checked" : "unchecked")
  }

  private var isChosenRadioButton: Bool {
    element.isAppKitButton && control.type == .radio && control.isOn == true
  }

  /// The item that a pop-up button shows; a pull-down button shows its title instead.
  private var popUpSelection: SpokenText? {
    control.type == .pullDown ? nil : texts.menuSelection.map(lessSure(.appKitValue))
  }

  private var role: SpokenText? {
    guard !element.isLabel else { return nil }
    let byType = element.isAppKitButton ? control.type.flatMap { word($0.name) } : nil
    return byType ?? word(control.isSecure == true ? "secureTextField" : element.kind.name)
  }

  private func word(_ name: String) -> SpokenText? { context.phrasebook.label(name, of: .appKitRole, .appKitRole) }

  /// The same text by one of AppKit's rules, all of which are less certain.
  private func lessSure(_ rule: SpeechRule) -> (SpokenText) -> SpokenText { { SpokenText($0.text, rule) } }

  private static let withoutRole: Set<ElementKind> = [.label, .textField, .element]
  private static let needingLabel: Set<ElementKind> = [.box, .tableColumn]
}

extension Element {
  /// Whether the element is a button of AppKit, or one of a matrix.
  fileprivate var isAppKitButton: Bool { kind == .button || kind == .buttonCell }
}

/// Builds an AppKit utterance: label, value, state and role, separated by commas; then the help.
struct AppKitUtteranceBuilder {
  let properties: SpokenProperties

  /// The utterance.
  func utterance(speaksHints: Bool) -> Utterance {
    let named = [properties.label?.segment(.label), properties.value?.segment(.value)]
    let states = properties.state.map { $0.segment(.state) }
    let spoken = (named + states + [properties.role?.segment(.trait)]).compactMap { $0 }
    let hint = speaksHints ? properties.hint : nil
    return Utterance(
      description: spoken.map(\.text).joined(separator: ", "), hint: hint?.text ?? "",
      segments: spoken + [hint?.segment(.hint)].compactMap { $0 })
  }
}
