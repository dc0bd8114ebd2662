import Testing

@testable import PlatformData

@Suite struct TextStyleTableTests {
  @Test(arguments: [
    ("largeTitle", "xSmall", 31.0, 38.0), ("body", "large", 17, 22), ("body", "accessibility5", 53, 62),
    ("title2", "accessibility1", 34, 41), ("subheadline", "xxxLarge", 21, 28), ("footnote", "medium", 12, 16),
    ("caption2", "accessibility3", 29, 35), ("callout", "accessibility4", 44, 52), ("headline", "small", 15, 20),
    ("title3", "accessibility2", 37, 44), ("title1", "xLarge", 30, 37), ("caption1", "accessibility5", 43, 51),
  ])
  func cell(style: String, size: String, pointSize: Double, leading: Double) throws {
    let entry = try #require(TextStyleTable.iOS.entry(style: style, contentSize: size))
    #expect(entry == TextStyleTable.Entry(pointSize: pointSize, leading: leading))
  }

  @Test func everyStyleHasEverySizeAndNeverShrinks() throws {
    let table = TextStyleTable.iOS
    #expect(table.styles.count == 11)
    for style in table.styles {
      let sizes = try table.contentSizes.map { try #require(table.entry(style: style, contentSize: $0)).pointSize }
      #expect(sizes.count == 12)
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func macHasNoDynamicType() {
    let table = TextStyleTable.of(platform: "macOS")
    #expect(!table.scales)
    #expect(table.entry(style: "body", contentSize: "accessibility5")?.pointSize == 13)
    #expect(table.weight(of: "headline") == "bold")
    #expect(TextStyleTable.of(platform: "iOS").weight(of: "headline") == "semibold")
  }

  @Test func unknownNamesHaveNoCell() {
    #expect(TextStyleTable.iOS.entry(style: "body", contentSize: "huge") == nil)
    #expect(TextStyleTable.iOS.entry(style: "heading", contentSize: "large") == nil)
    #expect(TextStyleTable.iOS.growth(of: "heading", at: "large") == 1)
  }

  /// Two published readings of `UIFontMetrics`: 17 pt in Body is 47.91 at the largest size and 16.23 at Medium.
  @Test(arguments: [("accessibility5", 47.91), ("medium", 16.23)])
  func growthIsTheRatioOfLeadings(size: String, expected: Double) {
    #expect(abs(17 * TextStyleTable.iOS.growth(of: "body", at: size) - expected) < 0.01)
  }

  @Test(arguments: [("iOS", 11.0), ("macOS", 10), ("tvOS", 23), ("visionOS", 12), ("unknown", 11)])
  func theSmallestTextIsThePlatforms(platform: String, expected: Double) {
    #expect(TextStyleTable.smallestText(platform: platform).value == expected)
  }
}
