import AuditModel
import PlatformData

/// What a request asks of a face, whatever the font.
struct FaceTraits: Sendable, Hashable {
  /// The weight.
  var weight = FontWeight.regular
  /// Whether the face is italic.
  var isItalic = false
  /// Whether all digits have one width.
  var hasMonospacedDigits = false
  /// The point size that decides the design; nil where the font has one design for all sizes.
  var opticalSize: Double?

  /// The weight as OpenType counts it, 100 to 900.
  var weightClass: Double { Double((FontWeight.allCases.firstIndex(of: weight) ?? 3) + 1) * 100 }

  /// The same with everything that a fallback takes over: the digits stay the font's own.
  var ofFallback: FaceTraits {
    var traits = self
    traits.hasMonospacedDigits = false
    return traits
  }
}

/// What decides which faces set a text: requests with one key share their shaped texts.
struct FaceKey: Sendable, Hashable {
  /// The font's name; nil is the system font.
  let family: String?
  /// A font file, which goes before the name.
  let file: String?
  /// Weight, slope, digits and design.
  let traits: FaceTraits
  /// The design of the system font's stand-in: of text where its digits have one width, since not all of the other's have.
  let standInDesign: OpticalSize

  /// The key of a font, whose size counts only where a font at hand has designs for several sizes.
  init(_ font: ResolvedFont, library: FontLibrary) {
    (family, file) = (font.family, font.file)
    traits = FaceTraits(
      weight: font.weight, isItalic: font.isItalic, hasMonospacedDigits: font.hasMonospacedDigits,
      opticalSize: library.opticalSize(of: font))
    standInDesign = font.hasMonospacedDigits ? .text : font.opticalSize
  }
}
