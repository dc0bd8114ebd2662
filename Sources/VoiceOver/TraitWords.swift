import LocaleData

/// The words that traits add after label and value, in the order in which VoiceOver speaks them.
struct TraitWords {
  let properties: SpokenProperties
  /// Whether the element is a tab by its container.
  let isTab: Bool
  let phrasebook: Phrasebook

  private var traits: Set<Trait> { properties.traits }

  /// The words, in order.
  var list: [SpokenText] {
    let list = dimmed + button + toggle + tab + textEntry + plainWords + expandedStatus
    guard let rule = properties.traitRule else { return list }
    return list.map { inferred($0, rule) }
  }

  private var dimmed: [SpokenText] { traits.contains(.notEnabled) ? [word(.dimmed, .dimmed)] : [] }

  private var button: [SpokenText] {
    let showsButton = traits.contains(.button) && traits.isDisjoint(with: Self.replacingButton) && !isTab
    let button = showsButton ? [word(.button, .button)] : []
    return button + (traits.contains(.backButton) ? [word(.backButton, .backButton)] : [])
  }

  private var toggle: [SpokenText] {
    guard traits.contains(.toggleButton) else { return [] }
    let button = traits.contains(.button) ? [word(.switchButton, .switchButton)] : []
    guard let value = properties.value?.text, !value.isEmpty else { return button }
    // A value that is none of the three is spoken as it is since iOS 17.
    return button + [Self.toggleStates[value].map { word($0, .toggleState) } ?? SpokenText(value, .toggleState)]
  }

  private var tab: [SpokenText] { traits.contains(.tabBarItem) || isTab ? [word(.tab, .tab)] : [] }

  private var textEntry: [SpokenText] {
    guard traits.takesText else { return [] }
    let field = word(traits.contains(.secureTextField) ? .secureTextField : .textField, .textField)
    return [field] + (traits.contains(.isEditing) ? [word(.isEditing, .isEditing)] : [])
  }

  private var plainWords: [SpokenText] {
    Self.plain.filter { traits.contains($0.trait) }.map { word($0.word, $0.rule) }
  }

  private var expandedStatus: [SpokenText] {
    guard let isExpanded = properties.isExpanded else { return [] }
    return [word(isExpanded ? .expanded : .collapsed, .expandedStatus)]
  }

  private func word(_ word: SpokenWord, _ rule: SpeechRule) -> SpokenText { phrasebook.phrase(word, rule) }

  /// A word of a kind whose traits are not sure: the word itself cannot be surer.
  private func inferred(_ word: SpokenText, _ rule: SpeechRule) -> SpokenText {
    var word = word
    if rule.confidence > word.rule.confidence { word.rule = rule }
    word.confidence = max(word.confidence, rule.confidence)
    return word
  }

  private static let replacingButton: Set<Trait> = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
  private static let toggleStates: [String: SpokenWord] = ["1": .on, "0": .off, "2": .mixed]
  private static let plain: [(trait: Trait, word: SpokenWord, rule: SpeechRule)] = [
    (.header, .heading, .heading), (.link, .link, .link), (.adjustable, .adjustable, .adjustable),
    (.image, .image, .image), (.searchField, .searchField, .searchField),
  ]
}
