/// VoiceOver's own words in one language; what the language lacks is said in English.
package struct SpokenWords: Sendable {
  /// The BCP-47 tag of the language whose words these are.
  package let language: String
  private let phrases: [SpokenWord: SpokenPhrase]
  private let labels: LabelFile
  /// What people of the language call controls, states and gestures.
  package let vocabulary: SpeechVocabulary

  /// The phrase for a word; the English one (its `language` says so) where this language has none.
  package subscript(word: SpokenWord) -> SpokenPhrase {
    phrases[word] ?? Self.english[word]
      ?? SpokenPhrase(text: word.rawValue, confidence: "D", source: "no words could be read", language: "en")
  }

  /// A label that UIKit or AppKit itself gives, such as a bar item's; nil where none is known.
  package func label(_ name: String, of group: LabelGroup) -> SpokenPhrase? { labels.phrase(name, of: group) }

  /// The words for a BCP-47 tag, by the nearest language that has any (`de-AT` → `de`), else English.
  package static func words(for tag: String) -> SpokenWords {
    var subtags = tag.split(separator: "-")
    while !subtags.isEmpty {
      let candidate = subtags.joined(separator: "-")
      if let found = known[candidate] { return SpokenWords(language: candidate, phrases: found) }
      subtags.removeLast()
    }
    return SpokenWords(language: "en", phrases: english)
  }

  private init(language: String, phrases: [SpokenWord: SpokenPhrase]) {
    self.language = language
    self.phrases = phrases
    labels = Self.systemLabels
    vocabulary = Self.vocabularies[language] ?? SpeechVocabulary()
  }

  /// The words of one file's bytes; nothing where the bytes are no such file, so that English speaks instead.
  static func phrases(in json: [UInt8]) -> [SpokenWord: SpokenPhrase] {
    guard let file = try? SpokenWordsFile(json) else { return [:] }
    return file.phrases
  }

  private static let known: [String: [SpokenWord: SpokenPhrase]] = SpokenWordsFile.embedded
    .mapValues(phrases(in:)).filter { !$0.value.isEmpty }
  private static let vocabularies: [String: SpeechVocabulary] = SpokenWordsFile.embedded
    .compactMapValues { json in (try? SpokenWordsFile(json))?.vocabulary }
  private static let english = known["en"] ?? [:]
  private static let systemLabels = (try? LabelFile(LabelFile.embedded)) ?? LabelFile()
}
