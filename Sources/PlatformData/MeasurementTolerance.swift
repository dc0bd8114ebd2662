/// How far a measured width may be off what Apple's engine measures, as a share of the width.
///
/// An overrun below it is for a person to look at, not a failure.
package enum MeasurementTolerance {
  /// Text of the system font below 20 pt: nine of ten of 762 widths lie within this share.
  ///
  /// Widths that Interface Builder wrote, by weight: regular 2.1 %, medium 1.6 %, semibold 4.2 %, bold 2.9 %.
  package static let text = Figure(0.034, .interfaceBuilderFrames)
  /// Text of the system font from 20 pt on, where SF Pro changes to its narrower display design: 48 widths.
  package static let display = Figure(0.12, .interfaceBuilderFrames)
  /// Text that a stand-in for another script's font sets: no ground truth, a guess.
  package static let otherScripts = Figure(0.08, .commonKnowledge)
  /// How far off the padding of AppKit's buttons may be, in points: the spread within a group of frames.
  package static let macTitlePadding = Figure(4.0, .interfaceBuilderFrames)

  /// The share for a text of a point size, set in faces by their PostScript names.
  package static func share(pointSize: Double, faces: [String]) -> Double {
    let size = pointSize < SystemFont.displaySize ? text.value : display.value
    let isForeign = faces.contains { !$0.hasPrefix("Inter") }
    return isForeign ? max(size, otherScripts.value) : size
  }
}
