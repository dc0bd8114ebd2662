package import AuditModel
import Foundation

/// The contrast of two colors by the formulas of WCAG 2, and the ratios that it asks of text.
package enum ColorContrast {
  /// The least ratio of text to its background (level AA).
  package static let minimumRatio = Figure(4.5, .contrastMinimum)
  /// The least ratio of large text.
  package static let minimumRatioOfLargeText = Figure(3.0, .contrastMinimum)
  /// The point size from which text is large.
  package static let largePointSize = Figure(18.0, .largeText)
  /// The point size from which bold text is large.
  package static let largeBoldPointSize = Figure(14.0, .largeText)
  /// The weights that count as bold.
  package static let boldWeights = Figure<Set<FontWeight>>([.bold, .heavy, .black], .largeText)

  /// The ratio below which nobody sees a text at all: it was not left so.
  package static let invisibleRatio = Figure(1.1, Source("Our own: no designer leaves such a title", .inferred))

  /// The least ratio of a text of a point size and weight.
  package static func minimumRatio(pointSize: Double, weight: FontWeight) -> Double {
    let isBold = boldWeights.value.contains(weight)
    let isLarge = pointSize >= (isBold ? largeBoldPointSize : largePointSize).value
    return (isLarge ? minimumRatioOfLargeText : minimumRatio).value
  }

  /// The contrast of two opaque colors in sRGB: from 1, of the same luminance, to 21, of black and white.
  package static func ratio(_ one: RGBColor, _ other: RGBColor) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + flare) / (min(first, second) + flare)
  }

  /// The relative luminance of a color in sRGB, from 0 to 1.
  package static func luminance(_ color: RGBColor) -> Double {
    luminanceWeights.red * linear(color.red) + luminanceWeights.green * linear(color.green)
      + luminanceWeights.blue * linear(color.blue)
  }

  /// A component of sRGB as light: WCAG writes the knee as 0.03928, which makes no difference to colors of 8 bits.
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Light as a component of sRGB.
  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// What WCAG adds to both luminances for the light that a screen reflects.
  private static let flare = 0.05
  private static let luminanceWeights = RGBColor(red: 0.2126, green: 0.7152, blue: 0.0722)
}

/// A color's components in sRGB, each from 0 to 1.
package struct RGBColor: Sendable, Hashable {
  /// Red.
  package let red: Double
  /// Green.
  package let green: Double
  /// Blue.
  package let blue: Double
  /// Opacity.
  package let alpha: Double

  /// A color, which is opaque where nothing else is said.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A gray.
  package init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// The color over an opaque one, blended as UIKit does: component by component as they are encoded.
  package func over(_ behind: RGBColor) -> RGBColor {
    let blend = { (front: Double, back: Double) in front * alpha + back * (1 - alpha) }
    return RGBColor(
      red: blend(red, behind.red), green: blend(green, behind.green), blue: blend(blue, behind.blue))
  }
}

extension RGBColor {
  /// A color of Display P3 in sRGB; what lies outside of sRGB is cut to its edge.
  ///
  /// The matrix is that of CSS Color 4 from linear Display P3 by XYZ to linear sRGB; both have the same transfer function.
  package init(displayP3 color: RGBColor) {
    let light = [color.red, color.green, color.blue].map(ColorContrast.linear)
    let converted = Self.displayP3.value.map { row in
      min(max(ColorContrast.encoded(zip(row, light).map { $0 * $1 }.reduce(0, +)), 0), 1)
    }
    self.init(red: converted[0], green: converted[1], blue: converted[2], alpha: color.alpha)
  }

  private static let displayP3 = Figure(
    [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736001],
    ],
    Source("CSS Color Module Level 4, sample code for color conversions", .published))
}

extension Source {
  fileprivate static let contrastMinimum = Source("WCAG 2.2, 1.4.3 Contrast (Minimum)", .documented)
  fileprivate static let largeText = Source("WCAG 2.2, definition of large scale text", .documented)
}

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
