import Foundation

/// One `spoken/<tag>.json`: the words of a language, each with its confidence and the name of its source.
struct SpokenWordsFile: Decodable {
  struct Word: Decodable {
    var text: String
    var confidence: String
    var source: String
  }

  var language: String
  var sources: [String: String]
  var words: [String: Word]
  /// What people call controls, states and gestures; nil where the file does not tell.
  var vocabulary: SpeechVocabulary?

  /// Reads a file; throws where it is malformed.
  init(_ json: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(json)) }

  /// The words that the model knows, by word; others are left out.
  var phrases: [SpokenWord: SpokenPhrase] {
    var phrases: [SpokenWord: SpokenPhrase] = [:]
    for (name, word) in words {
      guard let key = SpokenWord(rawValue: name) else { continue }
      phrases[key] = SpokenPhrase(
        text: word.text, confidence: word.confidence, source: sources[word.source] ?? word.source, language: language)
    }
    return phrases
  }

  /// The embedded files by language tag.
  static let embedded: [String: [UInt8]] = [
    "de": PackageResources.de_json, "en": PackageResources.en_json, "ru": PackageResources.ru_json,
  ]
}
