import AuditModel
import LocaleData

/// Finds what a UIKit or SwiftUI element offers to VoiceOver: the author's properties, then the defaults of its kind.
struct UIKitSpeech {
  let element: Element
  let state: ControlState
  let texts: ControlTexts
  let context: SpeechContext

  private var control: Control { element.control }
  private var accessibility: AccessibilityProperties { element.accessibility }

  /// Whether the element is an accessibility element: a label of UIKit is not one until it has a text.
  var isAccessibilityElement: Bool {
    guard let defaults, !(context.isSwiftUI && element.isEmptyText) else { return false }
    let isLabel = element.kind == .label && !context.isSwiftUI
    if accessibility.isElement == true || !(defaults.needsLabel || isLabel) { return true }
    return label(defaults.label) != nil || !defaults.needsLabel && (value(defaults) ?? hint) != nil
  }

  /// What the element offers; nil if it is not an accessibility element.
  var properties: SpokenProperties? {
    guard isAccessibilityElement, let defaults else { return nil }
    var properties = SpokenProperties()
    properties.label = label(defaults.label)
    properties.value = value(defaults)
    properties.hint = hint
    properties.traits = traits(defaults)
    properties.traitRule = traitRule(defaults)
    if hasCheckmark, !isSelected { properties.selectedRule = .checkmarkSelected }
    properties.isExpanded = isExpanded(defaults)
    properties.customContent = (accessibility.customContent ?? []).map(content)
    properties.hasCustomActions = accessibility.customActions?.isEmpty == false
    return properties
  }

  /// The kind's defaults, or empty ones if the author makes a plain view an element; nil if it is not an element.
  private var defaults: AccessibilityDefaults? {
    if accessibility.isElement == false { return nil }
    let own =
      element.isSpace && accessibility.isElement == nil ? nil : AccessibilityDefaults.of(element, in: context.framework)
    switch accessibility.children {
    // An element that SwiftUI makes; its content is ignored.
    case .ignore: return AccessibilityDefaults()
    case .combine: return own ?? AccessibilityDefaults(label: .combined)
    default: break
    }
    guard accessibility.isElement == true else { return own }
    return own ?? (element.kind == .imageView ? .image : AccessibilityDefaults())
  }

  // MARK: Label

  private func label(_ source: AccessibilityDefaults.Label) -> SpokenText? {
    if case .button = source { return texts.buttonLabel.spoken(by: context.settings.buttonLabel) }
    return context.spoken(accessibility.label, .explicitLabel) ?? ownLabel(source)
  }

  private func ownLabel(_ source: AccessibilityDefaults.Label) -> SpokenText? {
    switch source {
    case .none, .button: titleBesidePrompt
    case .text: context.spoken(control.text ?? control.title, .labelText)
    case .item(let group): itemLabel(group)
    case .searchPlaceholder:
      context.string(control.text) == nil ? context.spoken(control.placeholder, .searchPlaceholder) : nil
    case .navigationTitle: context.spoken(control.title, .navigationTitle)
    case .section: context.spoken(control.title, .sectionTitle)
    case .cell: CellLabel(cell: element, context: context).text
    case .imageName: texts.imageLabel
    case .builtIn(let word): context.phrasebook.phrase(word, .builtInLabel)
    case .content:
      ContentLabel(element: element, texts: texts, context: context).text
        ?? context.phrasebook.label(control.type?.name, of: .button)
    case .combined: InnerLabels(element: element, context: context).joined(.assets)
    }
  }

  /// The title of a field of SwiftUI that has a prompt too: the prompt is its placeholder, so the title is free to be its label.
  private var titleBesidePrompt: SpokenText? {
    guard context.isSwiftUI, element.kind == .textField, context.string(control.placeholder) != nil else { return nil }
    return context.spoken(control.title, .fieldTitle)
  }

  private func itemLabel(_ group: LabelGroup) -> SpokenText? {
    texts.title.map { SpokenText($0, .itemTitle) } ?? context.phrasebook.label(control.systemItem?.name, of: group)
      ?? texts.imageLabel
  }

  // MARK: Value

  private func value(_ defaults: AccessibilityDefaults) -> SpokenText? {
    // A switch speaks its state, whatever value its author sets.
    if case .isOn = defaults.value { return SpokenText(toggleState, .toggleState) }
    if let explicit = context.spoken(accessibility.value, .explicitValue) { return explicit }
    if defaults.labelHidesValue, context.string(accessibility.label) != nil { return nil }
    return ownValue(defaults.value)
  }

  /// `1` or `0`; an interface tree written by hand may have the control's value instead of `isOn`.
  private var toggleState: String {
    if let isOn = control.isOn { return isOn ? "1" : "0" }
    return context.string(control.value) ?? "0"
  }

  private func ownValue(_ source: AccessibilityDefaults.Value) -> SpokenText? {
    switch source {
    case .none: badgeOfText
    case .isOn: nil
    case .percentage(let rule): texts.percentage(rule)
    case .page: texts.page
    case .text: texts.fieldValue
    case .selection: context.spoken(control.value ?? control.text, .selectionValue) ?? texts.menuSelection
    case .badge: texts.badge
    case .cellDetail: CellLabel(cell: element, context: context).detail
    }
  }

  /// The badge of a row of SwiftUI, which follows the text.
  private var badgeOfText: SpokenText? {
    context.isSwiftUI && element.kind == .label ? context.spoken(control.value, .badgeValue) : nil
  }

  private func content(_ content: CustomContent) -> SpokenProperties.Content {
    SpokenProperties.Content(
      label: context.string(content.label), value: context.string(content.value),
      isImportant: content.importance == .high)
  }

  // MARK: Hint, traits, state

  /// The hint, or the tooltip that replaces a missing one: certainly SwiftUI's `help(_:)`, presumably UIKit's.
  private var hint: SpokenText? {
    context.spoken(accessibility.hint, .authorHint)
      ?? context.spoken(control.toolTip, context.isSwiftUI ? .helpHint : .toolTipHint)
  }

  /// The rule behind the traits if they, or the state of a toggle, are uncertain.
  private func traitRule(_ defaults: AccessibilityDefaults) -> SpeechRule? {
    if !knowsState(defaults) { return .inferredTraits }
    return accessibility.traits == nil ? defaults.traitRule : nil
  }

  /// Whether the state of a toggle or disclosure group is known; SwiftUI binds it, so the value may not be in the source.
  private func knowsState(_ defaults: AccessibilityDefaults) -> Bool {
    if defaults.isDisclosure { return accessibility.expandedStatus != nil || control.isOn != nil }
    guard case .isOn = defaults.value, context.isSwiftUI else { return true }
    return control.isOn != nil || control.value != nil
  }

  /// The author's traits, else the kind's, plus those for the control's state.
  private func traits(_ defaults: AccessibilityDefaults) -> Set<AccessibilityTrait> {
    var traits = accessibility.traits.map { Set($0.filter(\.isKnown)) } ?? defaults.traits
    if accessibility.traits == nil, control.isSecure == true, traits.contains(.textEntry) {
      traits.insert(.secureTextField)
    }
    if isSelected || hasCheckmark { traits.insert(.selected) }
    // A disabled tab bar item is not announced as dimmed (iOS 17.5 to 26.2).
    let isDisabled = state == .disabled || control.isEnabled == false
    if isDisabled, element.kind != .tabBarItem { traits.insert(.notEnabled) }
    return traits
  }

  /// Whether the control is selected, or the menu item is on.
  private var isSelected: Bool {
    state == .selected || control.isSelected == true || element.kind == .menuItem && control.isOn == true
      || accessibility.traits?.contains(.selected) == true
  }

  private var hasCheckmark: Bool { element.kind == .cell && element.layout.accessory == .checkmark }

  private func isExpanded(_ defaults: AccessibilityDefaults) -> Bool? {
    switch accessibility.expandedStatus {
    case .expanded: true
    case .collapsed: false
    case .other, nil: defaults.isDisclosure ? control.isOn == true : nil
    }
  }
}

extension SpeechContext {
  /// What an element offers to VoiceOver in a state; nil if it is not an accessibility element.
  func properties(of element: Element, state: ControlState) -> SpokenProperties? {
    guard element.isShown else { return nil }
    return platform == .macOS ? appKit(element, state).properties : uiKit(element, state).properties
  }

  /// Whether an element is an accessibility element.
  func isAccessibilityElement(_ element: Element) -> Bool {
    guard element.isShown else { return false }
    return platform == .macOS
      ? appKit(element, .normal).isAccessibilityElement : uiKit(element, .normal).isAccessibilityElement
  }

  private func appKit(_ element: Element, _ state: ControlState) -> AppKitSpeech {
    let texts = ControlTexts(element: element, state: state, context: self)
    return AppKitSpeech(element: element, state: state, texts: texts, context: self)
  }

  private func uiKit(_ element: Element, _ state: ControlState) -> UIKitSpeech {
    let texts = ControlTexts(element: element, state: state, context: self)
    return UIKitSpeech(element: element, state: state, texts: texts, context: self)
  }
}
