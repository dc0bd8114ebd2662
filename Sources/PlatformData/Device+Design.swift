extension Device {
  /// Interface Builder's design devices by the id that its files hold, with the safe areas that Interface Builder uses.
  ///
  /// Sizes as the root views of public files record them; safe areas as views that are pinned to them do: a top of 20 points on
  /// `retina4_7` (n = 343), of 44 on `retina6_5` and `retina6_7` (n = 3), of 59 on `retina6_12` (n = 2), bottoms of 34 (n = 31).
  package static let designDevices: [String: Device] = Dictionary(
    uniqueKeysWithValues: (designPhones + designPads).map { ($0.name, $0) })

  private static let designPhones: [Device] = [
    phone("retina3_5", "iPhone 4s", 320, 480, scale: 2, .homeButton),
    phone("retina4_0", "iPhone SE (1st)", 320, 568, scale: 2, .homeButton),
    phone("retina4_7", "iPhone SE (2nd, 3rd)", 375, 667, scale: 2, .homeButton),
    phone("retina5_5", "iPhone 8 Plus", 414, 736, .homeButton),
    phone("retina5_9", "iPhone 11 Pro", 375, 812, .notch(44)),
    phone("retina6_0", "iPhone 14", 390, 844, .notch(47)),
    phone("retina6_1", "iPhone 11", 414, 896, scale: 2, .notch(48)),
    phone("retina6_12", "iPhone 15", 393, 852, .notch(59)),
    phone("retina6_3", "iPhone 16 Pro", 402, 874, .notch(62)),
    phone("retina6_5", "iPhone 11 Pro Max", 414, 896, .notch(44)),
    phone("retina6_7", "iPhone 14 Plus", 428, 926, .notch(44)),
    phone("watch38", "Apple Watch", 136, 170, scale: 2, .none),
  ]

  private static let designPads: [Device] = [
    pad("ipad9_7", "iPad", 768, 1024, .padHomeButton), pad("ipad10_5", "iPad Air", 834, 1112, .padHomeButton),
    pad("ipad10_9rounded", "iPad Air", 820, 1180, .padRounded),
    pad("ipad11_0rounded", "iPad Pro 11-inch", 834, 1194, .padRounded),
    pad("ipad12_9", "iPad Pro 12.9-inch", 1024, 1366, .padHomeButton),
    pad("ipad12_9rounded", "iPad Pro 12.9-inch", 1024, 1366, .padRounded),
  ]
}

extension Device.SafeArea {
  /// A screen that is all safe.
  static let none = Device.SafeArea(top: 0, bottom: 0, sides: 0, landscapeTop: 0, landscapeBottom: 0)
}

extension DeviceScreen {
  /// What the iPhone 11's status bar takes before `tallStatusBarBuilds`, in points (n = 16).
  private static let shortStatusBar = Figure<Double>(44, .interfaceBuilderFrames)
  /// The builds of Interface Builder that leave 48 points for the iPhone 11's status bar (n = 5).
  ///
  /// The last seen with less is 20037, the first with 48 is 21701.
  private static let tallStatusBarBuilds = Figure(21000..<40000, .interfaceBuilderFrames)
  /// The builds of Interface Builder that take a safe area twice in xibs: 118 points instead of 59, 68 instead of 34.
  ///
  /// In all 4 xibs of those builds that tell (n = 6 edges); no storyboard tells.
  package static let doubledSafeAreaBuilds = Figure(24000..<30000, .interfaceBuilderFrames)

  /// The builds of Interface Builder that leave no status bar over a view on a device with a home button (n = 10).
  ///
  /// Older and newer ones leave 20 points (n = 11).
  private static let barelessBuilds = Figure(15000..<21500, .interfaceBuilderFrames)

  /// The device that a file was designed for, by the id that it holds, with the safe area that Interface Builder uses.
  ///
  /// `build` is the file's `toolsVersion`, on which the safe area depends; bars come on top of it. Nil for an unknown id.
  package static func designDevice(
    id: String, isLandscape: Bool, build: Int? = nil, isXib: Bool = false
  ) -> DeviceScreen? {
    guard id != "appleTV" else { return appleTV }
    guard let device = Device.designDevices[id] else { return nil }
    var screen = isLandscape ? device.landscape : device.upright
    screen.name = id
    if id == "retina6_1", !isLandscape, let build, !tallStatusBarBuilds.value.contains(build) {
      screen.safeArea.top = shortStatusBar.value
    }
    if isXib, let build, doubledSafeAreaBuilds.value.contains(build) { screen.safeArea = screen.safeArea.doubled }
    if let build, device.safeArea == .homeButton, barelessBuilds.value.contains(build) {
      screen.safeArea = Edges()
    }
    return screen
  }
}

extension DeviceScreen.Edges {
  fileprivate var doubled: Self { Self(top: 2 * top, left: 2 * left, bottom: 2 * bottom, right: 2 * right) }
}
