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
  /// The point size that decides the design; nil if the font has one design for all sizes.
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

/// The weight and slope that a style's name implies, such as the ending of `Avenir-HeavyOblique`.
struct FontNameTraits: Equatable {
  /// The weight; nil if the name implies none.
  let weight: FontWeight?
  /// Whether the name implies a slope.
  let isItalic: Bool

  /// The traits of a PostScript name.
  init(_ name: String) { self.init(style: name.split(separator: "-").dropFirst().last.map(String.init) ?? "") }

  /// The traits of a style's name, such as `Semi Bold Italic`.
  init(style: String) {
    let style = style.lowercased().filter { $0 != " " }
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = Self.weights.first { style.contains($0.ending) }?.weight
  }

  /// The traits of a name that implies nothing.
  static let none = FontNameTraits("")

  /// The names that foundries use; longer ones before those that they contain.
  private static let weights: [(ending: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("hairline", .ultraLight), ("thin", .thin),
    ("semilight", .light), ("light", .light), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ("medium", .medium), ("regular", .regular), ("roman", .regular), ("book", .regular),
  ]
}
