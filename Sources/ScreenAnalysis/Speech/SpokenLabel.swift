package import AuditModel
import VoiceOver

/// The label that VoiceOver says for an element, and where its words come from.
package struct SpokenLabel: Sendable {
  /// Where a label comes from.
  package enum Source: Sendable, Equatable {
    /// The author's accessibility label.
    case author
    /// A text that is also visible: a title, or the label next to a control of AppKit.
    case visible
    /// The name of an asset.
    case image(ImageReference)
  }

  /// The words.
  package var text: String
  /// Where they come from.
  package var source: Source
  /// The text in the file; nil for the name of an image.
  package var original: LocalizableText?
  /// The language of the words: the locale's, or that of the fallback that they come from.
  package var language: LocaleTag

  /// Whether it is the author's accessibility label.
  package var isAuthors: Bool { source == .author }

  /// The change that gives the element another label.
  package func renamed(to text: String) -> (inout Element) -> Void {
    { $0.accessibility.label = LocalizableText(text) }
  }
}

/// Finds the labels that VoiceOver says on one screen.
struct SpokenLabelFinder {
  private let speech: ScreenSpeech
  private let developmentLanguage: LocaleTag
  /// The texts that elements of AppKit show: a label that equals one of them is a control's title.
  private let visibleOnMac: Set<LocalizableText>

  /// A finder for the elements of a screen.
  init(_ list: ScreenIndex, on platform: Platform, speech: ScreenSpeech, developmentLanguage: LocaleTag) {
    self.speech = speech
    self.developmentLanguage = developmentLanguage
    let controls = platform == .macOS ? list.nodes.map(\.element.control) : []
    visibleOnMac = Set(controls.flatMap { [$0.text, $0.title] }.compactMap(\.self))
  }

  /// The labels of an element by locale; locales without a label are left out.
  func labels(of element: Element, in utterances: [LocaleTag: Utterance]) -> [LocaleTag: SpokenLabel] {
    var labels: [LocaleTag: SpokenLabel] = [:]
    for (locale, utterance) in utterances {
      labels[locale] = utterance.label.flatMap { label(of: element, in: locale, spoken: $0.text) }
    }
    return labels
  }

  private func label(of element: Element, in locale: LocaleTag, spoken: String) -> SpokenLabel? {
    let author = element.accessibility.label
    if let words = speech.words(author, in: locale), words.string == spoken {
      let isBorrowed = author.map(visibleOnMac.contains) ?? false
      return SpokenLabel(
        text: spoken, source: isBorrowed ? .visible : .author, original: author, language: language(of: words, element))
    }
    for seen in element.visibleTexts {
      guard let words = speech.words(seen, in: locale), words.string == spoken else { continue }
      return SpokenLabel(text: spoken, source: .visible, original: seen, language: language(of: words, element))
    }
    return element.assets.first { ImageName.words(of: $0) == spoken }.map {
      SpokenLabel(text: spoken, source: .image($0), original: nil, language: developmentLanguage)
    }
  }

  private func language(of words: ResolvedText, _ element: Element) -> LocaleTag {
    element.language(of: words) ?? developmentLanguage
  }
}

extension Element {
  /// The language of words: the element's own or that of their table; nil if they are the file's.
  func language(of words: ResolvedText) -> LocaleTag? {
    accessibility.language.flatMap { LocaleTag($0) } ?? words.locale
  }

  /// The visible texts, in a fixed order.
  package var visibleTexts: [LocalizableText] {
    let states = ControlState.allCases.compactMap { control.states?[$0]?.title }
    let plain = [
      control.configuration?.title, control.title, control.text, control.placeholder, control.configuration?.subtitle,
      control.subtitle,
    ]
    return states + plain.compactMap { $0 }
  }

  /// The app's images in any state, without system symbols.
  var assets: [ImageReference] {
    let contents = ControlState.allCases.compactMap { control.states?[$0] }
    let images = [control.configuration?.image, control.image] + contents.flatMap { [$0.image, $0.backgroundImage] }
    return images.compactMap { $0 }.filter { !$0.isSystem && $0.expression == nil }
  }

  /// Whether the element only shows a text; AppKit's labels are text fields that cannot be edited.
  package var isStaticText: Bool {
    if let traits = accessibility.traits { return traits.contains(.staticText) && !isControlByTraits }
    switch kind {
    case .label: return true
    case .textField, .textView: return control.isEditable == false || control.type == .label
    default: return false
    }
  }

  /// Whether a user operates the element, by its kind or by the traits that the author gives it.
  package var isOperated: Bool { isControlByTraits || ElementKind.controls.contains(kind) && !isStaticText }

  private var isControlByTraits: Bool {
    guard let traits = accessibility.traits else { return false }
    return !Self.controlTraits.isDisjoint(with: traits)
  }

  private static let controlTraits: Set<AccessibilityTrait> = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .textEntry, .tabBarItem,
  ]
}
