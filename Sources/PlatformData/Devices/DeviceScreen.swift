/// The size that an app has on a device: a whole screen in portrait or landscape, or a part of one (Split View).
package struct DeviceScreen: Sendable, Hashable {
  /// The name for options and reports.
  package var name: String
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double
  /// Pixels per point.
  package var scale: Int
  /// What the display's own shape and the status bar keep free.
  package var safeArea: EdgeInsets
  /// Whether the width is of the regular size class.
  package var isWidthRegular: Bool
  /// Whether the height is of the regular size class.
  package var isHeightRegular: Bool
  /// Whether the device is an iPad.
  package var isPad = false

  package init(
    name: String, width: Double, height: Double, scale: Int, safeArea: EdgeInsets, isWidthRegular: Bool,
    isHeightRegular: Bool
  ) {
    (self.name, self.width, self.height, self.scale) = (name, width, height, scale)
    (self.safeArea, self.isWidthRegular, self.isHeightRegular) = (safeArea, isWidthRegular, isHeightRegular)
  }
}

extension DeviceScreen {
  /// Where the widths of Split View and Slide Over come from.
  package static let splitViewSource = Source("Public tables of iPad multitasking sizes", .published)
  /// The bar between the two parts of a Split View, in points.
  package static let splitViewDivider = Figure<Double>(10, splitViewSource)
  /// The width up to which a part of an iPad's screen is of the compact class, in points.
  ///
  /// The widest that is compact is 639, the narrowest that is regular 678.
  package static let widestCompactPart = Figure<Double>(640, splitViewSource)
  /// The width from which a phone on its side is of the regular class, by its upright width in points.
  package static let widePhone = Figure<Double>(414, .layoutGuidelines)

  /// Every screen that an option can name, device by device: upright, on its side, and an iPad's parts of each.
  ///
  /// The parts are those of Split View; a third is also what Slide Over gives. Windows on the Mac, on visionOS and of iPadOS 26
  /// have any size, and are judged at that of the file.
  package static let all: [DeviceScreen] = Device.all.flatMap(\.screens) + [appleTV]

  /// The television, whose edges screens of all makes cut.
  package static let appleTV = DeviceScreen(
    name: "apple-tv", width: 1920, height: 1080, scale: 1,
    safeArea: EdgeInsets(top: 60, left: 80, bottom: 60, right: 80),
    isWidthRegular: true, isHeightRegular: true)

  /// The screen of that name; nil if there is no such size.
  package static func named(_ name: String) -> DeviceScreen? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The screens that a family means: the smallest that systems of today run on, the most common, the largest.
  package static let families: [String: [String]] = [
    "iphone": ["iphone-4.7in", "iphone-6.1in", "iphone-6.9in"],
    "ipad": ["ipad-mini", "ipad-10.9in", "ipad-13in-pro"],
  ]

  /// The screens that an option's name means: one, or a family's; empty if no screen has that name.
  package static func matching(_ name: String) -> [DeviceScreen] {
    families[name]?.compactMap(named) ?? named(name).map { [$0] } ?? []
  }

  /// The screens that some names mean, each once.
  package static func matching(_ names: [String]) -> [DeviceScreen] {
    var seen: Set<String> = []
    return names.flatMap(matching).filter { seen.insert($0.name).inserted }
  }

  /// All names that an option takes: the families, then the screens.
  package static let optionNames: [String] = families.keys.sorted() + all.map(\.name)
}

extension Device {
  /// The screens of a device: upright, on its side, and an iPad's parts of each.
  fileprivate var screens: [DeviceScreen] {
    let all =
      [upright] + parts(of: upright, narrow: narrowWidth, hasHalves: false) + [landscape]
      + parts(of: landscape, narrow: narrowLandscapeWidth, hasHalves: true)
    return all.map { screen in
      var screen = screen
      screen.isPad = family == .ipad
      return screen
    }
  }

  /// The whole screen, upright.
  var upright: DeviceScreen {
    DeviceScreen(
      name: name, width: width, height: height, scale: scale,
      safeArea: .init(top: safeArea.top, bottom: safeArea.bottom), isWidthRegular: family == .ipad,
      isHeightRegular: true)
  }

  /// The whole screen, on its side.
  var landscape: DeviceScreen {
    DeviceScreen(
      name: "\(name)-landscape", width: height, height: width, scale: scale,
      safeArea: .init(
        top: safeArea.landscapeTop, left: safeArea.sides, bottom: safeArea.landscapeBottom, right: safeArea.sides),
      isWidthRegular: family == .ipad || width >= DeviceScreen.widePhone.value, isHeightRegular: family == .ipad)
  }

  /// The parts of an iPad's screen that Split View gives to an app.
  private func parts(of whole: DeviceScreen, narrow: Double?, hasHalves: Bool) -> [DeviceScreen] {
    guard let narrow else { return [] }
    let shared = whole.width - DeviceScreen.splitViewDivider.value
    let half = hasHalves ? [("half", shared / 2)] : []
    return ([("third", narrow)] + half + [("two-thirds", shared - narrow)]).map { part, width in
      var screen = whole
      screen.name = "\(whole.name)-\(part)"
      screen.width = width
      screen.isWidthRegular = width > DeviceScreen.widestCompactPart.value
      return screen
    }
  }
}

extension DeviceScreen {
  /// What a notch takes of the top before `tallNotchBuilds`, in points, on whatever phone (n = 70).
  private static let shortNotch = Figure<Double>(44, .interfaceBuilderFrames)
  /// The builds of Interface Builder that leave what each phone's notch takes: 47 (n = 2), 48 (n = 24) or 50 points (n = 4).
  ///
  /// The last seen with 44 is 20037, the first with more is 21225.
  private static let tallNotchBuilds = Figure(21000..<40000, .interfaceBuilderFrames)
  /// The builds of Interface Builder that take the safe area of a phone without home button twice: once as the canvas, which is
  /// always upright, once as the simulated phone.
  ///
  /// 96 points instead of 48, 118 instead of 59, 68 instead of 34 (n = 31 edges in 14 files; of 23504 none); on its side 55 points at
  /// the bottom, 47 at the top (n = 19).
  package static let doubledSafeAreaBuilds = Figure(23700..<30000, .interfaceBuilderFrames)
  /// The builds of Interface Builder that leave nothing at the bottom of a view of its own size that is lower than the display (n = 8).
  ///
  /// Those from 21208 on leave 34 points even there (n = 3).
  package static let endlessBuilds = Figure(1..<20500, .interfaceBuilderFrames)

  /// The builds of Interface Builder that leave no status bar over a view on a device with a home button (n = 30).
  ///
  /// Older and newer ones leave 20 points (n = 27).
  private static let barelessBuilds = Figure(14800..<21600, .interfaceBuilderFrames)

  /// The device that a file was designed for, by the id that it holds, with the safe area that Interface Builder uses.
  ///
  /// `build` is the file's `toolsVersion`, on which the safe area depends; bars come on top of it. Nil for an unknown id.
  package static func designDevice(id: String, isLandscape: Bool, build: Int? = nil) -> DeviceScreen? {
    guard id != "appleTV" else { return appleTV }
    guard let device = Device.designDevices[id] else { return nil }
    var screen = isLandscape ? device.landscape : device.upright
    screen.name = id
    guard let build else { return screen }
    let hasNotch = device.family == .iphone && device.safeArea.bottom > 0
    if hasNotch, !isLandscape, !tallNotchBuilds.value.contains(build) { screen.safeArea.top = shortNotch.value }
    if hasNotch, doubledSafeAreaBuilds.value.contains(build) {
      screen.safeArea.top += device.safeArea.top
      screen.safeArea.bottom += device.safeArea.bottom
    }
    if device.safeArea == .homeButton, barelessBuilds.value.contains(build) { screen.safeArea = EdgeInsets() }
    return screen
  }
}
