public import AuditModel
import VoiceOver

/// An element with the screen that it is on.
public struct ElementContext: Sendable {
  /// The screen with its facts.
  public let screen: ScreenFacts
  /// The element's index in file order.
  public let index: Int

  /// An element of a screen.
  public init(screen: ScreenFacts, index: Int) {
    self.screen = screen
    self.index = index
  }

  /// The element with its facts, read in place.
  public var facts: ElementFacts { _read { yield screen.elements[index] } }
  /// The element, read in place.
  public var element: Element { _read { yield screen.elements[index].node.element } }
  /// The platform of the interface.
  public var platform: Platform { screen.tree.platform }
  /// The superview or other container; nil for the root.
  public var parent: ElementContext? { facts.parent.map { ElementContext(screen: screen, index: $0) } }
  /// The elements around it, the nearest first.
  public var ancestors: [ElementContext] {
    screen.ancestors(of: index).map { ElementContext(screen: screen, index: $0) }
  }
}

extension ElementContext {
  /// Whether AppKit describes the element by itself, in words that are not known: one of its own images (`NSAddTemplate`), or a
  /// view that is neither a control nor a text.
  package var isDescribedByAppKit: Bool {
    guard platform == .macOS, screen.tree.framework != .swiftUI else { return false }
    let control = element.control
    if let image = control.image ?? control.states?[.normal]?.image { return image.isOfAppKit }
    return !ElementKind.controls.contains(element.kind) && !Self.describedByAuthor.contains(element.kind)
  }

  /// Whether the element is an untitled item of a menu that code fills: of the menu, or of the control with it, code has an outlet.
  package var isSampleItem: Bool {
    guard element.kind == .menuItem, element.control.title?.isBlank != false else { return false }
    return ancestors.prefix { Self.menuKinds.contains($0.element.kind) }.contains { $0.element.hasOutlet }
  }

  private static let menuKinds: Set<ElementKind> = [.menu, .menuItem, .popUpButton, .button]
  private static let describedByAuthor: Set<ElementKind> = [
    .label, .textField, .textView, .segment, .toolbarItem, .pathControl,
  ]
}

/// An element as VoiceOver speaks it in one locale.
public struct SpokenContext: Sendable {
  /// The element.
  public let context: ElementContext
  /// The locale.
  public let locale: LocaleTag
  /// What VoiceOver says.
  public let utterance: Utterance

  /// An element with its utterance in a locale.
  public init(_ context: ElementContext, locale: LocaleTag, utterance: Utterance) {
    self.context = context
    self.locale = locale
    self.utterance = utterance
  }

  /// An element as VoiceOver speaks it in a locale; nil if VoiceOver does not stop there.
  public init?(screen: ScreenFacts, index: Int, locale: LocaleTag) {
    guard let utterance = screen.elements[index].utterances[locale] else { return nil }
    self.init(ElementContext(screen: screen, index: index), locale: locale, utterance: utterance)
  }

  /// The screen with its facts.
  public var screen: ScreenFacts { context.screen }
  /// The element's index in file order.
  public var index: Int { context.index }
  /// The element with its facts, read in place.
  public var facts: ElementFacts { _read { yield context.facts } }
  /// The element, read in place.
  public var element: Element { _read { yield context.element } }
  /// The platform of the interface.
  public var platform: Platform { context.platform }

  /// The words of a text in the locale; nil if there aren't any, or if only their key is known.
  package func words(_ text: LocalizableText?) -> ResolvedText? { screen.speech.words(text, in: locale) }

  /// The author's accessibility label.
  package var label: ResolvedText? { words(element.accessibility.label) }
  /// The author's hint.
  package var hint: ResolvedText? { words(element.accessibility.hint) }
  /// The text that VoiceOver speaks as the hint: the author's, else the tool tip or SwiftUI's `help(_:)`.
  package var hintText: LocalizableText? { hint == nil ? element.control.toolTip : element.accessibility.hint }
}

extension SpokenContext {
  /// The language of words: the element's own, that of their table, or the file's.
  package func language(of words: ResolvedText) -> LocaleTag {
    element.language(of: words) ?? screen.developmentLanguage
  }

  /// Whether words are in the locale's own language rather than in a fallback.
  package func isOwn(_ words: ResolvedText) -> Bool { words.locale?.language == locale.language }

  /// Whether the locale is the screen's own language or a variant of it.
  package var isDevelopmentLanguage: Bool { locale.language == screen.developmentLanguage.language }
}
