import AuditModel
import Testing

@testable import Localization

@Suite struct LanguageMatcherTests {
  /// A language, a bundle's localizations in its order, the development language, and what a device shows.
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let localizations: String
    let development: String
    let shown: String

    init(_ language: String, in localizations: String, development: String = "en", _ shown: String) {
      (self.language, self.localizations, self.development, self.shown) = (language, localizations, development, shown)
    }

    var testDescription: String { "\(language) in \(localizations): \(shown)" }
  }

  private func shown(_ test: Case) throws -> String? {
    let localizations = test.localizations.split(separator: " ").compactMap { LocaleTag(folderName: String($0)) }
    return LanguageMatcher.localization(
      for: try #require(LocaleTag(test.language)), among: localizations,
      development: try #require(LocaleTag(test.development)))?.identifier
  }

  @Test(arguments: [
    // The language itself, in any spelling.
    Case("de", in: "en de", "de"), Case("en-GB", in: "en en_GB", "en-GB"), Case("zh-CN", in: "en zh_CN", "zh-Hans"),
    Case("zh-Hans-CN", in: "en zh_CN", "zh-Hans"), Case("zh-TW", in: "en zh-Hant", "zh-Hant"),
    Case("zh-HK", in: "en zh_HK zh-Hant", "zh-Hant-HK"), Case("en", in: "fr English", development: "fr", "en"),
    Case("he", in: "en iw", "he"), Case("fil", in: "en tl", "fil"), Case("sr-RS", in: "en sr-CS", "sr-RS"),
    Case("skr-Arab", in: "en skr-arab", "skr-Arab"),
    // More generic, never more special.
    Case("en-GB", in: "en fr", "en"), Case("en-GB", in: "fr en", development: "fr", "en"),
    Case("en", in: "en-GB fr", development: "fr", "fr"), Case("es-MX", in: "en es es-419", "es-419"),
    Case("es-MX", in: "en es", "es"), Case("fr-CA", in: "en fr", "fr"), Case("pt-AO", in: "en pt pt-PT", "pt-PT"),
    Case("zh-Hant-HK", in: "en zh-Hans zh-Hant", "zh-Hant"), Case("zh-Hant-MO", in: "en zh-Hant zh-HK", "zh-Hant-HK"),
    Case("de-CH", in: "en de de-AT", "de"),
    // Norwegian.
    Case("nb", in: "en no", "no"), Case("no", in: "en nb", "nb"), Case("nb-NO", in: "en no", "no"),
    Case("nn", in: "en nb", "nb"), Case("nn", in: "en nb nn", "nn"), Case("nb", in: "en nn", "en"),
    // Relatives of the same language and script.
    Case("pt-PT", in: "en pt-BR", "pt-BR"), Case("pt", in: "en pt-BR pt-PT", "pt-BR"),
    Case("pt-BR", in: "en pt-PT", "pt-PT"), Case("es-AR", in: "en es-ES es-MX", "es-MX"),
    Case("en-AU", in: "fr en-US en-GB", development: "fr", "en-GB"),
    Case("en-US", in: "fr en-GB", development: "fr", "en-GB"),
    Case("fr-CA", in: "en fr-CH fr-FR", "fr-FR"), Case("zh-TW", in: "en zh-HK", "zh-Hant-HK"),
    Case("sr", in: "en sr-Latn sr-Cyrl", "sr-Cyrl"),
    // Another script is another language.
    Case("zh-Hant-HK", in: "en zh-Hans", "en"), Case("zh-Hans", in: "en zh-Hant", "en"),
    Case("zh-TW", in: "en zh_CN", "en"),
    Case("sr-Latn", in: "en sr", "en"), Case("uz-Cyrl", in: "en uz", "en"),
    // The development language, English, the first.
    Case("ja", in: "de en fr", development: "fr", "fr"), Case("ja", in: "de en", development: "fr", "en"),
    Case("ja", in: "de it", development: "fr", "de"), Case("ja", in: "en-GB de", development: "en-US", "en-GB"),
    Case("qqx", in: "de en", "en"),
  ])
  func aDeviceChooses(test: Case) throws {
    #expect(try shown(test) == test.shown)
  }

  @Test func aBundleWithoutLocalizationsHasNoLocale() {
    #expect(LanguageMatcher.localization(for: .english, among: [], development: .english) == nil)
    #expect(LanguageMatcher.match(.english, among: []) == nil)
  }

  /// For every locale that ICU knows.
  @Test func aLanguageOfTheBundleIsChosenWhateverItsOrder() {
    let others = ["en", "de", "zh-Hans"].compactMap { LocaleTag($0) }
    for locale in ICUData.locales.compactMap({ LocaleTag($0) }) {
      for localizations in [others + [locale], [locale] + others] {
        let shown = LanguageMatcher.localization(for: locale, among: localizations, development: .english)
        #expect(shown == locale)
      }
    }
  }

  @Test func aLocaleTagIsItsOwnCanonicalForm() {
    for locale in ICUData.locales.compactMap({ LocaleTag($0) }) {
      #expect(LocaleTag(locale.identifier) == locale)
      #expect(LocaleTag(folderName: locale.identifier) == locale)
    }
  }
}
