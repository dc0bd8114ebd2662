/// A font that stands in for one of Apple's, with the file of each weight.
package struct FontStandIn: Sendable {
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

  /// What the font stands for, for reports.
  package let role: String
  /// The scripts it is made for, by ISO 15924 tag; empty where it takes what the others lack.
  package let scripts: [String]
  /// The language tags for which it comes first; empty for all.
  package let languages: [String]
  /// The faces; a weight that is not there takes the nearest.
  package let faces: [Face]

  /// The face for a weight: upright unless asked otherwise, the nearest weight.
  package func face(weight: String, isItalic: Bool) -> Face? {
    let slope = faces.filter { $0.isItalic == isItalic }
    let wanted = Self.order(of: weight)
    return (slope.isEmpty ? faces : slope).min {
      abs(Self.order(of: $0.weight) - wanted) < abs(Self.order(of: $1.weight) - wanted)
    }
  }

  /// UIKit's weights, thin to heavy.
  package static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static func order(of weight: String) -> Int { weights.firstIndex(of: weight) ?? 3 }
}

/// Which fonts set a text, in order: the system font's stand-in, then one for each script, then what is left.
package enum FontStack {
  /// Where the choice of stand-ins comes from.
  package static let source = Source(
    "Inter with SF Pro's tracking against Interface Builder frames; other scripts unmeasured", .measured)

  /// The stand-ins for the system font in one of its designs, the best first.
  package static func system(_ opticalSize: OpticalSize) -> [FontStandIn] { opticalSize == .text ? text : display }

  private static let text = [inter(.text, role: correctedRole)] + others
  private static let display =
    [inter(.display, role: correctedRole), inter(.text, role: "system font (Inter for want of Inter Display)")] + others

  private static let others: [FontStandIn] = [
    standIn("system font (Noto Sans for want of Inter)", noto: "NotoSans"),
    standIn("system font (DejaVu Sans for want of Inter)", regular: "DejaVuSans.ttf", bold: "DejaVuSans-Bold.ttf"),
  ]

  /// The role of the stand-in whose widths `SystemFontModel` makes SF Pro's: the first of `system`.
  package static let correctedRole = "system font (stand-in for SF Pro)"

  /// What emoji are set in.
  package static let emoji = FontStandIn(
    role: "emoji (stand-in for Apple Color Emoji)", scripts: ["Zsye"], languages: [],
    faces: [face("regular", "NotoColorEmoji.ttf")])

  /// The fonts that take what no other has, in order.
  package static let lastResorts: [FontStandIn] = [
    standIn("other characters (Noto Sans)", noto: "NotoSans"),
    standIn("symbols (stand-in for Apple Symbols)", noto: "NotoSansSymbols"),
    standIn("symbols (stand-in for Apple Symbols)", regular: "NotoSansSymbols2-Regular.ttf"),
    standIn("mathematics (stand-in for STIX Two Math)", regular: "NotoSansMath-Regular.ttf"),
    standIn("other characters (DejaVu Sans)", regular: "DejaVuSans.ttf", bold: "DejaVuSans-Bold.ttf"),
  ]

  /// The stand-ins for a script, those made for the language first.
  package static func standIns(script: String, language: String?) -> [FontStandIn] {
    let fitting = scripts.filter { $0.scripts.contains(script) }
    let first = fitting.filter { $0.matches(language) }
    return first + fitting.filter { !$0.matches(language) }
  }

  /// The stand-ins for what the system font lacks: the script's own, the last resorts, then any other script's, since
  /// punctuation of one script may stand in a text of another.
  package static func fallbacks(script: String, language: String?) -> [FontStandIn] {
    let own = standIns(script: script, language: language)
    let han = script == "Hani" ? [] : standIns(script: "Hani", language: language)
    return own + lastResorts + han + scripts.filter { !$0.scripts.contains(script) && !$0.scripts.contains("Hani") }
  }

  private static func inter(_ opticalSize: OpticalSize, role: String) -> FontStandIn {
    let rows = SystemFontModel.entries.value.filter { $0.opticalSize == opticalSize }
    let faces = rows.flatMap { row in
      [
        face(row.weight, "\(row.postScriptName).otf"),
        face(row.weight, "\(row.family)-\(row.italicFace).otf", isItalic: true),
      ]
    }
    return FontStandIn(role: role, scripts: [], languages: [], faces: faces)
  }

  static func standIn(
    _ role: String, _ scripts: [String] = [], languages: [String] = [], noto name: String
  ) -> FontStandIn {
    standIn(role, scripts, languages: languages, regular: "\(name)-Regular.ttf", bold: "\(name)-Bold.ttf")
  }

  static func standIn(
    _ role: String, _ scripts: [String] = [], languages: [String] = [], regular: String, bold: String? = nil,
    index: Int = 0
  ) -> FontStandIn {
    let faces = [face("regular", regular, index: index)] + (bold.map { [face("bold", $0, index: index)] } ?? [])
    return FontStandIn(role: role, scripts: scripts, languages: languages, faces: faces)
  }

  private static func face(
    _ weight: String, _ file: String, isItalic: Bool = false, index: Int = 0
  ) -> FontStandIn.Face {
    FontStandIn.Face(weight: weight, isItalic: isItalic, file: file, index: index)
  }
}

extension FontStandIn {
  /// Whether the font is made for a language; `zh-Hant` is also `zh-Hant-HK`'s.
  fileprivate func matches(_ language: String?) -> Bool {
    guard let language else { return languages.isEmpty }
    return languages.isEmpty || languages.contains { language == $0 || language.hasPrefix("\($0)-") }
  }
}
