import Foundation

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

  /// A color, opaque by default.
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
    let light = [color.red, color.green, color.blue].map(Self.linear)
    let converted = Self.displayP3.value.map { row in
      min(max(Self.encoded(zip(row, light).map { $0 * $1 }.reduce(0, +)), 0), 1)
    }
    self.init(red: converted[0], green: converted[1], blue: converted[2], alpha: color.alpha)
  }

  /// A component of sRGB as light: WCAG writes the knee as 0.03928, which makes no difference to colors of 8 bits.
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Light as a component of sRGB.
  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  private static let displayP3 = Figure(
    [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736001],
    ],
    Source("CSS Color Module Level 4, sample code for color conversions", .published))
}
