package import AuditModel

/// The contrast of two colors by the formulas of WCAG 2, and the ratios that it asks of text.
package enum ColorContrast {
  /// The minimum ratio of text to its background (level AA).
  package static let minimumRatio = Figure(4.5, .contrastMinimum)
  /// The minimum ratio of large text.
  package static let minimumRatioOfLargeText = Figure(3.0, .contrastMinimum)
  /// The point size from which text is large.
  package static let largePointSize = Figure(18.0, .largeText)
  /// The point size from which bold text is large.
  package static let largeBoldPointSize = Figure(14.0, .largeText)
  /// The weights that count as bold.
  package static let boldWeights = Figure<Set<FontWeight>>([.bold, .heavy, .black], .largeText)

  /// The ratio below which a text is invisible; code probably sets one of its colors.
  package static let invisibleRatio = Figure(1.1, Source("Our own estimate", .inferred))

  /// The minimum ratio of a text of a point size and weight.
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
    luminanceWeights.red * RGBColor.linear(color.red) + luminanceWeights.green * RGBColor.linear(color.green)
      + luminanceWeights.blue * RGBColor.linear(color.blue)
  }

  /// What WCAG adds to both luminances for the light that a screen reflects.
  private static let flare = 0.05
  private static let luminanceWeights = RGBColor(red: 0.2126, green: 0.7152, blue: 0.0722)
}

extension Source {
  fileprivate static let contrastMinimum = Source("WCAG 2.2, 1.4.3 Contrast (Minimum)", .documented)
  fileprivate static let largeText = Source("WCAG 2.2, definition of large scale text", .documented)
}
