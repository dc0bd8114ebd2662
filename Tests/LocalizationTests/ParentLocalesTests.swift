import AuditModel
import Testing

@testable import Localization

/// What a locale inherits from, by CLDR; the lists below are of CLDR 42.
@Suite struct ParentLocalesTests {
  @Test(arguments: [
    ("zh-Hant-HK", ["zh-Hant"]), ("en-GB", ["en-001", "en"]), ("es-MX", ["es-419", "es"]), ("pt-AO", ["pt-PT", "pt"]),
    ("pt-BR", ["pt"]), ("sr-Latn", []), ("zh-Hans", ["zh"]), ("de", []), ("nb", ["no"]),
    ("en-CH", ["en-150", "en-001", "en"]), ("en-US", ["en"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]),
    ("sr-Latn-ME", ["sr-Latn"]),
    ("ca-ES-valencia", ["ca-ES", "ca"]), ("az-Cyrl", []),
  ])
  func parents(tag: String, expected: [String]) {
    #expect(LocaleTag(tag)?.parents.map(\.identifier) == expected)
  }

  @Test func theParentsOfALocalesParentAreTheRestOfItsOwn() {
    let locales = ICUData.locales.compactMap { LocaleTag($0) }
    #expect(locales.count > 700)
    for locale in locales {
      guard let parent = locale.parents.first else { continue }
      #expect(locale.parents == [parent] + parent.parents, "\(locale)")
    }
  }
}
