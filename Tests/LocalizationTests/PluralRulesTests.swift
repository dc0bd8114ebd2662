import AuditModel
import Testing

@testable import Localization

@Suite struct PluralRulesTests {
  private func rules(_ tag: String) throws -> PluralRules {
    LanguageProfile(try #require(LocaleTag(tag))).plurals
  }

  @Test(arguments: [
    ("en", ["one", "other"]), ("de", ["one", "other"]), ("ja", ["other"]), ("zh-Hans", ["other"]),
    ("ru", ["one", "few", "many"]), ("uk", ["one", "few", "many"]), ("pl", ["one", "few", "many"]),
    ("cs", ["one", "few", "other"]), ("sk", ["one", "few", "other"]), ("lt", ["one", "few", "other"]),
    ("sl", ["one", "two", "few", "other"]), ("lv", ["zero", "one", "other"]), ("he", ["one", "two", "other"]),
    ("iw", ["one", "two", "other"]), ("ar", ["zero", "one", "two", "few", "many", "other"]),
    ("cy", ["zero", "one", "two", "few", "many", "other"]), ("br", ["one", "two", "few", "other"]),
    ("es", ["one", "other"]), ("fr", ["one", "other"]), ("it", ["one", "other"]), ("pt-BR", ["one", "other"]),
    ("pt-PT", ["one", "other"]), ("ca", ["one", "other"]), ("nb", ["one", "other"]), ("qqq", ["other"]),
  ])
  func categoriesThatIntegersSelect(tag: String, expected: [String]) throws {
    #expect(try rules(tag).integerCategories() == expected)
  }

  @Test func allCategoriesHoldThoseOfFractionsAndMillions() throws {
    #expect(try rules("fr").categories == ["one", "many", "other"])
    #expect(try rules("fr").integerCategories(upTo: 1_000_000) == ["one", "many", "other"])
    #expect(try rules("br").integerCategories(upTo: 1_000_000) == ["one", "two", "few", "many", "other"])
    #expect(try rules("ru").categories == ["one", "few", "many", "other"])
    #expect(try rules("cs").categories == ["one", "few", "many", "other"])
  }

  @Test(arguments: [
    ("ru", 21), ("uk", 21), ("fr", 0), ("pt", 0), ("lv", 21), ("mk", 21), ("en", nil), ("de", nil), ("pl", nil),
    ("ar", nil), ("ja", nil),
  ])
  func theFormForOneMayStandForOtherNumbers(tag: String, another: Int?) throws {
    #expect(try rules(tag).example(besides: 1, of: "one") == another)
  }

  @Test(arguments: [("ru", 5, "many"), ("ru", 22, "few"), ("ar", 0, "zero"), ("en", 2, "other"), ("qqq", 1, "other")])
  func aNumberSelectsACategory(tag: String, number: Int, category: String) throws {
    #expect(try rules(tag).category(of: number) == category)
  }

  @Test func examplesAreTheFirstIntegers() throws {
    #expect(try rules("ru").examples(of: "one").prefix(3) == [1, 21, 31])
    #expect(try rules("ru").examples(of: "other").isEmpty)
    #expect(try rules("ru").examples(of: "nonsense").isEmpty)
  }

  /// Languages with the same rules select alike on the sample; one of each is compared with every integer.
  @Test func theSampleStandsForEveryIntegerBelowAMillionInEveryLanguage() throws {
    var seen: Set<[Int]> = []
    for tag in ICUData.locales.compactMap({ LocaleTag($0) }) {
      let rules = PluralRules(tag)
      let signature = PluralRules.sample.map { rules.categoryIndex(of: $0) }
      guard seen.insert(signature).inserted else { continue }
      var first: [Int: Int] = [:]
      var second: [Int: Int] = [:]
      for number in 0..<1_000_000 {
        let category = rules.categoryIndex(of: number)
        guard second[category] == nil else { continue }
        if first[category] == nil { first[category] = number } else { second[category] = number }
      }
      for (index, name) in PluralRules.allCategories.enumerated() {
        let sampled = rules.examples(of: name).filter { $0 < 1_000_000 }.prefix(2)
        #expect(Array(sampled) == [first[index], second[index]].compactMap { $0 }, "\(tag) \(name)")
      }
    }
    #expect(seen.count > 20)
  }
}
