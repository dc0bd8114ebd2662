package import AuditModel

/// An element as it is spoken in one locale.
package struct SpokenPlace {
  /// The screen with its facts.
  package var screen: ScreenFacts
  /// The element's place in file order.
  package var index: Int
  /// The locale.
  package var locale: LocaleTag
  /// What VoiceOver says.
  package var utterance: Utterance

  /// An element as it is spoken in a locale.
  package init(screen: ScreenFacts, index: Int, locale: LocaleTag, utterance: Utterance) {
    self.screen = screen
    self.index = index
    self.locale = locale
    self.utterance = utterance
  }

  /// The element with its facts.
  package var facts: ElementFacts { screen.elements[index] }
  /// The element.
  package var element: Element { facts.element }

  /// The words of a text in the locale; nil where there are none, or where only their key is known.
  package func words(_ text: LocalizableText?) -> ResolvedText? { screen.speech.words(text, in: locale) }

  /// The author's accessibility label.
  package var label: ResolvedText? { words(element.accessibility.label) }
  /// The author's hint.
  package var hint: ResolvedText? { words(element.accessibility.hint) }
}
