/// How far a measured width may be off what Apple's engine measures, as a share of the width.
///
/// An overrun below it is for a person to look at, not a failure.
package enum MeasurementTolerance {
  /// Text that a stand-in for another script's font sets: no ground truth, a guess.
  package static let otherScripts = Figure(0.08, .commonKnowledge)
  /// How far off the padding of AppKit's buttons may be, in points: the spread within a group of frames.
  package static let macTitlePadding = Figure(4.0, .interfaceBuilderFrames)

  /// The share for a text of a point size, set in faces by their PostScript names.
  package static func share(pointSize: Double, faces: [String]) -> Double {
    let opticalSize = OpticalSize(pointSize: pointSize)
    let rows = SystemFontModel.entries.value.filter { $0.opticalSize == opticalSize }
    let upright = faces.map { $0.hasSuffix("Italic") ? uprightName($0) : $0 }
    let own = rows.filter { upright.contains($0.postScriptName) }
    let isForeign = faces.contains { !$0.hasPrefix("Inter") }
    // A face of the other design, or none: what is true of the least known weight.
    let doubtful = own.isEmpty ? rows : own
    return (doubtful.map(\.tolerance) + (isForeign ? [otherScripts.value] : [])).max() ?? otherScripts.value
  }

  /// An italic has its upright's advances, but for a little.
  private static func uprightName(_ name: String) -> String {
    let stem = String(name.dropLast("Italic".count))
    return stem.hasSuffix("-") ? "\(stem)Regular" : stem
  }
}
