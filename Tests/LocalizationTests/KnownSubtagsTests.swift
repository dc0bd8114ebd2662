import Localization
import Testing

@Suite struct KnownSubtagsTests {
  @Test(arguments: ["de", "us", "UK", "pt-BR", "zh_Hant", "zh-hant-tw", "es-419"])
  func localesAreRecognized(text: String) { #expect(KnownSubtags.isLocale(text)) }

  @Test(arguments: ["", "001", "419", "posix", "valencia", "hant", "en-posix", "de-xx", "qq", "de-at-1996", "a-b-c-d"])
  func whatIsNoLocaleIsNot(text: String) { #expect(!KnownSubtags.isLocale(text)) }

  @Test(arguments: [
    ("at", true), ("GB", true), ("uk", true), ("001", false), ("419", false), ("posix", false), ("valencia", false),
    ("latn", false), ("", false),
  ])
  func onlyCountriesAreRegions(text: String, isRegion: Bool) { #expect(KnownSubtags.isRegion(text) == isRegion) }
}
