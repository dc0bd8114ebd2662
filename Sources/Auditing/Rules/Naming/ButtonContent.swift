import AuditModel
import PlatformData

/// What a button has that could name it.
struct ButtonContent {
  private let element: Element
  private let platform: Platform

  /// The content of a button on a platform.
  init(of element: Element, platform: Platform) {
    self.element = element
    self.platform = platform
  }

  private var control: Control { element.control }
  private var states: [StateContent] { control.states.map { Array($0.values) } ?? [] }

  /// Whether a title, attributed title, configuration title or subtitle stands in any state.
  var hasTitle: Bool {
    let texts = states.map(\.title) + [control.title, control.configuration?.title, control.configuration?.subtitle]
    return texts.contains { $0.map { !$0.isBlank } ?? false }
  }

  /// The image that a user sees: foreground, configuration, then background; nil where there is none in any state.
  var image: ImageReference? {
    let ordered = ControlState.allCases.compactMap { control.states?[$0] }
    return ordered.lazy.compactMap(\.image).first ?? control.image ?? control.configuration?.image
      ?? ordered.lazy.compactMap(\.backgroundImage).first
  }

  /// Whether an accessibility label is set, in the file's accessibility properties or by a runtime attribute.
  var hasLabel: Bool {
    if let label = element.accessibility.label, !label.isBlank { return true }
    return element.runtimeAttributes?.contains { $0.keyPath == "accessibilityLabel" && $0.value?.isEmpty == false }
      ?? false
  }

  /// Whether a hint is set.
  var hasHint: Bool { element.accessibility.hint.map { !$0.isBlank } ?? false }

  /// Whether the system supplies image and label by the button's type.
  var isNamedBySystem: Bool {
    guard let type = control.type else { return false }
    return platform == .macOS
      ? ButtonMetrics.macSystemTypes.contains(type)
      : ButtonMetrics.systemTypes.contains(type)
  }

  /// Whether the file says that the button is no accessibility element.
  var isSilenced: Bool { element.accessibility.isElement == false }

  /// Why the fault may not be one: what the file cannot tell; nil where nothing speaks against it.
  func doubt(about facts: ElementFacts) -> Doubt? {
    if facts.isNamedByToolbarItem { return .toolbarItem }
    if let image, image.isSystem || isAppKitTemplate(image) { return .systemImage }
    if element.isPrototype == true { return .prototype }
    return facts.isIgnoredByVoiceOver ? .ignored : facts.codeDoubt
  }

  /// AppKit's own images (`NSAddTemplate`) carry a description.
  private func isAppKitTemplate(_ image: ImageReference) -> Bool { platform == .macOS && image.name.hasPrefix("NS") }
}

/// The reasons for which a missing name may be there after all.
extension Doubt {
  fileprivate static let toolbarItem = Doubt(
    reason: "toolbar-item", explanation: "the toolbar item that holds it has a label")
  fileprivate static let systemImage = Doubt(
    reason: "system-image", explanation: "the system may have a description of the symbol")
  fileprivate static let ignored = Doubt(
    reason: "hidden", explanation: "it is hidden, or inside what VoiceOver takes for one element")
}
