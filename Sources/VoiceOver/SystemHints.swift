import LocaleData

/// The hint: the author's, then VoiceOver's own instructions for what can be toggled, edited, adjusted or expanded.
struct SystemHints {
  let properties: SpokenProperties
  let phrasebook: Phrasebook
  /// Whether the user may touch an element directly.
  let offersDirectTouch: Bool

  /// The hints in order; an author's hint that was already spoken as the label (`isPromoted`) is not said again.
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

  /// The instruction of a text entry, which replaces the author's hint.
  private var edit: SpokenText? {
    guard properties.traits.takesText else { return nil }
    if properties.traits.contains(.isEditing) { return phrasebook.phrase(.editingHint, .editHint) }
    return phrasebook.phrase(properties.traits.contains(.textArea) ? .editLongHint : .editHint, .editHint)
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
