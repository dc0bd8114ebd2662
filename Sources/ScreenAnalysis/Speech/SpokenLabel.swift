package import AuditModel

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

extension Element {
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
    return images.compactMap { $0 }.filter { !$0.isSystem }
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
