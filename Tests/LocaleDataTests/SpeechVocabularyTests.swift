import Testing

@testable import LocaleData

@Suite("What people call controls, states and gestures")
struct SpeechVocabularyTests {
  @Test(
    "is there for every language, with its source, in lower case, without doubles", arguments: SpokenWordsTests.tags)
  func wellFormed(_ tag: String) {
    let vocabulary = SpeechVocabulary.words(for: tag)
    #expect(!vocabulary.source.isEmpty)
    #expect(vocabulary.roles["button"]?.isEmpty == false)
    for list in vocabulary.roles.values + [vocabulary.states, vocabulary.gestures] {
      #expect(!list.isEmpty)
      #expect(Set(list).count == list.count, "a word stands twice in \(list)")
      #expect(list.allSatisfy { !$0.isEmpty && $0 == $0.lowercased() }, "\(list)")
    }
  }

  @Test("VoiceOver's own words are among them", arguments: ["de", "en", "ru"])
  func voiceOver(_ tag: String) {
    let word = SpokenWords.words(for: tag)[.button].text.dropLast().lowercased()
    #expect(SpeechVocabulary.words(for: tag).roles["button"]?.contains(word) == true)
  }
}
