import AuditModel
import Testing

@testable import Localization

@Suite struct LanguageProfileTests {
  private func profile(_ tag: String) throws -> LanguageProfile { LanguageProfile(try #require(LocaleTag(tag))) }

  @Test(arguments: [
    ("de", ["Latin"]), ("ja", ["Han", "Hiragana", "Katakana"]), ("ko", ["Han", "Hangul"]), ("zh-Hans", ["Han"]),
    ("sr", ["Cyrillic"]), ("sr-Latn", ["Latin"]), ("uk", ["Cyrillic"]), ("ar", ["Arabic"]), ("pa-Arab", ["Arabic"]),
    ("pa", ["Gurmukhi"]), ("zh-CN", ["Han"]), ("no", ["Latin"]), ("skr-Arab", ["Arabic"]), ("qqq", []),
    ("el", ["Greek"]),
  ])
  func scriptsAreTheTagsOwnElseTheLikelyOnes(tag: String, expected: [String]) throws {
    #expect(try profile(tag).scripts.map(\.name).sorted() == expected)
  }

  @Test func traditionalChineseIsWrittenInHan() throws {
    for tag in ["zh-Hant", "zh-TW", "zh-Hant-HK", "zh_HK", "yue"] {
      #expect(try profile(tag).scripts.contains(.han), "\(tag)")
    }
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("iw", true), ("fa", true), ("ur", true), ("az-Arab", true), ("az", false),
    ("ur-PK", true), ("pa-Arab", true), ("az-Arab-IR", true), ("ur-Latn", false), ("pa", false), ("de", false),
    ("zh-Hans", false), ("qqq", false),
  ])
  func direction(tag: String, expected: Bool) throws {
    #expect(try profile(tag).isRightToLeft == expected)
  }

  @Test(arguments: [
    ("de", ["„", "“"], ["‚", "‘"]), ("fr", ["«", "»"], ["«", "»"]), ("ja", ["「", "」"], ["『", "』"]),
    ("en", ["“", "”"], ["‘", "’"]),
  ])
  func quotationMarks(tag: String, outer: [String], inner: [String]) throws {
    let punctuation = try profile(tag).punctuation
    #expect(punctuation.quotationMarks == outer)
    #expect(punctuation.innerQuotationMarks == inner)
  }

  @Test func punctuationIsTheLanguagesOwn() throws {
    #expect(try profile("ja").punctuation.characters.contains("。"))
    #expect(try profile("es").punctuation.characters.isSuperset(of: ["¿", "¡"]))
    #expect(try !profile("en").punctuation.characters.contains("¿"))
  }

  @Test(arguments: [
    ("zh-TW", "zh", "Hant", "TW"), ("zh-HK", "zh", "Hant", "HK"), ("nb", "nb", "Latn", "NO"),
    ("sr", "sr", "Cyrl", "RS"),
    ("pt", "pt", "Latn", "BR"), ("en-GB", "en", "Latn", "GB"),
  ])
  func likelySubtags(tag: String, language: String, script: String, region: String) throws {
    let subtags = LikelySubtags(try #require(LocaleTag(tag)))
    #expect(subtags?.language == language)
    #expect(subtags?.script == script)
    #expect(subtags?.region == region)
  }
}
