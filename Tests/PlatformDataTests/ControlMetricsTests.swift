import Testing

@testable import PlatformData

@Suite struct ControlMetricsTests {
  @Test(arguments: [
    ("button.system", 15.0, "regular"), ("button.custom", 18, "regular"), ("button.configuration", 17, "regular"),
    ("label", 17, "regular"), ("tabBarItem", 10, "medium"), ("barButtonItem", 17, "regular"),
    ("segment", 13, "regular"), ("segment.selected", 13, "semibold"), ("navigationItem", 17, "semibold"),
  ])
  func defaultFont(kind: String, size: Double, weight: String) throws {
    let font = try #require(ControlMetrics.fonts[kind]).value
    #expect(font.pointSize == size)
    #expect(font.weight == weight)
  }

  @Test func everyStyleOfAFontIsInTheTable() {
    for (kind, font) in ControlMetrics.fonts {
      guard let style = font.value.style else { continue }
      let entry = TextStyleTable.iOS.entry(style: style, contentSize: "large")
      #expect(entry?.pointSize == font.value.pointSize, "\(kind)")
    }
  }

  @Test func hitRegions() {
    #expect(ControlMetrics.minimumHitRegion(platform: "iOS").value == 44)
    #expect(ControlMetrics.minimumHitRegion(platform: "visionOS").value == 60)
    #expect(ControlMetrics.leastTargetSize.value == 24)
  }

  @Test func buttonPadding() {
    #expect(ControlMetrics.plainButtonPadding.value == .init(vertical: 6, horizontal: 0))
    #expect(ControlMetrics.configurationInsets["medium"]?.value == .init(vertical: 7, horizontal: 12))
  }

  @Test func devicesHaveNamesOfTheirOwn() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.named("iphone-6.1in-pro")?.width == 393)
    #expect(Device.named("pager") == nil)
    #expect(Device.designDevices["retina6_12"]?.height == 852)
  }
}
