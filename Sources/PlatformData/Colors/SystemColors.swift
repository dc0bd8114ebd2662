/// The colors that UIKit names: those that look the same on every system, and the tints, which do not.
package enum SystemColors {
  /// A color in both appearances.
  package struct Pair: Sendable, Hashable {
    /// In light appearance.
    package let light: RGBColor
    /// In dark appearance.
    package let dark: RGBColor
  }

  /// What a tint was and is on the systems that have it, oldest first (`systemTealColor`); none for anything else.
  package static func tint(named name: String) -> [Figure<Pair>] { tints[name] ?? [] }

  /// The name of the color of a custom button's title that nothing sets.
  package static let titleOfCustomButton = Figure("whiteColor", Source("UIKit, UIButton.titleColor(for:)", .inferred))

  /// A color by Interface Builder's name (`labelColor`); nil for anything else of them.
  package static func named(_ name: String) -> Figure<Pair>? { fixed[name] ?? adaptive[name] }

  /// Colors that are the same in both appearances.
  private static let fixed: [String: Figure<Pair>] = [
    "clearColor": same(RGBColor(white: 0, alpha: 0)), "whiteColor": same(RGBColor(white: 1)),
    "blackColor": same(RGBColor(white: 0)), "darkTextColor": same(RGBColor(white: 0)),
    "lightTextColor": same(RGBColor(white: 1, alpha: 0.6)), "darkGrayColor": same(RGBColor(white: 1 / 3)),
    "grayColor": same(RGBColor(white: 0.5)), "lightGrayColor": same(RGBColor(white: 2 / 3)),
    "redColor": same(text(255, 0, 0)), "greenColor": same(text(0, 255, 0)), "blueColor": same(text(0, 0, 255)),
    "cyanColor": same(text(0, 255, 255)), "yellowColor": same(text(255, 255, 0)),
    "magentaColor": same(text(255, 0, 255)), "orangeColor": same(text(255, 127.5, 0)),
    "purpleColor": same(text(127.5, 0, 127.5)), "brownColor": same(text(153, 102, 51)),
  ]

  /// Colors that follow the appearance: text, and what lies behind it.
  private static let adaptive: [String: Figure<Pair>] = [
    "labelColor": pair(RGBColor(white: 0), RGBColor(white: 1)),
    "secondaryLabelColor": pair(text(60, 60, 67, 0.6), text(235, 235, 245, 0.6)),
    "tertiaryLabelColor": pair(text(60, 60, 67, 0.3), text(235, 235, 245, 0.3)),
    "quaternaryLabelColor": pair(text(60, 60, 67, 0.18), text(235, 235, 245, 0.16)),
    "placeholderTextColor": pair(text(60, 60, 67, 0.3), text(235, 235, 245, 0.3)),
    "systemBackgroundColor": pair(RGBColor(white: 1), RGBColor(white: 0)),
    "secondarySystemBackgroundColor": pair(text(242, 242, 247), text(28, 28, 30)),
    "tertiarySystemBackgroundColor": pair(RGBColor(white: 1), text(44, 44, 46)),
    "systemGroupedBackgroundColor": pair(text(242, 242, 247), RGBColor(white: 0)),
    "groupTableViewBackgroundColor": pair(text(242, 242, 247), RGBColor(white: 0)),
    "secondarySystemGroupedBackgroundColor": pair(RGBColor(white: 1), text(28, 28, 30)),
    "tertiarySystemGroupedBackgroundColor": pair(text(242, 242, 247), text(44, 44, 46)),
    "systemGrayColor": pair(text(142, 142, 147), text(142, 142, 147)),
    "systemGray2Color": pair(text(174, 174, 178), text(99, 99, 102)),
    "systemGray3Color": pair(text(199, 199, 204), text(72, 72, 74)),
    "systemGray4Color": pair(text(209, 209, 214), text(58, 58, 60)),
    "systemGray5Color": pair(text(229, 229, 234), text(44, 44, 46)),
    "systemGray6Color": pair(text(242, 242, 247), text(28, 28, 30)),
  ]

  /// The tints of iOS 13, of 15 where these differ, and of 26.
  private static let tints: [String: [Figure<Pair>]] = [
    "systemRedColor": [
      tint(text(255, 59, 48), text(255, 69, 58)), tint(text(255, 56, 60), text(255, 66, 69)),
    ],
    "systemOrangeColor": [
      tint(text(255, 149, 0), text(255, 159, 10)), tint(text(255, 141, 40), text(255, 146, 48)),
    ],
    "systemYellowColor": [
      tint(text(255, 204, 0), text(255, 214, 10)), tint(text(255, 204, 0), text(255, 214, 0)),
    ],
    "systemGreenColor": [tint(text(52, 199, 89), text(48, 209, 88))],
    "systemMintColor": [
      tint(text(0, 199, 190), text(99, 230, 226)), tint(text(0, 200, 179), text(0, 218, 195)),
    ],
    "systemTealColor": [
      tint(text(90, 200, 250), text(100, 210, 255)), tint(text(48, 176, 199), text(64, 200, 224)),
      tint(text(0, 195, 208), text(0, 210, 224)),
    ],
    "systemCyanColor": [
      tint(text(50, 173, 230), text(100, 210, 255)), tint(text(0, 192, 232), text(60, 211, 254)),
    ],
    "systemBlueColor": [
      tint(text(0, 122, 255), text(10, 132, 255)), tint(text(0, 136, 255), text(0, 145, 255)),
    ],
    "systemIndigoColor": [
      tint(text(88, 86, 214), text(94, 92, 230)), tint(text(97, 85, 245), text(109, 124, 255)),
    ],
    "systemPurpleColor": [
      tint(text(175, 82, 222), text(191, 90, 242)), tint(text(203, 48, 224), text(219, 52, 242)),
    ],
    "systemPinkColor": [tint(text(255, 45, 85), text(255, 55, 95))],
    "systemBrownColor": [
      tint(text(162, 132, 94), text(172, 142, 104)), tint(text(172, 127, 94), text(183, 138, 102)),
    ],
  ]

  /// A color of components from 0 to 255.
  private static func text(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> RGBColor {
    RGBColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static func same(_ color: RGBColor) -> Figure<Pair> {
    Figure(Pair(light: color, dark: color), Source("UIKit, UIColor, fixed colors", .documented))
  }

  private static func pair(_ light: RGBColor, _ dark: RGBColor) -> Figure<Pair> {
    Figure(Pair(light: light, dark: dark), .commonKnowledge)
  }

  private static func tint(_ light: RGBColor, _ dark: RGBColor) -> Figure<Pair> {
    Figure(Pair(light: light, dark: dark), Source("Human Interface Guidelines, Color", .documented))
  }
}
