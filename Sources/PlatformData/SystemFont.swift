/// What is known of SF Pro's metrics.
package enum SystemFont {
  /// The distance from the baseline to the top of a line, in ems.
  package static let ascent = Figure(0.9521, verticalMetrics)
  /// The distance from the baseline to the bottom of a line, in ems.
  package static let descent = Figure(0.2412, verticalMetrics)
  /// The largest excess of width, as a share of the room, that is squeezed instead of cutting the text.
  package static let tightening = Figure(
    0.05, Source("NSMutableParagraphStyle.tighteningFactorForTruncation", .documented))

  private static let verticalMetrics = Source(
    "Published readings at 15 and 20 pt; Interface Builder frames at nine sizes agree", .published)

  /// From this point size on SF Pro has its display design.
  package static let displaySize: Double = 20

  /// The OpenType feature of `monospacedDigitSystemFont`: Inter's `tnum`, in the text design at every size.
  ///
  /// All of Inter's tabular figures have one width (0.648 em in regular); some of Inter Display 4.0 beta's have not. How
  /// wide SF Pro's are was not measured: no document at hand has such a title.
  package static let monospacedDigits = Figure(
    "tnum", Source("Inter's own features; SF Pro's widths are unknown", .inferred))

  /// Family and PostScript names, lowercased, that begin so mean the system font.
  package static let namePrefixes = [
    ".sfui", ".sfns", ".sfpro", ".applesystemui", "sfui", "sf ui", "sfprotext", "sfprodisplay", "sf pro text",
    "sf pro display",
  ]
}
