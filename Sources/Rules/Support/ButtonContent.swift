import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis
import VoiceOver

/// The style of a button in its file, from UIKit's configuration or SwiftUI's modifiers.
struct ButtonStyle {
  private let control: Control
  private let tint: String?
  private let content: ButtonContent

  /// The style of a button on a platform.
  init(of element: Element, platform: Platform) {
    control = element.control
    tint = element.appearance.tintColor?.system
    content = ButtonContent(of: element, platform: platform)
  }

  /// The style, or that of the type of a button without a configuration; nil if the file gives neither.
  var style: ButtonConfiguration.Style? {
    control.configuration?.style ?? control.type.map { ButtonConfiguration.Style(name: $0.name) }
  }

  /// Whether a color that stands out fills the button.
  var isProminent: Bool {
    style.map(ButtonGuidelines.prominentStyles.value.contains) == true
      && tint.map(ButtonGuidelines.quietTints.value.contains) != true
  }

  /// Whether a style of SwiftUI shows the label alone, without a bezel.
  var isBare: Bool { style.map(Self.bare.contains) ?? false }

  /// The styles without a bezel (Apple, `PrimitiveButtonStyle`).
  private static let bare: Set<ButtonConfiguration.Style> = [.plain, .borderless, .other("link")]

  /// The control size by SwiftUI's name; nil if the file does not set one.
  var size: ControlSize? {
    if let size = control.controlSize { return size }
    return control.configuration?.size.map { $0 == .medium ? .regular : ControlSize(name: $0.name) }
  }

  /// The shape of the border by SwiftUI's name; nil if the system chooses it.
  var shape: Control.BorderShape? {
    if let shape = control.borderShape { return shape == .automatic ? nil : shape }
    return control.configuration?.cornerStyle.flatMap { Self.shapes[$0] }
  }

  /// What the button shows; nil if it shows nothing.
  var shown: ButtonGuidelines.Content? {
    if content.hasTitle { return content.image == nil ? .text : .textAndIcon }
    return content.image == nil ? nil : .icon
  }

  /// The shapes that correspond to the corner styles of UIKit's configurations.
  private static let shapes: [ButtonConfiguration.CornerStyle: Control.BorderShape] = [
    .capsule: .capsule, .fixed: .roundedRectangle, .small: .roundedRectangle, .medium: .roundedRectangle,
    .large: .roundedRectangle,
  ]
}

extension ScreenFacts {
  /// The style of the button at an index.
  func style(of index: Int) -> ButtonStyle { ButtonStyle(of: elements[index].element, platform: tree.platform) }
}

extension ScreenFacts {
  /// The indices of the buttons that VoiceOver reaches, in file order.
  var shownButtons: [Int] {
    elements.indices.filter { elements[$0].element.kind == .button && elements[$0].reach == .reached }
  }

  /// A finding about the style of a button.
  func styleFinding(
    _ rule: any Rule.Type, severity: Severity? = nil, at index: Int, _ message: String,
    evidence: [String: Evidence] = [:], reviewReason: ReviewReason? = nil
  ) -> Finding {
    Problem(message, severity: severity, evidence: evidence, reviewReason: reviewReason)
      .finding(of: rule, at: index, on: self)
  }
}

extension Element {
  /// Why a button may look different from its file.
  var styleReviewReason: ReviewReason? { reviewReason(codeMay: .appearance) }
}

/// The content of a button that could label it.
struct ButtonContent {
  private let element: Element
  private let platform: Platform
  private let inside: [Element]

  /// The content of a button on a platform; `inside` is what it contains if its framework speaks that.
  init(of element: Element, platform: Platform, inside: [Element] = []) {
    self.element = element
    self.platform = platform
    self.inside = inside
  }

  /// The content of a button.
  init(at context: ElementContext) {
    self.init(of: context.element, platform: context.platform, inside: context.content)
  }

  private var control: Control { element.control }
  private var states: [StateContent] { control.states.map { Array($0.values) } ?? [] }

  /// Whether there is a title, attributed title, configuration title or subtitle in any state, or the selected item of the
  /// button's menu, or a binding, provides one.
  var hasTitle: Bool {
    let texts = states.map(\.title) + [control.title, control.configuration?.title, control.configuration?.subtitle]
    let contained = inside.flatMap { [$0.control.text, $0.control.title, $0.accessibility.label] }
    return (texts + contained).contains { $0.map { !$0.isBlank } ?? false }
      || control.changesSelectionAsPrimaryAction == true || element.isFilledByBinding
  }

  /// The image, in the order in which VoiceOver looks for one; nil if there isn't one in any state.
  ///
  /// The configuration's image comes first, then those of the current and the other states, then background images.
  var image: ImageReference? {
    let shown: ControlState = control.isEnabled == false ? .disabled : control.isSelected == true ? .selected : .normal
    let ordered = ([shown] + ControlState.allCases).compactMap { control.states?[$0] }
    return control.configuration?.image ?? ordered.lazy.compactMap(\.image).first ?? control.image
      ?? ordered.lazy.compactMap(\.backgroundImage).first ?? inside.lazy.compactMap(\.control.image).first
  }

  /// Whether the button shows nothing by which people know it.
  var isEmpty: Bool { image == nil && !hasTitle && !isNamedBySystem && !isSuppliedByCode }

  /// Whether an expression in code or a binding supplies what the button shows.
  private var isSuppliedByCode: Bool {
    element.connections.expressions != nil
      || element.connections.bindings?.contains { Self.imageBindings.contains($0) } == true
  }

  /// The bindings that give a button an image (Apple, Cocoa Bindings Reference, `NSButton`).
  private static let imageBindings: Set<String> = ["image", "alternateImage"]

  /// Whether the system provides image and label for the button's type.
  var isNamedBySystem: Bool {
    guard let type = control.type else { return false }
    return platform == .macOS
      ? AppKitMetrics.systemTypes.contains(type)
      : UIKitMetrics.systemTypes.contains(type)
  }
}
