import AuditModel
import ScreenAnalysis

/// A button of AppKit as Apple's page sorts them.
struct MacButton {
  /// The sorts that the page has guidance for.
  enum Style {
    /// The standard button, as high as its control size.
    case push
    /// A push button of any height (`flexiblePush`, in older files `regularSquare`).
    case flexiblePush
    /// A square or gradient button (`smallSquare`).
    case square
    /// The system's help button.
    case help
    /// A button that is an image, without a border or with a square one.
    case image
    /// Check boxes, radio buttons, toolbar buttons, disclosure triangles and so on.
    case other
  }

  /// The element's place in file order.
  let index: Int
  /// The element.
  let element: Element
  /// Which sort of button it is.
  let style: Style

  /// The button at a place of a screen; nil where there is none of AppKit's.
  init?(at index: Int, on screen: ScreenFacts) {
    let element = screen.elements[index].element
    guard screen.tree.platform == .macOS, Self.kinds.contains(element.kind) else { return nil }
    (self.index, self.element, style) = (index, element, Self.style(of: element))
  }

  /// The buttons of a screen of those styles, in file order; none but those of AppKit.
  static func all(_ styles: Set<Style>, on screen: ScreenFacts) -> [MacButton] {
    screen.elements.indices.compactMap { MacButton(at: $0, on: screen) }.filter { styles.contains($0.style) }
  }

  /// The title that is seen in the normal state; nil where there is none, or where only the image is shown.
  var title: LocalizableText? {
    let control = element.control
    guard control.imagePosition != "only" else { return nil }
    let title = control.title(for: .normal) ?? control.title ?? control.value
    return title.flatMap { $0.isBlank ? nil : $0 }
  }

  /// The image that is seen in the normal state.
  var image: ImageReference? { element.control.states?[.normal]?.image ?? element.control.image }

  /// The title's words in the development language.
  func words(on screen: ScreenFacts) -> String? {
    screen.speech.words(title, in: screen.developmentLanguage)?.string.trimmingWhitespace
  }

  /// The title's words in English, by which rules know words; nil where the screen has none.
  func englishWords(on screen: ScreenFacts) -> String? {
    let locale = ([screen.developmentLanguage] + screen.speech.locales).first { $0.language == "en" }
    return locale.flatMap { screen.speech.words(title, in: $0)?.string.trimmingWhitespace }
  }
}

extension MacButton {
  private static let kinds: Set<ElementKind> = [.button, .popUpButton]

  private static func style(of element: Element) -> Style {
    let control = element.control
    let (type, bezel) = (control.type ?? "", control.bezelStyle ?? "")
    if type == "help" || helpBezels.contains(bezel) { return .help }
    if systemDrawn.contains(type) { return .other }
    if control.isBordered == false, isOnlyImage(element) { return .image }
    if type == "smallSquare" || bezel == "smallSquare" { return .square }
    if control.isBordered == false { return .other }
    guard element.kind == .button else { return .other }
    if type == "square" || bezel == "shadowlessSquare" { return isOnlyImage(element) ? .image : .other }
    if flexibleBezels.contains(bezel) || bezel.isEmpty && type == "bevel" { return .flexiblePush }
    return pushBezels.contains(bezel) && pushTypes.contains(type) ? .push : .other
  }

  private static func isOnlyImage(_ element: Element) -> Bool {
    let content = ButtonContent(of: element, platform: .macOS)
    let hidesTitle = element.control.imagePosition == "only"
    return content.image != nil && (hidesTitle || !content.hasTitle && element.control.value == nil)
  }

  // Interface Builder's names of cell types and bezel styles, and the names of AppKit where they differ
  // (AppKit, NSButton.BezelStyle).
  private static let helpBezels: Set<String> = ["helpButton", "help"]
  private static let flexibleBezels: Set<String> = ["regularSquare", "flexiblePush"]
  private static let pushBezels: Set<String> = ["", "rounded", "push", "automatic"]
  private static let pushTypes: Set<String> = ["", "push", "bevel"]
  private static let systemDrawn: Set<String> = [
    "check", "radio", "disclosureTriangle", "roundedDisclosure", "disclosure",
  ]
}

extension ScreenFacts {
  /// Whether an element stands in the frame of a window: in its toolbar or title bar.
  func isInWindowFrame(_ index: Int) -> Bool {
    ancestors(of: index).contains { place in
      let kind = elements[place].element.kind
      return kind == .toolbar || kind == .toolbarItem || kind.name.hasPrefix("titlebarAccessory")
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingWhitespace: String {
    let start = drop { $0.isWhitespace }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
  }
}

/// What makes a button the one that people choose by pressing Return, or are drawn to.
enum DefaultAction: Sendable {
  /// The role `primary`.
  case role
  /// The key equivalent Return or Enter, which makes a button of AppKit the default one.
  case returnKey
  /// A prominent style.
  case prominence

  /// What makes a button the default one; a prominent style comes last.
  init?(of element: Element) {
    let control = element.control
    if control.role == "primary" {
      self = .role
    } else if control.keyEquivalent.map(Self.returnKeys.contains) == true {
      self = .returnKey
    } else if control.configuration?.style.map(Self.prominentStyles.contains) == true {
      self = .prominence
    } else {
      return nil
    }
  }

  /// What it is, for a person, after "the button".
  var phrase: String {
    switch self {
    case .role: "has the primary role"
    case .returnKey: "answers to Return"
    case .prominence: "has a prominent style"
    }
  }

  /// Carriage return, line feed and the Enter of the numeric keypad (AppKit, NSCarriageReturnCharacter and so on).
  private static let returnKeys: Set<String> = ["\r", "\n", "\u{3}"]
  /// The styles that the system fills with the accent colour (UIKit, UIButton.Configuration; SwiftUI,
  /// PrimitiveButtonStyle).
  private static let prominentStyles: Set<String> = ["filled", "borderedProminent", "prominentGlass", "glassProminent"]
}

/// What an English title says of data that may be lost.
enum DestructiveTitle: Sendable {
  /// Something is deleted for good.
  case certain
  /// Something is removed or reset, which may be harmless.
  case possible

  /// What a title says; nil where it says nothing of the kind.
  init?(_ title: String) {
    let text = title.lowercased().replacing("’", with: "'")
    let verb = String(text.prefix { $0.isLetter })
    if Self.certainVerbs.contains(verb) || Self.certainPhrases.contains(where: text.hasPrefix) {
      self = .certain
    } else if Self.possibleVerbs.contains(verb) {
      self = .possible
    } else {
      return nil
    }
  }

  // The titles of destructive buttons in Apple's pages (Human Interface Guidelines, Alerts and Action sheets; SwiftUI, ButtonRole)
  // and verbs of the same meaning.
  private static let certainVerbs: Set<String> = ["delete", "erase", "discard", "destroy", "wipe"]
  private static let certainPhrases = ["don't save", "empty trash", "move to trash", "move to the trash"]
  private static let possibleVerbs: Set<String> = ["remove", "reset", "clear", "overwrite", "uninstall"]
}
