public import AuditModel
import Localization
package import PlatformData
import Utilities
package import VoiceOver

/// One element with everything derived for it.
public struct ElementFacts: Sendable {
  /// The element with what its ancestors decide.
  package var node: ScreenIndex.Node
  /// What VoiceOver does with it.
  package var reach: VoiceOverReach
  /// Its titles: every state, the subtitle, in every locale.
  public var titles: [TitleFacts]
  /// The texts of a label and the placeholder of a field, if constraints decide their available size, in every locale.
  public var texts: [TitleFacts] = []
  /// The titles and texts in the development language if it is not audited: what other languages are compared with.
  package var originals: [TitleFacts] = []
  /// The slots of its texts that differ between the languages of the project, whether they are audited or not, or that code looks up.
  package var translatedSlots: Set<String> = []
  /// The locales in which its texts are blank; empty if it has no texts.
  public var silentLocales: Set<LocaleTag> = []
  /// What VoiceOver says when it reaches the element, by locale, without pseudo-locales; empty if it does not stop there.
  public var utterances: [LocaleTag: Utterance]
  /// Its position in its container, as far as VoiceOver announces it.
  public var context: AccessibilityContext?
  /// The label that VoiceOver says, by locale; locales without a label are left out.
  package var labels: [LocaleTag: SpokenLabel] = [:]
  /// Whether the app is translated, so that a text without a translation stands out.
  package var hasTranslations = false
  /// How far the frame extends beyond the alignment rectangle.
  package var alignmentInsets = EdgeInsets()
  /// Title and label of a button that has both, by locale.
  public var namings: [LocaleTag: ButtonNaming]

  /// The element.
  public var element: Element { node.element }
  /// The index of the superview or other container; nil for the root.
  public var parent: Int? { node.parent }
  /// Whether the element or an ancestor is hidden or not installed.
  public var isHidden: Bool { node.isHidden }
  /// Whether the element is inside a cell.
  public var isInCell: Bool { node.isInCell }
  /// The element as findings name it.
  public var reference: ElementReference { node.reference }

  /// Whether VoiceOver stops at the element.
  public var isReached: Bool { !utterances.isEmpty }

  /// Its titles in real languages, without pseudo-locales.
  package var realTitles: [TitleFacts] { titles.filter { !$0.locale.isPseudo } }
}

extension ElementFacts {
  /// Its titles and texts in every language that was measured.
  package var measuredTexts: [TitleFacts] { titles + texts + originals }

  /// Whether a constraint fixes the element's height.
  package var hasFixedHeight: Bool { hasFixed(.height) }

  /// Whether a constraint fixes the element's width or height.
  package func hasFixed(_ length: LayoutConstraint.Attribute) -> Bool {
    element.layout.constraints?.contains { constraint in
      constraint.firstItem ?? element.id == element.id && constraint.firstAttribute == length
        && constraint.secondItem == nil && (constraint.relation ?? .equal) != .greaterThanOrEqual
        && constraint.isPlaceholder != true
    } ?? false
  }
}

extension ScreenSpeech {
  /// What VoiceOver would say of an element after a change to it; nil if it would no longer stop there.
  package func utterance(
    of facts: ElementFacts, in locale: LocaleTag, after change: (inout Element) -> Void
  ) -> Utterance? {
    var element = facts.element
    change(&element)
    return utterance(of: element, in: locale, context: facts.context)
  }

  /// The label that VoiceOver speaks of an element, with the expressions that fill a format; nil if it does not stop there.
  package func label(of facts: ElementFacts, in locale: LocaleTag) -> Utterance.Segment? {
    guard let label = facts.utterances[locale]?.label, label.text.contains("%") else {
      return facts.utterances[locale]?.label
    }
    return utterance(of: facts.element, in: locale, context: facts.context, namesArguments: true)?.label ?? label
  }

  /// What a report has for an utterance of an element, as it is or after a change: with the expressions that fill a format, where it has
  /// one.
  package func words(
    of utterance: Utterance, at facts: ElementFacts, in locale: LocaleTag,
    after change: (inout Element) -> Void = { _ in }
  ) -> String {
    guard utterance.text.contains("%") else { return utterance.text }
    var element = facts.element
    change(&element)
    let named = self.utterance(of: element, in: locale, context: facts.context, namesArguments: true)
    return named?.text ?? utterance.text
  }
}

extension ElementFacts {
  /// Whether a text is only a placeholder for one that code or a binding sets.
  ///
  /// Placeholders are:
  /// - any text of an element that a binding fills, and one that a language has in braces;
  /// - of an element that code fills, a text without letters, and a name as code has them (`file_name`);
  /// - of an element that code fills, or in an app that is translated, a default text without a translation; if both, any text without
  ///   a translation;
  /// - beside an image that leaves it no room, a default title.
  package func isDummy(_ text: TitleFacts) -> Bool {
    let words = text.text.string
    if element.isFilledByBinding, !text.isPlaceholder { return true }
    if measured(as: text).contains(where: { StandardTexts.isInBraces($0.text.string) }) { return true }
    let isFilled = element.mayBeChanged(by: .title) || element.isPrototype == true
    if isFilled, !words.contains(where: \.isLetter) || words.isSnakeCase { return true }
    guard StandardTexts.contains(words) else { return isFilled && hasTranslations && isUntranslated(text) }
    // A "Menu" or "View" that nothing replaces is a title.
    if isFilled || hasTranslations && !isLeftByCode { return isUntranslated(text) }
    return element.hasImage && text.hasNoRoom
  }

  /// Whether the element is a button of which all code was read that reaches it, and none sets its title or style.
  package var isLeftByCode: Bool {
    element.kind == .button && element.hasOutlet && element.code.map { !$0.sets(anyOf: [.title, .style]) } == true
  }

  /// Whether the element shows a text that is only a placeholder for one that code or a binding sets.
  package var showsDummy: Bool { (titles + texts).first { !$0.isPlaceholder }.map(isDummy) ?? false }

  /// Whether a title with some words is only a placeholder for one that code sets.
  package func showsDummy(_ words: String) -> Bool {
    [titles, texts].lazy.joined().first { $0.text.string == words }.map(isDummy) ?? false
  }

  /// Whether code may replace a text: a label's in a prototype, or one without a translation that has an outlet or is in a
  /// prototype.
  package func mayBeReplaced(_ text: TitleFacts) -> Bool {
    let isPrototype = element.isPrototype == true
    if isPrototype, !text.isTitle { return true }
    return (isPrototype || element.mayBeChanged(by: .title)) && isUntranslated(text)
  }

  /// Whether code may replace a title with some words.
  package func mayBeReplaced(_ words: String) -> Bool {
    titles.first { $0.text.string == words }.map(mayBeReplaced) ?? false
  }

  /// Whether every language of the project shows a text with the same words, and code does not look it up.
  package func isUntranslated(_ text: TitleFacts) -> Bool { !translatedSlots.contains(text.slot) }

  /// What was measured of a text, in every language.
  private func measured(as text: TitleFacts) -> some Sequence<TitleFacts> {
    [titles, texts, originals].lazy.joined().filter { $0.slot == text.slot }
  }
}

extension TitleFacts {
  /// Whether the control leaves the title no width at all.
  fileprivate var hasNoRoom: Bool { fits.contains { $0.availableSize.size?.width == .zero } }
}

extension Element {
  /// Whether the element shows an image, in any state.
  fileprivate var hasImage: Bool {
    control.image != nil || control.configuration?.image != nil
      || control.states?.values.contains { $0.image != nil } == true
  }
}
