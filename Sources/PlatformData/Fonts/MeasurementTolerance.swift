package import AuditModel

/// How far a measured width may be off what Apple's engine measures, as a share of the width.
///
/// An overrun below it is for a person to look at, not a failure.
package enum MeasurementTolerance {
  /// Text that a stand-in sets for a script whose widths were never compared with Apple's: a guess.
  package static let otherScripts = Figure(0.08, .commonKnowledge)
  /// Text in its own font: the outlines are the app's, only the engine is another.
  package static let sameFont = Figure(0.005, Source("The same font in HarfBuzz instead of Core Text", .inferred))
  /// Text whose font is not at hand, in the system font's stand-in without tracking: nine of ten of 658 titles in 13 common
  /// families are off by less (median 5 %); condensed families run up to 19 % narrower.
  package static let missingFont = Figure(
    0.14, Source("Inter against Lato, Roboto, Open Sans, Cantarell, Liberation, Nimbus Sans and others", .measured))
  /// Cyrillic, which the system font's stand-in sets itself: nine of ten of 17 labels are off by less than 1.3 %.
  package static let cyrillic = Figure(0.02, .interfaceBuilderFrames)
  /// Greek, which the system font's stand-in sets itself: no ground truth, a guess.
  package static let greek = Figure(0.05, .commonKnowledge)
  /// How far off the padding of AppKit's buttons may be, in points: the spread within a group of frames.
  package static let appKitPadding = Figure(4.0, .interfaceBuilderFrames)

  /// The share for a text of a point size by its faces' PostScript names and how its widths came about.
  package static func share(
    pointSize: Double, weight: FontWeight, faces: [String], text: String, basis: WidthBasis
  ) -> Double {
    switch basis {
    case .font: sameFont.value
    case .substitute: max(missingFont.value, share(pointSize: pointSize, weight: weight, faces: faces, text: text))
    case .systemModel, .standIn, .scaled: share(pointSize: pointSize, weight: weight, faces: faces, text: text)
    }
  }

  /// The share for a text of a point size and weight, set in faces by their PostScript names.
  package static func share(
    pointSize: Double, weight: FontWeight = .regular, faces: [String], text: String = ""
  ) -> Double {
    let opticalSize = OpticalSize(pointSize: pointSize)
    let rows = SystemFontModel.entries.value.filter { $0.opticalSize == opticalSize }
    let upright = faces.map { $0.hasSuffix("Italic") ? uprightName($0) : $0 }
    let own = rows.filter { upright.contains($0.postScriptName) }
    let foreign = faces.filter { !$0.hasPrefix("Inter") }.map {
      ScriptWidths.tolerance(face: $0, weight: weight) ?? otherScripts.value
    }
    let letters = alphabets.filter { alphabet in text.unicodeScalars.contains { alphabet.contains($0) } }
    // A face of the other design, or none: what is true of the least known weight.
    let isForeign = !foreign.isEmpty && foreign.count == faces.count
    let doubtful = own.isEmpty && !isForeign ? rows : own
    return (doubtful.map(\.tolerance) + foreign + letters.map(\.tolerance)).max() ?? otherScripts.value
  }

  /// The alphabets beside Latin that the system font's stand-in has letters of: their blocks in Unicode.
  private static let alphabets = [
    Alphabet(blocks: [0x370..<0x400, 0x1F00..<0x2000], tolerance: greek.value),
    Alphabet(blocks: [0x400..<0x530, 0x1C80..<0x1C90, 0x2DE0..<0x2E00, 0xA640..<0xA6A0], tolerance: cyrillic.value),
  ]

  private struct Alphabet {
    var blocks: [Range<UInt32>]
    var tolerance: Double

    func contains(_ scalar: Unicode.Scalar) -> Bool { blocks.contains { $0.contains(scalar.value) } }
  }

  /// An italic has its upright's advances, but for a little.
  private static func uprightName(_ name: String) -> String {
    let stem = String(name.dropLast("Italic".count))
    return stem.hasSuffix("-") ? "\(stem)Regular" : stem
  }
}
