import Testing

@testable import LocaleData

@Suite("Which way a language runs")
struct LayoutDirectionTests {
  @Test(arguments: ["ar", "he", "fa", "ur-PK", "pa-Arab", "az-Arab-IR"])
  func rightToLeft(_ tag: String) { #expect(LayoutDirection(tag: tag) == .rightToLeft) }

  @Test(arguments: ["en", "de-AT", "ja", "pa", "ur-Latn", "", "zh-Hant"])
  func leftToRight(_ tag: String) { #expect(LayoutDirection(tag: tag) == .leftToRight) }
}
