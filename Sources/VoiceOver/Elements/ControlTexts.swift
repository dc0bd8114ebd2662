package import AuditModel
import LocaleData

/// The texts that a control shows in a state, and the spoken name of its image.
struct ControlTexts {
  private let element: Element
  private let shown: ControlState
  private let context: SpeechContext

  /// The texts of an element; if the state is `normal`, the control's own state decides which title is shown.
  init(element: Element, state: ControlState, context: SpeechContext) {
    self.element = element
    shown = element.control.shownState(asked: state)
    self.context = context
  }

  private var control: Control { _read { yield element.control } }
  private var kind: ElementKind { element.kind }
  private var accessibility: AccessibilityProperties { _read { yield element.accessibility } }

  /// The title: the configuration's, the current state's, the normal state's, or that of a control without states.
  var title: String? {
    if let selection = shownSelection { return selection.text }
    let candidates = [
      control.configuration?.title, control.states?[shown]?.title, control.states?[.normal]?.title, control.title,
      kind == .segment || kind == .link ? control.text : nil,
    ]
    return candidates.lazy.compactMap(context.string).first
  }

  /// The choice that a pop-up button shows as its title, which UIKit takes from the menu.
  private var shownSelection: SpokenText? {
    kind == .button && control.changesSelectionAsPrimaryAction == true ? menuSelection : nil
  }

  /// The title of the selected item of the control's menu: the one that is on, else the first.
  var menuSelection: SpokenText? {
    let items = element.menuItems
    let chosen = items.first { $0.control.isOn == true } ?? items.first
    return chosen.flatMap { context.spoken($0.control.title, .menuSelection) }
  }

  /// A tab's badge as its value, in the releases that speak it: a number is a count of items, another text is spoken as it is.
  var badge: SpokenText? {
    guard context.settings.version.speaksBadges, let badge = context.string(control.value) else { return nil }
    guard let count = Int(badge) else { return SpokenText(badge, .badgeValue) }
    return context.phrasebook.phrase(count == 1 ? .badgeItem : .badgeItems, .badgeValue, count: count)
  }

  /// The name of the image, or of the background image, as words.
  var imageLabel: SpokenText? {
    let contents = [control.states?[shown], control.states?[.normal]]
    let images =
      [control.configuration?.image] + contents.map { $0?.image } + [control.image]
      + contents.map { $0?.backgroundImage }
    return images.lazy.compactMap { $0 }.compactMap { label(of: $0) }.first
  }

  /// The label that an image has by its name; for a symbol that code computes its unknown description.
  private func label(of image: ImageReference) -> SpokenText? {
    guard let expression = image.expression else { return translation(of: image) ?? ImageName.spoken(image) }
    return image.isSystem ? context.spoken(LocalizableText(computedBy: expression), .symbolName) : nil
  }

  /// The translation of an asset's name in the `Localizable` table, which SwiftUI speaks.
  private func translation(of image: ImageReference) -> SpokenText? {
    guard context.isSwiftUI, !image.isSystem else { return nil }
    // If the locale lacks the key, the text is the name itself.
    let text = context.spoken(LocalizableText(value: image.name, key: image.name), .imageTranslation)
    return text?.text == image.name ? nil : text
  }

  /// The text of a field, as bullets if it is secure; the placeholder while it is empty.
  var fieldValue: SpokenText? {
    guard let text = context.string(control.text) else {
      // SwiftUI's fields use their title as a placeholder; on the Mac, forms show it beside them.
      let isTitled = context.isSwiftUI && context.platform != .macOS
      let placeholder = control.placeholder ?? (isTitled ? control.title : nil)
      // What names the field already is not its value too.
      if context.isSwiftUI, let placeholder = control.placeholder, placeholder == control.title { return nil }
      return kind == .searchField ? nil : context.spoken(placeholder, .placeholderValue)
    }
    if isSecure { return SpokenText(String(repeating: "•", count: text.count), .secureBullets) }
    return SpokenText(text, .textValue)
  }

  private var isSecure: Bool {
    control.isSecure == true || accessibility.traits?.contains(.secureTextField) == true
  }

  /// The texts that a button may be called by.
  var buttonLabel: ButtonLabel {
    ButtonLabel(
      explicit: context.string(accessibility.label), title: title,
      titleRule: shownSelection == nil ? .buttonTitle : .menuSelection,
      fallback: imageLabel ?? stepperLabel ?? context.phrasebook.label(control.type?.name, of: .button))
  }

  /// The label of one of a stepper's halves.
  private var stepperLabel: SpokenText? {
    guard kind == .stepper else { return nil }
    return switch control.type {
    case .decrement: context.phrasebook.phrase(.decrement, .stepperButtons)
    case .increment: context.phrasebook.phrase(.increment, .stepperButtons)
    default: nil
    }
  }

  /// The current number as a percentage of its range; an interface tree written by hand may have the value as a text.
  func percentage(_ rule: SpeechRule) -> SpokenText? {
    if let stated = statedValue(rule) { return stated }
    // SwiftUI binds the value, which is not in the source.
    if context.isSwiftUI, control.range == nil { return nil }
    let percent = Int(((control.range?.fraction ?? 0) * 100).rounded())
    return context.phrasebook.percentage(percent, rule)
  }

  /// The page of a page control; 1 of 1 without a range, unless an interface tree written by hand has a value.
  var page: SpokenText {
    if let stated = statedValue(.pageNumber) { return stated }
    let page = control.range?.page ?? (current: 1, count: 1)
    return context.phrasebook.phrase(.page, .pageNumber, index: page.current, count: page.count)
  }
}

extension ControlTexts {
  /// The value as a text, for a control whose range is unknown.
  private func statedValue(_ rule: SpeechRule) -> SpokenText? {
    control.range == nil ? context.spoken(control.value, rule) : nil
  }
}

extension Element {
  /// The items of the menus inside, without separators; those of submenus follow the item that opens them.
  fileprivate var menuItems: [Element] {
    var items: [Element] = []
    var waiting = Array(children.reversed())
    while let inner = waiting.popLast() {
      if inner.kind == .menuItem, !inner.isSpace, inner.isShown { items.append(inner) }
      if inner.kind == .menuItem || inner.kind == .menu { waiting += inner.children.reversed() }
    }
    return items
  }
}

extension Control {
  /// The state whose title is shown: the control's own or the requested one.
  ///
  /// A combination of states has no titles in a file, so UIKit shows those of the normal state.
  fileprivate func shownState(asked state: ControlState) -> ControlState {
    let states = ownStates.union(state == .normal ? [] : [state])
    return states.count == 1 ? states.first ?? .normal : .normal
  }

  /// The states other than `normal` that the control is in from the start.
  var ownStates: Set<ControlState> {
    let states: [ControlState?] = [
      isEnabled == false ? .disabled : nil, isSelected == true ? .selected : nil,
      isHighlighted == true ? .highlighted : nil,
    ]
    return Set(states.compactMap { $0 })
  }
}

extension ControlRange {
  /// The position of the current number between the lowest (0) and the highest (1); 0 if it has none.
  fileprivate var fraction: Double {
    let fraction = (current - minimum) / (maximum - minimum)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// The page from 1 and the number of pages, where pages run from 0 up to, not including, `maximum`.
  fileprivate var page: (current: Int, count: Int) {
    let count = Int(min(max(maximum.isFinite ? maximum : 1, 1), 1_000_000))
    let index = Int(min(max(current.isFinite ? current : 0, 0), Double(count - 1)))
    return (index + 1, count)
  }
}

/// The texts that a button may be called by, among which Apple's documentation and devices choose differently.
struct ButtonLabel {
  /// The accessibility label.
  var explicit: String?
  /// The title of the current state.
  var title: String?
  /// The rule behind the title.
  var titleRule = SpeechRule.buttonTitle
  /// What is spoken for a button with neither: the name of its image, or the label of its type.
  var fallback: SpokenText?

  /// Whether there are both a label and a title and they differ, so the two readings differ too.
  var isDisputed: Bool { explicit != nil && title != nil && explicit != title }

  /// The label by one of the two readings.
  func spoken(by reading: ButtonLabelReading) -> SpokenText? {
    switch reading {
    case .observed: spokenLabel(.buttonLabelObserved) ?? spokenTitle(titleRule) ?? fallback
    case .documented: spokenTitle(.buttonLabelDocumented) ?? spokenLabel(.explicitLabel) ?? fallback
    }
  }

  private func spokenLabel(_ disputed: SpeechRule) -> SpokenText? {
    explicit.map { SpokenText($0, isDisputed ? disputed : .explicitLabel) }
  }

  private func spokenTitle(_ disputed: SpeechRule) -> SpokenText? {
    title.map { SpokenText($0, isDisputed ? disputed : titleRule) }
  }
}

/// Approximates what VoiceOver speaks for the name of an image without its own label.
package enum ImageName {
  /// The name with `-`, `_` and `.` as spaces; nil if nothing is left.
  package static func words(of image: ImageReference) -> String? {
    let words = image.name.split { $0 == "-" || $0 == "_" || $0 == "." || $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The words with their rule; AppKit describes its own images in words that are not public, so the name is in braces.
  static func spoken(_ image: ImageReference) -> SpokenText? {
    if image.isOfAppKit { return SpokenText("{\(image.name)}", .appKitLabel) }
    return words(of: image).map { SpokenText($0, image.isSystem ? .symbolName : .imageName) }
  }
}
