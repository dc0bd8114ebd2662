import Testing

@testable import PlatformData

@Suite struct DeviceScreenTests {
  @Test func namesAreUnlike() {
    #expect(Set(DeviceScreen.optionNames).count == DeviceScreen.optionNames.count)
    #expect(DeviceScreen.optionNames.allSatisfy { !DeviceScreen.matching($0).isEmpty })
    #expect(DeviceScreen.matching("pager").isEmpty)
    #expect(DeviceScreen.named("iphone") == nil)
  }

  @Test(arguments: [("iphone", 3), ("ipad", 3)])
  func familiesStandForDevicesThatExist(family: String, count: Int) {
    #expect(DeviceScreen.matching(family).count == count)
  }

  @Test(arguments: [
    ("iphone-4.7in", 375.0, 667.0, false, true), ("iphone-6.1in-landscape", 844, 390, false, false),
    ("iphone-6.9in-landscape", 956, 440, true, false), ("iphone-6.1in-lcd-landscape", 896, 414, true, false),
    ("ipad-9.7in-landscape-half", 507, 768, false, true), ("ipad-9.7in-landscape-two-thirds", 694, 768, true, true),
    ("ipad-9.7in-two-thirds", 438, 1024, false, true), ("ipad-11in-landscape-half", 592, 834, false, true),
    ("ipad-13in-landscape-half", 678, 1024, true, true), ("ipad-13in-two-thirds", 639, 1366, false, true),
    ("ipad-13in-landscape-third", 375, 1024, false, true), ("ipad-10.2in-landscape-two-thirds", 750, 810, true, true),
  ])
  func screens(name: String, width: Double, height: Double, isWide: Bool, isHigh: Bool) throws {
    let screen = try #require(DeviceScreen.named(name))
    #expect([screen.width, screen.height] == [width, height])
    #expect([screen.isWidthRegular, screen.isHeightRegular] == [isWide, isHigh])
  }

  @Test func aNotchIsAtTheSideOfAPhoneOnItsSide() throws {
    let upright = try #require(DeviceScreen.named("iphone-6.1in-pro")).safeArea
    let landscape = try #require(DeviceScreen.named("iphone-6.1in-pro-landscape")).safeArea
    #expect(upright == .init(top: 59, bottom: 34))
    #expect(landscape == .init(left: 59, bottom: 21, right: 59))
  }

  @Test func everyScreenHasSpaceInItsSafeArea() {
    for screen in DeviceScreen.all {
      #expect(screen.width - screen.safeArea.left - screen.safeArea.right > 250, "\(screen.name)")
      #expect(screen.height - screen.safeArea.top - screen.safeArea.bottom > 250, "\(screen.name)")
    }
  }

  @Test(
    arguments: [
      ("retina4_7", nil, 20.0, 0.0), ("retina4_7", 14490, 20, 0), ("retina4_7", 14868, 0, 0),
      ("retina4_7", 21507, 0, 0), ("retina4_7", 24127, 20, 0), ("retina6_1", 20037, 44, 34),
      ("retina6_1", 21225, 48, 34), ("retina6_1", 23504, 48, 34), ("retina6_1", 24127, 96, 68),
      ("retina6_1", nil, 48, 34), ("retina6_0", 19529, 44, 34), ("retina5_9", 22505, 50, 34),
      ("retina6_12", 23504, 59, 34), ("retina6_12", 23727, 118, 68), ("retina6_1", 32700, 48, 34),
      ("ipad12_9rounded", 24765, 24, 20), ("appleTV", nil, 60, 60),
    ] as [(String, Int?, Double, Double)])
  func designDevices(id: String, build: Int?, top: Double, bottom: Double) throws {
    let screen = try #require(DeviceScreen.designDevice(id: id, isLandscape: false, build: build))
    #expect([screen.safeArea.top, screen.safeArea.bottom] == [top, bottom])
  }

  @Test func aCanvasThatTakesTheSafeAreaTwiceIsUprightOnce() throws {
    let screen = try #require(DeviceScreen.designDevice(id: "retina6_0", isLandscape: true, build: 24412))
    #expect(screen.safeArea == .init(top: 47, left: 47, bottom: 55, right: 47))
  }

  @Test func aDesignDeviceCanLieOnItsSide() throws {
    let pad = try #require(DeviceScreen.designDevice(id: "ipad9_7", isLandscape: true))
    #expect([pad.width, pad.height, pad.safeArea.top] == [1024, 768, 20])
    #expect(DeviceScreen.designDevice(id: "retina9_9", isLandscape: true) == nil)
  }
}
