import Testing

@testable import PlatformData

@Suite struct ControlMetricsTests {
  @Test func fontsGrowWithTheirControl() throws {
    let size = { try #require(ControlMetrics.fonts[$0]).value.pointSize }
    let sizes = ["mini", "small", "regular", "large"].compactMap { ControlMetrics.macFonts[$0]?.value.pointSize }
    #expect(sizes.count == 4 && sizes == sizes.sorted())
    #expect(try size("navigationItem.large") > size("navigationItem"))
    #expect(try size("button.configuration.small") < size("button.configuration"))
    #expect(try size("button.configuration.subtitle") < size("button.configuration"))
  }

  @Test(arguments: [
    ("segment.selected", "segment"), ("barButtonItem.done", "barButtonItem"),
  ])
  func anEmphasizedFontIsOfTheSameSize(emphasized: String, plain: String) throws {
    let fonts = try [emphasized, plain].map { try #require(ControlMetrics.fonts[$0]).value }
    #expect(fonts[0].pointSize == fonts[1].pointSize)
    #expect(fonts[0].weight != fonts[1].weight)
  }

  @Test func everyStyleOfAFontIsInTheTable() {
    for (kind, font) in ControlMetrics.fonts {
      guard let style = font.value.style else { continue }
      let entry = TextStyleTable.iOS.entry(style: style, contentSize: "large")
      #expect(entry?.pointSize == font.value.pointSize, "\(kind)")
    }
  }

  @Test func recommendedHitRegionsAreAboveTheAccessibilityMinimum() {
    let regions = ["iOS", "macOS", "visionOS"].map { ControlMetrics.minimumHitRegion(platform: $0).value }
    #expect(regions.allSatisfy { $0 > ControlMetrics.leastTargetSize.value })
    #expect(regions.last == regions.max())
  }

  @Test func largerButtonsHaveLargerInsets() {
    let insets = ["mini", "small", "medium", "large"].compactMap { ControlMetrics.configurationInsets[$0]?.value }
    #expect(insets.count == ControlMetrics.configurationInsets.count)
    for (smaller, larger) in zip(insets, insets.dropFirst()) {
      #expect(smaller.leading <= larger.leading && smaller.top <= larger.top)
    }
  }

  @Test func devicesHaveNamesOfTheirOwn() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.named("iphone-6.1in-pro")?.width == 393)
    #expect(Device.named("pager") == nil)
    #expect(Device.designDevices["retina6_12"]?.height == 852)
  }
}
