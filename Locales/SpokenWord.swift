/// A word or phrase that VoiceOver itself adds to what an app says; its name is the key in `spoken/<tag>.json`.
package enum SpokenWord: String, Sendable, Hashable, CaseIterable {
  case selected, selectedPrefix, dimmed, button, backButton, back, tab, heading, link, adjustable, image, searchField
  case textField, secureTextField, isEditing, switchButton, on, off, mixed, expanded, collapsed
  case adjustableHint, toggleHint, editHint, editLongHint, editingHint, expandHint, collapseHint, directTouchHint
  case actionsAvailable, moreContentAvailable
  case position, row, column, spansRows, spansColumns, listStart, listEnd, landmarkStart, landmarkEnd
  case rowHeader, columnHeader, badgeItem, badgeItems
  case page, decrement, increment, inProgress
}

/// One phrase in one language, with what is known about it.
package struct SpokenPhrase: Sendable, Hashable {
  /// The words; `{index}` and `{count}` are replaced with numbers.
  package var text: String
  /// How sure the phrase is: `A` to `D` (`Locales/README.md`).
  package var confidence: String
  /// Where the phrase comes from.
  package var source: String
  /// The BCP-47 tag of the phrase's language, which is English where the asked one lacks the phrase.
  package var language: String

  /// A phrase with its source.
  package init(text: String, confidence: String, source: String, language: String) {
    self.text = text
    self.confidence = confidence
    self.source = source
    self.language = language
  }
}
