import Testing

@testable import PlatformData

@Suite struct HyphenationTests {
  @Test(
    arguments: [
      (90, 100, 1, true), (90, 100, 0.95, true), (95, 100, 0.95, false), (90, 100, 0.9, false), (90, 100, 0, false),
      (0, 100, 0.1, true), (10, 0, 1, false), (10, -5, 1, false), (100, 100, 1, false), (150, 100, 7, false),
      (.nan, 100, 1, false), (90, .infinity, 1, true), (90, 100, .nan, false),
    ] as [(Double, Double, Double, Bool)])
  func aLineIsHyphenatedWhereItIsNotFullEnough(width: Double, available: Double, factor: Double, isTried: Bool) {
    #expect(Hyphenation.isTried(width: width, available: available, factor: factor) == isTried)
  }

  @Test func tabStopsAreThoseOfApplesPage() {
    #expect(ParagraphDefaults.tabStops.value.count == 12)
    #expect(ParagraphDefaults.tabStops.value.first == 28 && ParagraphDefaults.tabStops.value.last == 336)
  }
}
