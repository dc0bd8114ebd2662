import AuditModel
import ScreenAnalysis

/// An AppKit button, classified as in the Human Interface Guidelines.
struct MacButton {
  /// The styles that the guidelines have advice for.
  enum Style {
    /// The standard button, as tall as its control size.
    case push
    /// A push button of any height (`flexiblePush`, in older files `regularSquare`).
    case flexiblePush
    /// A square or gradient button (`smallSquare`).
    case square
    /// The system's help button.
    case help
    /// A button that shows only an image, without a border or with a square one.
    case image
    /// Check boxes, radio buttons, toolbar buttons, disclosure triangles and so on.
    case other
  }

  /// The element's index.
  let index: Int
  /// The element.
  let element: Element
  /// The style of the button.
  let style: Style

  /// The button at an index of a screen; nil if that is not an AppKit button.
  init?(at index: Int, on screen: ScreenFacts) {
    let element = screen.elements[index].element
    guard screen.tree.platform == .macOS, Self.kinds.contains(element.kind) else { return nil }
    (self.index, self.element, style) = (index, element, Self.style(of: element))
  }

  /// The AppKit buttons of a screen with those styles, in file order.
  static func all(_ styles: Set<Style>, on screen: ScreenFacts) -> [MacButton] {
    screen.elements.indices.compactMap { MacButton(at: $0, on: screen) }.filter { styles.contains($0.style) }
  }

  /// The visible title in the normal state; nil if there isn't one or only the image is shown.
  var title: LocalizableText? {
    let control = element.control
    guard control.imagePosition != .only else { return nil }
    let title = control.title(for: .normal) ?? control.title ?? control.value
    return title.flatMap { $0.isBlank ? nil : $0 }
  }

  /// The visible image in the normal state.
  var image: ImageReference? { element.control.states?[.normal]?.image ?? element.control.image }

  /// The title's words in the development language.
  func words(on screen: ScreenFacts) -> String? {
    screen.speech.words(title, in: screen.developmentLanguage)?.string.trimmingWhitespace
  }

  /// The title's words in English, which rules look up in lists; nil if the screen is not in English.
  func englishWords(on screen: ScreenFacts) -> String? {
    let locale = ([screen.developmentLanguage] + screen.speech.locales).first { $0.language == "en" }
    return locale.flatMap { screen.speech.words(title, in: $0)?.string.trimmingWhitespace }
  }
}

extension MacButton {
  private static let kinds: Set<ElementKind> = [.button, .popUpButton]

  private static func style(of element: Element) -> Style {
    let control = element.control
    let (type, bezel) = (control.type, control.bezelStyle)
    if type == .help || helpBezels.contains(bezel) { return .help }
    if systemDrawn.contains(type) || toolbarBezels.contains(bezel) { return .other }
    if control.isBordered == false, isOnlyImage(element) { return .image }
    if type == .smallSquare || bezel == .smallSquare { return .square }
    if control.isBordered == false { return .other }
    guard element.kind == .button else { return .other }
    if type == .square || bezel == .shadowlessSquare { return isOnlyImage(element) ? .image : .other }
    if flexibleBezels.contains(bezel) || bezel == nil && type == .bevel { return .flexiblePush }
    return pushBezels.contains(bezel) && pushTypes.contains(type) ? .push : .other
  }

  private static func isOnlyImage(_ element: Element) -> Bool {
    let content = ButtonContent(of: element, platform: .macOS)
    let hidesTitle = element.control.imagePosition == .only
    return content.image != nil && (hidesTitle || !content.hasTitle && element.control.value == nil)
  }

  // Interface Builder's names of cell types and bezel styles, and AppKit's names if they differ
  // (AppKit, NSButton.BezelStyle).
  private static let helpBezels: Set<Control.BezelStyle?> = [.helpButton, .help]
  private static let toolbarBezels: Set<Control.BezelStyle?> = [.texturedRounded, .other("toolbar")]
  private static let flexibleBezels: Set<Control.BezelStyle?> = [.regularSquare, .flexiblePush]
  private static let pushBezels: Set<Control.BezelStyle?> = [nil, .rounded, .push, .automatic]
  private static let pushTypes: Set<ControlType?> = [nil, .push, .bevel]
  private static let systemDrawn: Set<ControlType?> = [
    .check, .radio, .disclosureTriangle, .roundedDisclosure, .disclosure,
  ]
}

extension ScreenFacts {
  /// Whether an element is in the frame of a window: in its toolbar or title bar.
  func isInWindowFrame(_ index: Int) -> Bool {
    ancestors(of: index).contains { ancestor in
      let kind = elements[ancestor].element.kind
      return kind == .toolbar || kind == .toolbarItem || kind.name.hasPrefix("titlebarAccessory")
    }
  }
}

/// What makes a button the default or the most prominent one.
enum DefaultAction: Sendable {
  /// The role `primary`.
  case role
  /// The key equivalent Return or Enter, which makes an AppKit button the default one.
  case returnKey
  /// A prominent style.
  case prominence

  /// What makes a button the default one; a prominent style comes last.
  init?(of element: Element) {
    let control = element.control
    if control.role == .primary {
      self = .role
    } else if control.keyEquivalent.map(Self.returnKeys.contains) == true {
      self = .returnKey
    } else if control.configuration?.style.map(Self.prominentStyles.contains) == true {
      self = .prominence
    } else {
      return nil
    }
  }

  /// The property for a person, after "the button".
  var phrase: String {
    switch self {
    case .role: "has the primary role"
    case .returnKey: "responds to Return"
    case .prominence: "has a prominent style"
    }
  }

  /// Carriage return, line feed and the Enter of the numeric keypad (AppKit, NSCarriageReturnCharacter and so on).
  private static let returnKeys: Set<String> = ["\r", "\n", "\u{3}"]
  /// The styles that the system fills with the accent color (UIKit, UIButton.Configuration; SwiftUI,
  /// PrimitiveButtonStyle).
  private static let prominentStyles: Set<ButtonConfiguration.Style> = [
    .filled, .borderedProminent, .prominentGlass, .glassProminent,
  ]
}
