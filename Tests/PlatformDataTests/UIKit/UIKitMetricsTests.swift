import AuditModel
import Testing

@testable import PlatformData

@Suite struct UIKitMetricsTests {
  @Test("Every margin that a view or cell can have is among all of them", arguments: [320.0, 375, 390, 414, 1024])
  func margins(width: Double) {
    #expect(LayoutMargins.all == [8, 15, 16, 20])
    let ranges = [InterfaceBuilderBuild.plainCellMargins, InterfaceBuilderBuild.narrowCellMargins]
    let builds = [nil] + ranges.map(\.value.lowerBound)
    let cells = builds.flatMap { build in
      [false, true].map { LayoutMargins.cell(deviceWidth: width, isNarrow: $0, build: build).value }
    }
    #expect(Set(cells + [LayoutMargins.root(width: width).value]).isSubset(of: LayoutMargins.all))
  }

  @Test func aPrimaryTitleIsEmphasized() {
    let font = { FontDescription.configurationTitle(ofSize: .large, role: $0) }
    #expect(font(.primary).isBold == true && font(nil).isBold != true)
    #expect(font(.primary).style == font(.destructive).style)
  }

  @Test func fontsGrowWithTheirControl() {
    let size = { UIKitMetrics.font(of: $0).value.pointSize }
    let sizes = ([.mini, .small, .regular, .large] as [ControlSize]).map {
      AppKitMetrics.font(controlSize: $0).value.pointSize
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count > 1)
    #expect(size(.largeTitle) > size(.navigationItem))
    #expect(size(.smallConfiguredButton) < size(.configuredButton))
    #expect(size(.configuredButtonSubtitle) < size(.configuredButton))
  }

  @Test(
    arguments: [(.selectedSegment, .segment), (.doneBarButtonItem, .barButtonItem)]
      as [(UIKitMetrics.FontRole, UIKitMetrics.FontRole)])
  func anEmphasizedFontIsOfTheSameSize(emphasized: UIKitMetrics.FontRole, plain: UIKitMetrics.FontRole) {
    let fonts = [emphasized, plain].map { UIKitMetrics.font(of: $0).value }
    #expect(fonts[0].pointSize == fonts[1].pointSize)
    #expect(fonts[0].weight != fonts[1].weight)
  }

  @Test(arguments: UIKitMetrics.FontRole.allCases)
  func theStyleOfAFontIsInTheTable(role: UIKitMetrics.FontRole) {
    let font = UIKitMetrics.font(of: role).value
    guard let style = font.style else { return }
    #expect(DynamicTypeTable.iOS.entry(style: style, contentSize: .standard).pointSize == font.pointSize)
  }

  @Test func recommendedHitRegionsAreAboveTheAccessibilityMinimum() {
    let regions = ([.iOS, .macOS, .visionOS] as [Platform]).map {
      ButtonGuidelines.minimumHitRegion(platform: $0).value
    }
    #expect(regions.allSatisfy { $0 > ButtonGuidelines.minimumTargetSize.value })
    #expect(regions.last == regions.max())
  }

  @Test func largerButtonsHaveLargerInsets() {
    let insets = ButtonConfiguration.Size.known.cases.map { UIKitMetrics.configurationInsets(of: $0).value }
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
