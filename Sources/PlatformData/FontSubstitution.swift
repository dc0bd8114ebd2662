/// A font that stands in for one of Apple's, with the file of each weight.
package struct FontSubstitution: Sendable {
  /// One face: a weight and slope in a file.
  package struct Face: Sendable, Hashable {
    /// The weight's name.
    package let weight: String
    /// Whether the face is italic.
    package let isItalic: Bool
    /// The file's name, without its folder.
    package let file: String
    /// The face's index in a collection.
    package let index: Int
  }

  /// What the font sets, such as `Arabic`, for reports.
  package let use: String
  /// What is added to `use` where the stand-in sets it, such as `stand-in for SF Arabic`.
  package let remark: String
  /// Families of Apple's own font, the first choice first; given by the user, it goes before the stand-in.
  package let originals: [String]
  /// The scripts it is made for, by ISO 15924 tag; empty where it takes what the others lack.
  package let scripts: [String]
  /// The language tags for which it comes first; empty for all.
  package let languages: [String]
  /// Families of the stand-in, which are looked for where none of its files is there: other systems pack it as one
  /// variable font.
  package let families: [String]
  /// The faces; a weight that is not there takes the nearest.
  package let faces: [Face]
  /// The point size whose design is meant where a variable font has one for each; beyond the axis is its end.
  package var designSize = 0.0

  /// What the stand-in is in reports: `Arabic (stand-in for SF Arabic)`.
  package var role: String { "\(use) (\(remark))" }

  /// What Apple's own font is in reports.
  package var ownRole: String { use }

  /// The faces, the nearest to a weight first: those of the slope that is asked for, then by the number of weights between.
  package func faces(nearestTo weight: String, isItalic: Bool) -> [Face] {
    let wanted = Self.order(of: weight)
    let ranked = faces.enumerated().map { offset, face in
      let slope = face.isItalic == isItalic ? 0 : 1
      return (rank: (slope, abs(Self.order(of: face.weight) - wanted), offset), face: face)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.face)
  }

  /// UIKit's weights, thin to heavy.
  package static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static func order(of weight: String) -> Int { weights.firstIndex(of: weight) ?? 3 }
}

extension FontSubstitution {
  /// How type foundries name UIKit's weights in files.
  private static let fileWeights = [
    ("ultraLight", "Thin"), ("thin", "ExtraLight"), ("light", "Light"), ("regular", "Regular"), ("medium", "Medium"),
    ("semibold", "SemiBold"), ("bold", "Bold"), ("heavy", "ExtraBold"), ("black", "Black"),
  ]

  /// A face for each weight, in files such as `NotoSansArabic-SemiBold.ttf`; which of them are installed differs.
  static func faces(_ stem: String, _ ending: String, hasItalics: Bool = false, index: Int = 0) -> [Face] {
    fileWeights.flatMap { weight, name in
      let italic = name == "Regular" ? "Italic" : "\(name)Italic"
      let upright = Face(weight: weight, isItalic: false, file: "\(stem)-\(name).\(ending)", index: index)
      guard hasItalics else { return [upright] }
      return [upright, Face(weight: weight, isItalic: true, file: "\(stem)-\(italic).\(ending)", index: index)]
    }
  }

  /// A stand-in of the Noto family; its files are called as the family is, without spaces.
  static func noto(
    _ use: String, for originals: [String], _ family: String, scripts: [String] = []
  ) -> FontSubstitution {
    FontSubstitution(
      use: use, remark: "stand-in for \(originals.first ?? use)", originals: originals, scripts: scripts,
      languages: [], families: [family], faces: faces(family.filter { $0 != " " }, "ttf"))
  }

  /// A font of the Noto family that stands in for none of Apple's alone.
  static func noto(_ use: String, _ family: String, remark: String, hasItalics: Bool) -> FontSubstitution {
    FontSubstitution(
      use: use, remark: remark, originals: [], scripts: [], languages: [], families: [family],
      faces: faces(family.filter { $0 != " " }, "ttf", hasItalics: hasItalics))
  }

  /// DejaVu Sans, which most systems without other fonts have.
  static func dejaVu(_ use: String, remark: String) -> FontSubstitution {
    FontSubstitution(
      use: use, remark: remark, originals: [], scripts: [], languages: [], families: ["DejaVu Sans"],
      faces: [
        Face(weight: "regular", isItalic: false, file: "DejaVuSans.ttf", index: 0),
        Face(weight: "bold", isItalic: false, file: "DejaVuSans-Bold.ttf", index: 0),
      ])
  }

  /// Whether the font is made for a language; `zh-Hant` is also `zh-Hant-HK`'s.
  func matches(_ language: String?) -> Bool {
    guard let language else { return languages.isEmpty }
    return languages.isEmpty || languages.contains { language == $0 || language.hasPrefix("\($0)-") }
  }
}
