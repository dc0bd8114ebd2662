import AuditModel
import LocaleData

/// Finds what an AppKit element offers to VoiceOver; no exact source is public, so every rule is of confidence D.
struct AppKitSpeech {
  let element: Element
  let state: ControlState
  let texts: ControlTexts
  let context: SpeechContext

  private var control: Control { element.control }
  private var accessibility: AccessibilityProperties { element.accessibility }

  /// What the element offers; nil where it is no accessibility element.
  var properties: SpokenProperties? {
    let isElement = accessibility.isElement ?? (role != nil || Self.withoutRole.contains(element.kind))
    guard isElement, !element.isSpace else { return nil }
    var properties = SpokenProperties()
    properties.label = label
    properties.value = context.spoken(accessibility.value, .appKitValue) ?? value
    properties.role = role
    properties.hint =
      context.spoken(accessibility.hint, .appKitHelp) ?? context.spoken(control.toolTip, .appKitHelp)
    properties.state = [
      control.isSelected == true || state == .selected ? word("selected") : nil,
      control.isEnabled == false || state == .disabled ? word("dimmed") : nil,
    ].compactMap { $0 }
    return properties
  }

  private var label: SpokenText? {
    let explicit = context.spoken(accessibility.label, .appKitLabel)
    let title = texts.title.map { SpokenText($0, .appKitLabel) }
    if context.settings.buttonLabel == .documented, element.kind == .button {
      return title ?? explicit ?? texts.imageLabel
    }
    let own = isStaticText ? context.spoken(control.text, .appKitLabel) : nil
    return explicit ?? own ?? title ?? texts.imageLabel
  }

  private var value: SpokenText? {
    switch element.kind {
    case .button where Self.checkable.contains(control.type ?? ""): word(control.isOn == true ? "checked" : "unchecked")
    case .switch: word(control.isOn == true ? "on" : "off")
    case .slider, .progressView: lessSure(texts.percentage(.appKitValue))
    case .textField where isStaticText: nil
    case .textField, .textView, .comboBox: texts.fieldValue.map(lessSure)
    case .searchField: texts.fieldValue.map(lessSure) ?? context.spoken(control.placeholder, .appKitValue)
    case .popUpButton: context.spoken(control.value, .appKitValue)
    default: nil
    }
  }

  /// Whether the element only shows a text; AppKit's labels are text fields that cannot be edited.
  private var isStaticText: Bool {
    element.kind == .label || element.kind == .textField && control.isEditable == false
  }

  private var role: SpokenText? {
    guard !isStaticText else { return nil }
    let byType = element.kind == .button ? word(control.type ?? "") : nil
    return byType ?? word(control.isSecure == true ? "secureTextField" : element.kind.name)
  }

  private func word(_ name: String) -> SpokenText? { context.phrasebook.label(name, of: .appKitRole, .appKitRole) }

  private func lessSure(_ spoken: SpokenText) -> SpokenText { SpokenText(spoken.text, .appKitValue) }

  private static let withoutRole: Set<ElementKind> = [.label, .textField, .element]
  private static let checkable: Set<String> = ["check", "radio"]
}

/// Puts an AppKit utterance together: label, value, state and role, with commas between; then the help.
struct AppKitAssembly {
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
