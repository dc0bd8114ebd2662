/// The colors that UIKit names and that look the same in every file, or whose dark variant no file repeats.
///
/// Tints are left out: they differ between systems, and a file repeats the light one.
package enum SystemColors {
  /// A color in both appearances.
  package struct Pair: Sendable, Hashable {
    /// In light appearance.
    package let light: RGBColor
    /// In dark appearance.
    package let dark: RGBColor
  }

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
    "systemGray6Color": pair(text(242, 242, 247), text(28, 28, 30)),
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
}
