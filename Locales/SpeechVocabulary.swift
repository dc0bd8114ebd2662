/// The words with which people of one language name controls, states and gestures: what labels and hints should leave to VoiceOver.
///
/// They are whole words or phrases in lower case, as they stand in a text; VoiceOver's own words are among them.
package struct SpeechVocabulary: Sendable, Hashable, Decodable {
  /// Where the words come from.
  package var source = ""
  /// The words for a role, by the trait or kind that speaks it: `button`, `link`, `image`, `header`, `tab`, `switch`, `slider`,
  /// `textField`, `searchField`.
  package var roles: [String: [String]] = [:]
  /// The words for states that VoiceOver speaks by itself, such as `selected`.
  package var states: [String] = []
  /// The phrases for gestures, such as `double tap`.
  package var gestures: [String] = []

  /// No words at all.
  package init() {}

  /// The words of the nearest language that has any (`de-AT` → `de`); none where there is no such language.
  package static func words(for tag: String) -> SpeechVocabulary { SpokenWords.words(for: tag).vocabulary }
}
