package import AuditModel

/// The labels of a screen's elements in every locale, found once for all the rules that judge them.
package struct SpokenLabels: Sendable {
  private struct Key: Hashable {
    var index: Int
    var locale: LocaleTag
  }

  private var labels: [Key: SpokenLabel] = [:]

  /// No labels.
  package init() {}

  /// The labels of a screen.
  package init(of screen: ScreenFacts) {
    for (index, facts) in screen.elements.enumerated() {
      for (locale, utterance) in facts.utterances {
        let context = SpokenContext(
          ElementContext(screen: screen, index: index), locale: locale, utterance: utterance)
        labels[Key(index: index, locale: locale)] = SpokenLabel(at: context)
      }
    }
  }

  /// The label of the element at a place in file order; nil where it has none.
  package subscript(index: Int, locale: LocaleTag) -> SpokenLabel? { labels[Key(index: index, locale: locale)] }
}
