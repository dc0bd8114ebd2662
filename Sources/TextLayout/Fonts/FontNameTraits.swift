import AuditModel

/// The weight and slope that the ending of a PostScript name tells, such as `Avenir-HeavyOblique`.
struct FontNameTraits: Equatable {
  /// The weight; nil where the name tells none.
  let weight: FontWeight?
  /// Whether the name tells a slope.
  let isItalic: Bool

  /// The traits of a PostScript name.
  init(_ name: String) {
    let ending = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
    isItalic = ending.contains("italic") || ending.contains("oblique")
    weight = Self.weights.first { ending.contains($0.ending) }?.weight
  }

  /// The names that foundries use; longer ones before those that they contain.
  private static let weights: [(ending: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("hairline", .ultraLight), ("thin", .thin),
    ("semilight", .light), ("light", .light), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ("medium", .medium), ("regular", .regular), ("roman", .regular), ("book", .regular),
  ]
}
