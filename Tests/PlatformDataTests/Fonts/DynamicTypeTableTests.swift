import AuditModel
import Testing

@testable import PlatformData

@Suite struct DynamicTypeTableTests {
  @Test(arguments: [
    (TextStyle.largeTitle, ContentSizeCategory.xSmall, 31.0, 38.0), (.body, .large, 17, 22),
    (.body, .accessibility5, 53, 62),
    (.title2, .accessibility1, 34, 41), (.subheadline, .xxxLarge, 21, 28), (.footnote, .medium, 12, 16),
    (.caption2, .accessibility3, 29, 35), (.callout, .accessibility4, 44, 52), (.headline, .small, 15, 20),
    (.title3, .accessibility2, 37, 44), (.title1, .xLarge, 30, 37), (.caption1, .accessibility5, 43, 51),
  ])
  func cell(style: TextStyle, size: ContentSizeCategory, pointSize: Double, leading: Double) {
    let entry = DynamicTypeTable.iOS.entry(style: style, contentSize: size)
    #expect(entry == DynamicTypeTable.Entry(pointSize: pointSize, leading: leading))
  }

  @Test(arguments: TextStyle.allCases)
  func everyStyleHasEverySizeAndNeverShrinks(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { DynamicTypeTable.iOS.entry(style: style, contentSize: $0).pointSize }
    #expect(sizes.count == 12)
    #expect(sizes == sizes.sorted())
  }

  /// Reading the cell of a row that is too short would trap.
  @Test(arguments: Platform.allCases)
  func everyStyleHasACellAndASizeThatGrows(platform: Platform) {
    let table = DynamicTypeTable.of(platform)
    for style in TextStyle.allCases {
      for size in ContentSizeCategory.allCases {
        let entry = table.entry(style: style, contentSize: size)
        #expect(entry.leading > entry.pointSize && entry.pointSize > 0)
      }
    }
  }

  @Test func macHasNoDynamicType() {
    let table = DynamicTypeTable.of(.macOS)
    #expect(!table.scales)
    #expect(table.entry(style: .body, contentSize: .accessibility5).pointSize == 13)
    #expect(table.weight(of: .headline) == .bold)
    #expect(DynamicTypeTable.of(.iOS).weight(of: .headline) == .semibold)
  }

  /// Two published readings of `UIFontMetrics`: 17 pt in Body is 47.91 at the largest size and 16.23 at Medium.
  @Test(arguments: [(ContentSizeCategory.accessibility5, 47.91), (.medium, 16.23)])
  func growthIsTheRatioOfLeadings(size: ContentSizeCategory, expected: Double) {
    #expect(abs(17 * DynamicTypeTable.iOS.growth(of: .body, at: size) - expected) < 0.01)
  }

  @Test(arguments: [(Platform.iOS, 11.0), (.macOS, 10), (.tvOS, 23), (.visionOS, 12), (.watchOS, 12)])
  func theSmallestTextIsThePlatforms(platform: Platform, expected: Double) {
    #expect(DynamicTypeTable.smallestText(on: platform).value == expected)
  }
}
