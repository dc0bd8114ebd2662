package import AuditModel

/// How far a measured width may be off what Apple's engine measures, as a share of the width.
///
/// An overrun below it is for a person to look at, not a failure.
package enum MeasurementTolerance {
  /// Text that a stand-in for another script's font sets: no ground truth, a guess.
  package static let otherScripts = Figure(0.08, .commonKnowledge)
  /// Text in its own font: the outlines are the app's, only the engine is another.
  package static let sameFont = Figure(0.005, Source("The same font in HarfBuzz instead of Core Text", .inferred))
  /// Text whose font is not at hand, in the system font's stand-in without tracking: nine of ten of 658 titles in 13 common
  /// families are off by less (median 5 %); condensed families run up to 19 % narrower.
  package static let missingFont = Figure(
    0.14, Source("Inter against Lato, Roboto, Open Sans, Cantarell, Liberation, Nimbus Sans and others", .measured))
  /// Greek and Cyrillic, which the system font's stand-in sets itself: no ground truth, a guess.
  package static let otherAlphabets = Figure(0.05, .commonKnowledge)
  /// How far off the padding of AppKit's buttons may be, in points: the spread within a group of frames.
  package static let appKitPadding = Figure(4.0, .interfaceBuilderFrames)

  /// The share for a text of a point size by its faces' PostScript names and how its widths came about.
  package static func share(pointSize: Double, faces: [String], text: String, basis: WidthBasis) -> Double {
    switch basis {
    case .font: sameFont.value
    case .substitute: max(missingFont.value, share(pointSize: pointSize, faces: faces, text: text))
    case .systemModel, .standIn: share(pointSize: pointSize, faces: faces, text: text)
    }
  }

  /// The share for a text of a point size, set in faces by their PostScript names.
  package static func share(pointSize: Double, faces: [String], text: String = "") -> Double {
    let opticalSize = OpticalSize(pointSize: pointSize)
    let rows = SystemFontModel.entries.value.filter { $0.opticalSize == opticalSize }
    let upright = faces.map { $0.hasSuffix("Italic") ? uprightName($0) : $0 }
    let own = rows.filter { upright.contains($0.postScriptName) }
    let isForeign = faces.contains { !$0.hasPrefix("Inter") }
    let guesses = (isForeign ? [otherScripts.value] : []) + (hasOtherLetters(text) ? [otherAlphabets.value] : [])
    // A face of the other design, or none: what is true of the least known weight.
    let doubtful = own.isEmpty ? rows : own
    return (doubtful.map(\.tolerance) + guesses).max() ?? otherScripts.value
  }

  /// Whether a text has letters beyond the Latin script's blocks.
  private static func hasOtherLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value >= 0x370 && !(0x1D00..<0x1F00).contains(scalar.value) && scalar.properties.isAlphabetic
    }
  }

  /// An italic has its upright's advances, but for a little.
  private static func uprightName(_ name: String) -> String {
    let stem = String(name.dropLast("Italic".count))
    return stem.hasSuffix("-") ? "\(stem)Regular" : stem
  }
}
