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
    name: "apple-tv", width: 1920, height: 1080, scale: 1, safeArea: Edges(top: 60, left: 80, bottom: 60, right: 80),
    isWidthRegular: true, isHeightRegular: true)

  /// The screen of that name; nil where there is none.
  package static func named(_ name: String) -> DeviceScreen? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The screens that a family stands for: the smallest that systems of today run on, the most common, the largest.
  package static let families: [String: [String]] = [
    "iphone": ["iphone-4.7in", "iphone-6.1in", "iphone-6.9in"],
    "ipad": ["ipad-mini", "ipad-10.9in", "ipad-13in-pro"],
  ]

  /// The screens that a name of an option stands for: one, or a family's; empty where there is none of that name.
  package static func matching(_ name: String) -> [DeviceScreen] {
    families[name]?.compactMap(named) ?? named(name).map { [$0] } ?? []
  }

  /// All names that an option takes: the families, then the screens.
  package static let optionNames: [String] = families.keys.sorted() + all.map(\.name)
}

extension Device {
  /// The screens of a device: upright, on its side, and an iPad's parts of each.
  fileprivate var screens: [DeviceScreen] {
    [upright] + parts(of: upright, narrow: narrowWidth, hasHalves: false) + [landscape]
      + parts(of: landscape, narrow: narrowLandscapeWidth, hasHalves: true)
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
