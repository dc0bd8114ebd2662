/// VoiceOver's own words in one language; what the language lacks is said in English.
package struct SpokenWords: Sendable {
  /// The BCP-47 tag of the language whose words these are.
  package let language: String
  /// What people of the language call controls, states and gestures.
  package let vocabulary: SpeechVocabulary
  /// Whether there are no words of the asked language, so that the English ones stand for them.
  package let isFallback: Bool
  private let phrases: [SpokenWord: SpokenPhrase]

  /// The phrase for a word; the English one (its `language` says so) where this language has none.
  package subscript(word: SpokenWord) -> SpokenPhrase {
    phrases[word] ?? Self.english[word]
      ?? SpokenPhrase(text: word.rawValue, confidence: "D", source: "no words could be read", language: "en")
  }

  /// A label that UIKit or AppKit itself gives, such as a bar item's; nil where none is known.
  package func label(_ name: String, of group: LabelGroup) -> SpokenPhrase? {
    Self.systemLabels.phrase(name, of: group)
  }

  /// The words for a BCP-47 tag, by the nearest language that has any (`de-AT` → `de`), else English; the project's own words, which
  /// are as sure as it is of them, come first.
  package static func words(for tag: String, replacing overrides: SpokenWordOverrides = SpokenWordOverrides())
    -> SpokenWords
  {
    let nearest = SpokenLanguage.nearest(to: tag, among: known.keys)
    let language = nearest ?? "en"
    let own = overrides.words(for: tag).reduce(into: [SpokenWord: SpokenPhrase]()) { phrases, word in
      phrases[word.key] = SpokenPhrase(
        text: word.value, confidence: "A", source: "the project's configuration", language: tag)
    }
    let file = known[language]
    return SpokenWords(
      language: language, vocabulary: nearest == nil ? SpeechVocabulary() : file?.vocabulary ?? SpeechVocabulary(),
      isFallback: nearest == nil, phrases: (file?.phrases ?? [:]).merging(own) { _, own in own })
  }

  /// The words of one file's bytes; nothing where the bytes are no such file, so that English speaks instead.
  static func phrases(in json: [UInt8]) -> [SpokenWord: SpokenPhrase] {
    guard let file = try? SpokenWordsFile(json) else { return [:] }
    return file.phrases
  }

  /// What one file holds.
  private struct Language {
    var phrases: [SpokenWord: SpokenPhrase]
    var vocabulary: SpeechVocabulary
  }

  private static let known: [String: Language] = SpokenWordsFile.embedded.compactMapValues { json in
    guard let file = try? SpokenWordsFile(json) else { return nil }
    return Language(phrases: file.phrases, vocabulary: file.vocabulary ?? SpeechVocabulary())
  }
  private static let english = known["en"]?.phrases ?? [:]
  private static let systemLabels = (try? LabelFile(LabelFile.embedded)) ?? LabelFile()
}
