import AuditModel

/// The weight and slope that a style's name tells, such as the ending of `Avenir-HeavyOblique`.
struct FontNameTraits: Equatable {
  /// The weight; nil where the name tells none.
  let weight: FontWeight?
  /// Whether the name tells a slope.
  let isItalic: Bool

  /// The traits of a PostScript name.
  init(_ name: String) { self.init(style: name.split(separator: "-").dropFirst().last.map(String.init) ?? "") }

  /// The traits of a style's name, such as `Semi Bold Italic`.
  init(style: String) {
    let style = style.lowercased().filter { $0 != " " }
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = Self.weights.first { style.contains($0.ending) }?.weight
  }

  /// What a name that tells nothing tells.
  static let none = FontNameTraits("")

  /// The names that foundries use; longer ones before those that they contain.
  private static let weights: [(ending: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("hairline", .ultraLight), ("thin", .thin),
    ("semilight", .light), ("light", .light), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ("medium", .medium), ("regular", .regular), ("roman", .regular), ("book", .regular),
  ]
}
