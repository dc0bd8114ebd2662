/// What is known of SF Pro's metrics, and how far its stand-in's widths are from them.
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

  /// By how much the stand-in's tracked width is to be multiplied.
  package struct WidthCorrection: Sendable {
    /// The weight's name.
    package let weight: String
    /// The factor.
    package let factor: Double
    /// The number of measured titles behind it; 0 where it is taken from the next weight.
    package let samples: Int
  }

  /// Below this point size SF Pro has its text design and the corrections hold.
  package static let displaySize: Double = 20

  /// The corrections of Inter 4.0 with SF Pro's tracking: medians over frames that Xcode 7 to 16 wrote.
  package static let widthCorrections = Figure(
    [
      WidthCorrection(weight: "medium", factor: 1.01, samples: 13),
      WidthCorrection(weight: "semibold", factor: 1.02, samples: 10),
      WidthCorrection(weight: "bold", factor: 1.04, samples: 4),
      WidthCorrection(weight: "heavy", factor: 1.04, samples: 0),
      WidthCorrection(weight: "black", factor: 1.04, samples: 0),
    ], Source("Widths of one-line labels and buttons in Interface Builder documents", .measured))

  /// The correction of a weight at a point size; 1 where none was measured.
  package static func widthCorrection(weight: String, pointSize: Double) -> Double {
    guard pointSize < displaySize else { return 1 }
    return widthCorrections.value.first { $0.weight == weight }?.factor ?? 1
  }

  /// Family and PostScript names, lowercased, that begin so mean the system font.
  package static let namePrefixes = [
    ".sfui", ".sfns", ".sfpro", ".applesystemui", "sfui", "sf ui", "sfprotext", "sfprodisplay", "sf pro text",
    "sf pro display",
  ]
}
