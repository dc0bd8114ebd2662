/// What is known of SF Pro's metrics.
package enum SystemFont {
  /// The distance from the baseline to the top of a line, in ems.
  package static let ascent = Figure(0.9521, verticalMetrics)
  /// The distance from the baseline to the bottom of a line, in ems.
  package static let descent = Figure(0.2412, verticalMetrics)
  /// The largest excess of width, as a share of the room, that is squeezed instead of cutting the text.
  package static let tightening = Figure(
    0.05, Source("NSMutableParagraphStyle.tighteningFactorForTruncation", .documented))

  /// The height of a line at a point size, in points.
  package static func lineHeight(size: Double) -> Double { size * (ascent.value + descent.value) }

  private static let verticalMetrics = Source(
    "Published readings at 15 and 20 pt; Interface Builder frames at nine sizes agree", .published)

  /// From this point size on SF Pro has its display design.
  package static let displaySize: Double = 20

  /// Family and PostScript names, lowercased, that begin so mean the system font.
  private static let namePrefixes = [
    ".sfui", ".sfns", ".sfpro", ".applesystemui", "sfui", "sf ui", "sfpro-", "sfprotext", "sfprodisplay", "sf pro text",
    "sf pro display",
  ]

  /// Whether a family or PostScript name means the system font; SF Pro Rounded is another.
  package static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "sf pro" || namePrefixes.contains { name.hasPrefix($0) }
  }
}
