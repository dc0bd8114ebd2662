/// A screen in points, upright.
package struct Device: Sendable, Hashable {
  /// The device's name for options and reports.
  package let name: String
  /// The models that have this screen.
  package let models: String
  /// The screen's width in points.
  package let width: Double
  /// The screen's height in points.
  package let height: Double
  /// Pixels per point.
  package let scale: Int
  /// The safe area's distance from the top; nil where it is not known.
  package let safeTop: Double?
  /// The safe area's distance from the bottom; nil where it is not known.
  package let safeBottom: Double?

  private init(
    _ name: String, _ models: String, _ width: Double, _ height: Double, scale: Int, safe: (Double, Double)?
  ) {
    self.name = name
    self.models = models
    self.width = width
    self.height = height
    self.scale = scale
    safeTop = safe?.0
    safeBottom = safe?.1
  }
}

extension Device {
  /// Where the screen sizes come from; the safe areas are published readings.
  package static let source = Source.layoutGuidelines

  /// The screens, phones first, smallest first.
  package static let all: [Device] = [
    Device("iphone-4in", "iPhone SE (1st)", 320, 568, scale: 2, safe: (20, 0)),
    Device("iphone-4.7in", "iPhone SE (2nd, 3rd), 6s, 7, 8", 375, 667, scale: 2, safe: (20, 0)),
    Device("iphone-5.5in", "iPhone 8 Plus", 414, 736, scale: 3, safe: (20, 0)),
    Device("iphone-5.8in", "iPhone X, XS, 11 Pro", 375, 812, scale: 3, safe: (44, 34)),
    Device("iphone-5.4in", "iPhone 12 mini, 13 mini", 375, 812, scale: 3, safe: (50, 34)),
    Device("iphone-6.1in-lcd", "iPhone XR, 11", 414, 896, scale: 2, safe: (48, 34)),
    Device("iphone-6.5in", "iPhone XS Max, 11 Pro Max", 414, 896, scale: 3, safe: (44, 34)),
    Device("iphone-6.1in", "iPhone 12, 13, 14, 16e", 390, 844, scale: 3, safe: (47, 34)),
    Device("iphone-6.7in", "iPhone 12 and 13 Pro Max, 14 Plus", 428, 926, scale: 3, safe: (47, 34)),
    Device("iphone-6.1in-pro", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, scale: 3, safe: (59, 34)),
    Device(
      "iphone-6.7in-pro", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, scale: 3, safe: (59, 34)),
    Device("iphone-6.3in", "iPhone 16 Pro, 17, 17 Pro", 402, 874, scale: 3, safe: (62, 34)),
    Device("iphone-air", "iPhone Air", 420, 912, scale: 3, safe: nil),
    Device("iphone-6.9in", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, scale: 3, safe: (62, 34)),
    Device("ipad-mini", "iPad mini (6th, 7th)", 744, 1133, scale: 2, safe: (24, 20)),
    Device("ipad-9.7in", "iPad (5th, 6th), iPad Air 2", 768, 1024, scale: 2, safe: (20, 0)),
    Device("ipad-10.2in", "iPad (7th to 9th)", 810, 1080, scale: 2, safe: (20, 0)),
    Device("ipad-10.9in", "iPad (10th), iPad Air 11-inch", 820, 1180, scale: 2, safe: (24, 20)),
    Device("ipad-11in", "iPad Pro 11-inch", 834, 1194, scale: 2, safe: (24, 20)),
    Device("ipad-13in", "iPad Air and Pro 12.9- and 13-inch", 1024, 1366, scale: 2, safe: (24, 20)),
  ]

  /// The device of that name.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// Interface Builder's design devices by the id that its files hold, with their screens' widths and heights upright.
  ///
  /// As the root views of public files record them (`Source.interfaceBuilderFrames`).
  package static let designDevices: [String: (width: Double, height: Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_12": (393, 852),
    "retina6_3": (402, 874), "retina6_7": (428, 926), "ipad9_7": (768, 1024), "ipad12_9": (1024, 1366),
    "ipad12_9rounded": (1024, 1366),
  ]
}
