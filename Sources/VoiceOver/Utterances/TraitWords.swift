import AuditModel
import LocaleData

/// The words that traits add after label and value, in the order in which VoiceOver speaks them.
struct TraitWords {
  let properties: SpokenProperties
  /// Whether the element is a tab by its container.
  let isTab: Bool
  let phrasebook: Phrasebook

  private var traits: Set<AccessibilityTrait> { properties.traits }

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
    // Since iOS 17, any other value is spoken as it is.
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

  /// A word of a kind whose traits are uncertain: the word cannot be more certain than they are.
  private func inferred(_ word: SpokenText, _ rule: SpeechRule) -> SpokenText {
    var word = word
    if rule.confidence > word.rule.confidence { word.rule = rule }
    word.confidence = max(word.confidence, rule.confidence)
    return word
  }

  private static let replacingButton: Set<AccessibilityTrait> = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
  private static let toggleStates: [String: SpokenWord] = ["1": .on, "0": .off, "2": .mixed]
  private static let plain: [(trait: AccessibilityTrait, word: SpokenWord, rule: SpeechRule)] = [
    (.header, .heading, .heading), (.link, .link, .link), (.adjustable, .adjustable, .adjustable),
    (.image, .image, .image), (.searchField, .searchField, .searchField),
  ]
}

/// The hint: the author's, then VoiceOver's own instructions for toggling, editing, adjusting or expanding.
struct SystemHints {
  let properties: SpokenProperties
  let phrasebook: Phrasebook
  /// Whether the user may touch an element directly.
  let offersDirectTouch: Bool

  /// The hints in order; an author's hint that was already spoken as the label (`isPromoted`) is not repeated.
  func list(isPromoted: Bool) -> [SpokenText] {
    let author = author(isPromoted: isPromoted)
    guard !properties.traits.contains(.notEnabled) else { return author }
    return (edit.map { [$0] } ?? author + toggle) + adjust + expand + directTouch
  }

  /// The author's hint alone.
  func author(isPromoted: Bool) -> [SpokenText] { isPromoted ? [] : [properties.hint].compactMap { $0 } }

  private var toggle: [SpokenText] {
    properties.traits.contains(.toggleButton) ? [phrasebook.phrase(.toggleHint, .toggleHint)] : []
  }

  /// The instruction for a text field, which replaces the author's hint.
  private var edit: SpokenText? {
    guard properties.traits.takesText else { return nil }
    if properties.traits.contains(.isEditing) { return phrasebook.phrase(.editingHint, .editHint) }
    let isLong = properties.traits.contains(.textArea) && phrasebook.has(.editLongHint, as: .editHint)
    return phrasebook.phrase(isLong ? .editLongHint : .editHint, .editHint)
  }

  private var adjust: [SpokenText] {
    let hasOnlyHint = properties.hint != nil && properties.label == nil && properties.value == nil
    guard properties.traits.contains(.adjustable), !properties.traits.contains(.toggleButton), !hasOnlyHint else {
      return []
    }
    return [phrasebook.phrase(.adjustableHint, .adjustableHint)]
  }

  private var expand: [SpokenText] {
    guard let isExpanded = properties.isExpanded else { return [] }
    return [phrasebook.phrase(isExpanded ? .collapseHint : .expandHint, .expandedHint)]
  }

  private var directTouch: [SpokenText] {
    guard offersDirectTouch, properties.traits.contains(.allowsDirectInteraction) else { return [] }
    return [phrasebook.phrase(.directTouchHint, .directTouchHint)]
  }
}
