public import AuditModel
import Localization

/// One element with what was derived for it.
public struct ElementFacts: Sendable {
  /// The element.
  public var element: Element
  /// The way to it: the screen's id, then the ids from the root down.
  public var path: [String]
  /// Whether the element or one that holds it is hidden or not installed.
  public var isHidden: Bool
  /// Whether VoiceOver ignores the element: hidden, `isElement` off, or inside an element that is one itself.
  public var isIgnoredByVoiceOver: Bool
  /// Whether the toolbar item that holds the element has a label, which names what is inside.
  public var isNamedByToolbarItem: Bool
  /// The place in file order of what holds the element; nil of the root.
  public var parent: Int?
  /// Whether a cell holds the element.
  public var isInCell = false
  /// Its titles: every state, the subtitle, in every locale.
  public var titles: [TitleFacts]
  /// The texts of a label and the placeholder of a field, where constraints decide their room, in every locale.
  public var texts: [TitleFacts] = []
  /// The locales in which its texts are blank; empty where it has none.
  public var silentLocales: Set<LocaleTag> = []
  /// What VoiceOver says when it reaches the element, by locale; empty where it does not, and without pseudo-locales.
  public var utterances: [LocaleTag: Utterance]
  /// The place that its container gives it, as far as VoiceOver announces that.
  public var context: AccessibilityContext?
  /// The label that VoiceOver says, by locale; without the locales in which it says none.
  package var labels: [LocaleTag: SpokenLabel] = [:]
  /// Title and label of a button that has both, by locale.
  public var namings: [LocaleTag: ButtonNaming]

  /// Whether VoiceOver stops at the element.
  public var isReached: Bool { !utterances.isEmpty }

  /// Its titles in languages that somebody speaks.
  package var realTitles: [TitleFacts] { titles.filter { !$0.locale.isPseudo } }

  /// The element as findings name it.
  public var reference: ElementReference {
    ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/"))
  }
}

extension ElementFacts {
  /// Whether a constraint fixes the element's height.
  package var hasFixedHeight: Bool {
    element.layout.constraints?.contains { constraint in
      constraint.firstItem ?? element.id == element.id && constraint.firstAttribute == "height"
        && constraint.secondItem == nil && (constraint.relation ?? "equal") != "greaterThanOrEqual"
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
}
