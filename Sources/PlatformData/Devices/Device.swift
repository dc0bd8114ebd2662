/// A screen in points, upright, with what its shape keeps free.
package struct Device: Sendable, Hashable {
  /// The families of devices, by the names of options.
  package enum Family: String, Sendable, Hashable, CaseIterable {
    case iphone, ipad
  }

  /// What the display's shape and the status bar keep free, in points.
  package struct SafeArea: Sendable, Hashable {
    /// At the top, upright.
    package let top: Double
    /// At the bottom, upright.
    package let bottom: Double
    /// At either side, on its side.
    package let sides: Double
    /// At the top, on its side.
    package let landscapeTop: Double
    /// At the bottom, on its side.
    package let landscapeBottom: Double
  }

  /// The device's name for options and reports.
  package let name: String
  /// The models that have this screen.
  package let models: String
  /// Whether it is a phone.
  package let family: Family
  /// The screen's width in points.
  package let width: Double
  /// The screen's height in points.
  package let height: Double
  /// Pixels per point.
  package let scale: Int
  /// The safe area; a published reading.
  package let safeArea: SafeArea
  /// The width of the narrow part of a Split View, upright; nil on phones.
  package let narrowWidth: Double?
  /// The width of the narrow part of a Split View, on its side; nil on phones.
  package let narrowLandscapeWidth: Double?
}

extension Device.SafeArea {
  /// A phone or iPad with a home button, whose status bar a phone on its side hides.
  static let homeButton = Device.SafeArea(top: 20, bottom: 0, sides: 0, landscapeTop: 0, landscapeBottom: 0)
  /// An iPad with a home button.
  static let padHomeButton = Device.SafeArea(top: 20, bottom: 0, sides: 0, landscapeTop: 20, landscapeBottom: 0)
  /// An iPad with round corners.
  static let padRounded = Device.SafeArea(top: 24, bottom: 20, sides: 0, landscapeTop: 24, landscapeBottom: 20)

  /// A phone with a notch or an island of that height.
  static func notch(_ height: Double) -> Device.SafeArea {
    Device.SafeArea(top: height, bottom: 34, sides: height, landscapeTop: 0, landscapeBottom: 21)
  }
}

extension Device {
  /// Where the screen sizes come from; the safe areas are those of public collections of device metrics (device_preview, csl.cool).
  package static let source = Source.layoutGuidelines

  /// The screens, phones first, smallest first.
  package static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    phone("iphone-4in", "iPhone SE (1st)", 320, 568, scale: 2, .homeButton),
    phone("iphone-4.7in", "iPhone SE (2nd, 3rd), 6s, 7, 8", 375, 667, scale: 2, .homeButton),
    phone("iphone-5.5in", "iPhone 8 Plus", 414, 736, .homeButton),
    phone("iphone-5.8in", "iPhone X, XS, 11 Pro", 375, 812, .notch(44)),
    phone("iphone-5.4in", "iPhone 12 mini, 13 mini", 375, 812, .notch(50)),
    phone("iphone-6.1in-lcd", "iPhone XR, 11", 414, 896, scale: 2, .notch(48)),
    phone("iphone-6.5in", "iPhone XS Max, 11 Pro Max", 414, 896, .notch(44)),
    phone("iphone-6.1in", "iPhone 12, 13, 14, 16e", 390, 844, .notch(47)),
    phone("iphone-6.7in", "iPhone 12 and 13 Pro Max, 14 Plus", 428, 926, .notch(47)),
    phone("iphone-6.1in-pro", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, .notch(59)),
    phone("iphone-6.7in-pro", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, .notch(59)),
    phone("iphone-6.3in", "iPhone 16 Pro, 17, 17 Pro", 402, 874, .notch(62)),
    phone("iphone-air", "iPhone Air", 420, 912, .notch(68)),
    phone("iphone-6.9in", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, .notch(62)),
  ]

  private static let pads: [Device] = [
    pad("ipad-mini", "iPad mini (6th, A17 Pro)", 744, 1133, .padRounded, narrow: (320, 375)),
    pad("ipad-9.7in", "iPad (5th, 6th), iPad Air 2", 768, 1024, .padHomeButton, narrow: (320, 320)),
    pad("ipad-10.2in", "iPad (7th to 9th)", 810, 1080, .padHomeButton, narrow: (320, 320)),
    pad("ipad-10.9in", "iPad (10th, A16), iPad Air 11-inch", 820, 1180, .padRounded, narrow: (320, 375)),
    pad("ipad-11in", "iPad Pro 11-inch (1st to 4th)", 834, 1194, .padRounded, narrow: (320, 375)),
    pad("ipad-11in-pro", "iPad Pro 11-inch (M4, M5)", 834, 1210, .padRounded, narrow: (320, 375)),
    pad("ipad-13in", "iPad Air 13-inch, iPad Pro 12.9-inch", 1024, 1366, .padRounded, narrow: (375, 375)),
    pad("ipad-13in-pro", "iPad Pro 13-inch (M4, M5)", 1032, 1376, .padRounded, narrow: (375, 375)),
  ]

  /// A phone.
  static func phone(
    _ name: String, _ models: String, _ width: Double, _ height: Double, scale: Int = 3, _ safeArea: SafeArea
  ) -> Device {
    Device(
      name: name, models: models, family: .iphone, width: width, height: height, scale: scale, safeArea: safeArea,
      narrowWidth: nil, narrowLandscapeWidth: nil)
  }

  /// An iPad, with the widths of the narrow part of a Split View.
  static func pad(
    _ name: String, _ models: String, _ width: Double, _ height: Double, _ safeArea: SafeArea,
    narrow: (upright: Double, landscape: Double)? = nil
  ) -> Device {
    Device(
      name: name, models: models, family: .ipad, width: width, height: height, scale: 2, safeArea: safeArea,
      narrowWidth: narrow?.upright, narrowLandscapeWidth: narrow?.landscape)
  }

  /// The family of a screen by its name, or by the id that Interface Builder has for a design device.
  package static func family(ofScreenNamed name: String) -> Family {
    name.hasPrefix(Family.ipad.rawValue) ? .ipad : .iphone
  }

  /// The width of the narrowest iPad's screen, in points: what is narrower is a phone.
  package static let narrowestPadWidth = pads.map(\.width).min() ?? 0

  /// The device of that name.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}

extension Device {
  /// Interface Builder's design devices by the id that its files hold, with the safe areas that Interface Builder uses.
  ///
  /// Sizes as the root views of public files record them; safe areas as views that are pinned to them do: a top of 20 points on
  /// `retina4_7` (n = 343), of 44 on `retina6_5` and `retina6_7` (n = 3), of 59 on `retina6_12` (n = 2) and `retina6_72` (n = 1), bottoms
  /// of 34 (n = 32).
  package static let designDevices: [String: Device] = Dictionary(
    uniqueKeysWithValues: (designPhones + designPads).map { ($0.name, $0) })

  private static let designPhones: [Device] = [
    phone("retina3_5", "iPhone 4s", 320, 480, scale: 2, .homeButton),
    phone("retina4_0", "iPhone SE (1st)", 320, 568, scale: 2, .homeButton),
    phone("retina4_7", "iPhone SE (2nd, 3rd)", 375, 667, scale: 2, .homeButton),
    phone("retina5_5", "iPhone 8 Plus", 414, 736, .homeButton),
    phone("retina5_9", "iPhone 13 mini", 375, 812, .notch(50)),
    phone("retina6_0", "iPhone 14", 390, 844, .notch(47)),
    phone("retina6_1", "iPhone 11", 414, 896, scale: 2, .notch(48)),
    phone("retina6_12", "iPhone 15", 393, 852, .notch(59)),
    phone("retina6_3", "iPhone 16 Pro", 402, 874, .notch(62)),
    phone("retina6_5", "iPhone 11 Pro Max", 414, 896, .notch(44)),
    phone("retina6_7", "iPhone 14 Plus", 428, 926, .notch(44)),
    phone("retina6_72", "iPhone 15 Pro Max", 430, 932, .notch(59)),
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
