public import AuditModel
import Localization
package import VoiceOver

/// One element with what was derived for it.
public struct ElementFacts: Sendable {
  /// The element with what its ancestors decide.
  package var node: ScreenIndex.Node
  /// What VoiceOver does with it.
  package var reach: VoiceOverReach
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

  /// Its titles in languages that somebody speaks.
  package var realTitles: [TitleFacts] { titles.filter { !$0.locale.isPseudo } }
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
