import Testing

@testable import LocaleData

@Suite("The language whose words stand for those of a tag")
struct SpokenLanguageTests {
  @Test(arguments: [
    ("de-AT", "de"), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-HK"), ("zh-Hans-CN", "zh-Hans"), ("zh", "zh-Hans"),
    ("pt", "pt-BR"), ("pt-AO", "pt-PT"), ("es-MX", "es-419"), ("es-ES", "es"), ("no", "nb"), ("iw-IL", "he"),
    ("sr-Cyrl", "sr"), ("fr-CA", "fr-CA"), ("fr-CH", "fr"),
  ])
  func isTheNearest(_ tag: String, _ language: String) {
    #expect(SpokenWords.words(for: tag).language == language)
    #expect(!SpokenWords.words(for: tag).isFallback)
  }

  @Test(arguments: ["sw", "sr-Latn", "sr-Latn-RS", "", "-", "x"])
  func isEnglishWhereThereIsNone(_ tag: String) {
    let words = SpokenWords.words(for: tag)
    #expect(words.language == "en")
    #expect(words.isFallback)
    #expect(words.vocabulary == SpeechVocabulary())
  }
}
