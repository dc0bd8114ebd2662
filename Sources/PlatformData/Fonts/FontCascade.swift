package import AuditModel

/// Which fonts set a text, in order: the system font's stand-in, then one for each script, then what is left.
package enum FontCascade {
  /// Where the choice of stand-ins comes from.
  package static let source = Source(
    "Inter with SF Pro's tracking against Interface Builder frames; other scripts in `ScriptWidths`", .measured)

  /// The stand-ins for the system font in one of its designs, the best first.
  package static func system(_ opticalSize: OpticalSize) -> [FontSubstitution] { opticalSize == .text ? text : display }

  private static let text = [inter(.text, remark: correctedRemark)] + others
  private static let display =
    [inter(.display, remark: correctedRemark), inter(.text, remark: "Inter for want of Inter Display")] + others

  private static let others: [FontSubstitution] = [
    .noto(systemRole, "Noto Sans", remark: "Noto Sans for want of Inter", hasItalics: true),
    .dejaVu(systemRole, remark: "DejaVu Sans for want of Inter"),
  ]

  /// What the system font is in reports; alone where Apple's own is at hand.
  package static let systemRole = "system font"

  /// The role of the stand-in whose widths `SystemFontModel` makes SF Pro's: the first of `system`.
  package static let correctedRole = "\(systemRole) (\(correctedRemark))"

  private static let correctedRemark = "stand-in for SF Pro"

  /// What emoji are set in.
  package static let emoji = FontSubstitution(
    use: "emoji", remark: "stand-in for Apple Color Emoji", originals: ["Apple Color Emoji", ".Apple Color Emoji UI"],
    scripts: ["Zsye"], languages: [], families: ["Noto Color Emoji"],
    faces: [FontSubstitution.Face(weight: .regular, isItalic: false, file: "NotoColorEmoji.ttf", index: 0)],
    packageName: "fonts-noto-color-emoji")

  /// The fonts that take what no other has, in order.
  package static let lastResorts: [FontSubstitution] = [
    .noto("other characters", "Noto Sans", remark: "Noto Sans", hasItalics: true),
    .noto("symbols", for: ["Apple Symbols"], "Noto Sans Symbols"),
    .noto("symbols", for: ["Apple Symbols"], "Noto Sans Symbols2"),
    .noto("mathematics", for: ["STIX Two Math"], "Noto Sans Math"),
    .dejaVu("other characters", remark: "DejaVu Sans"),
  ]

  /// The stand-ins for a script, those made for the language first.
  package static func standIns(script: String, language: String?) -> [FontSubstitution] {
    let fitting = scripts.filter { $0.scripts.contains(script) }
    let first = fitting.filter { $0.matches(language) }
    return first + fitting.filter { !$0.matches(language) }
  }

  /// The substitutes for what the system font lacks: those of the script, the last resorts, then those of other scripts, since
  /// punctuation of one script may occur in a text of another.
  package static func fallbacks(script: String, language: String?) -> [FontSubstitution] {
    let own = standIns(script: script, language: language)
    let han = script == "Hani" ? [] : standIns(script: "Hani", language: language)
    return own + lastResorts + han + scripts.filter { !$0.scripts.contains(script) && !$0.scripts.contains("Hani") }
  }

  /// Inter in one of its designs: static files, or one variable font at the end of its axis of optical sizes.
  private static func inter(_ opticalSize: OpticalSize, remark: String) -> FontSubstitution {
    let rows = SystemFontModel.entries.value.filter { $0.opticalSize == opticalSize }
    let faces = rows.flatMap { row in
      [(row.postScriptName, false), ("\(row.family)-\(row.italicFace)", true)].map { name, isItalic in
        FontSubstitution.Face(weight: row.weight, isItalic: isItalic, file: "\(name).otf", index: 0)
      }
    }
    var font = FontSubstitution(
      use: systemRole, remark: remark, originals: [], scripts: [], languages: [],
      families: [opticalSize == .text ? "Inter" : "Inter Display", "Inter Variable"], faces: faces)
    font.designSize = opticalSize == .text ? 0 : 1000
    font.packageName = "fonts-inter"
    return font
  }
}

extension FontCascade {
  /// The stand-in for each script but Latin, Greek and Cyrillic, which the system font has itself.
  ///
  /// The names are those of the font that iOS uses (general knowledge), behind it those that macOS uses or that older
  /// systems had; how their widths differ from the stand-ins' is in `ScriptWidths`.
  static let scripts: [FontSubstitution] =
    cjk + [
      .noto(
        "Arabic", for: ["SF Arabic", ".SF Arabic", "Geeza Pro", ".Geeza Pro Interface"], "Noto Sans Arabic",
        scripts: ["Arab"]),
      .noto("Hebrew", for: ["SF Hebrew", ".SF Hebrew", "Arial Hebrew"], "Noto Sans Hebrew", scripts: ["Hebr"]),
      .noto("Thai", for: ["Thonburi", ".ThonburiUI"], "Noto Sans Thai", scripts: ["Thai"]),
      .noto("Devanagari", for: ["Kohinoor Devanagari"], "Noto Sans Devanagari", scripts: ["Deva"]),
      .noto("Bengali", for: ["Kohinoor Bangla"], "Noto Sans Bengali", scripts: ["Beng"]),
      .noto("Tamil", for: ["Tamil Sangam MN"], "Noto Sans Tamil", scripts: ["Taml"]),
      .noto("Telugu", for: ["Kohinoor Telugu"], "Noto Sans Telugu", scripts: ["Telu"]),
      .noto("Gujarati", for: ["Kohinoor Gujarati"], "Noto Sans Gujarati", scripts: ["Gujr"]),
      .noto("Gurmukhi", for: ["Mukta Mahee", "Gurmukhi MN"], "Noto Sans Gurmukhi", scripts: ["Guru"]),
      .noto("Kannada", for: ["Noto Sans Kannada"], "Noto Sans Kannada", scripts: ["Knda"]),
      .noto("Malayalam", for: ["Malayalam Sangam MN"], "Noto Sans Malayalam", scripts: ["Mlym"]),
      .noto("Odia", for: ["Noto Sans Oriya"], "Noto Sans Oriya", scripts: ["Orya"]),
      .noto("Sinhala", for: ["Sinhala Sangam MN"], "Noto Sans Sinhala", scripts: ["Sinh"]),
      .noto("Khmer", for: ["Khmer Sangam MN"], "Noto Sans Khmer", scripts: ["Khmr"]),
      .noto("Lao", for: ["Lao Sangam MN"], "Noto Sans Lao", scripts: ["Laoo"]),
      .noto("Myanmar", for: ["Myanmar Sangam MN", "Noto Sans Myanmar"], "Noto Sans Myanmar", scripts: ["Mymr"]),
      .noto("Tibetan", for: ["Kailasa"], "Noto Serif Tibetan", scripts: ["Tibt"]),
      .noto("Georgian", for: ["SF Georgian", ".SF Georgian"], "Noto Sans Georgian", scripts: ["Geor"]),
      .noto("Armenian", for: ["SF Armenian", ".SF Armenian", "Mshtakan"], "Noto Sans Armenian", scripts: ["Armn"]),
      .noto("Ethiopic", for: ["Kefa"], "Noto Sans Ethiopic", scripts: ["Ethi"]),
      .noto("Cherokee", for: ["Galvji"], "Noto Sans Cherokee", scripts: ["Cher"]),
      .noto("Canadian syllabics", for: ["Euphemia UCAS"], "Noto Sans Canadian Aboriginal", scripts: ["Cans"]),
      .noto("Mongolian", for: ["Noto Sans Mongolian"], "Noto Sans Mongolian", scripts: ["Mong"]),
      .noto("Syriac", for: ["Noto Sans Syriac"], "Noto Sans Syriac", scripts: ["Syrc"]),
      .noto("Thaana", for: ["Noto Sans Thaana"], "Noto Sans Thaana", scripts: ["Thaa"]),
      .noto("Tifinagh", for: ["Noto Sans Tifinagh"], "Noto Sans Tifinagh", scripts: ["Tfng"]),
      .noto("N'Ko", for: ["Noto Sans NKo"], "Noto Sans NKo", scripts: ["Nkoo"]),
      .noto("Yi", for: ["Noto Sans Yi"], "Noto Sans Yi", scripts: ["Yiii"]),
      .noto("Adlam", for: ["Noto Sans Adlam"], "Noto Sans Adlam", scripts: ["Adlm"]),
      .noto("Ol Chiki", for: ["Noto Sans Ol Chiki"], "Noto Sans Ol Chiki", scripts: ["Olck"]),
    ]

  private static let cjk = [
    han(
      "Japanese", for: ["Hiragino Sans", ".Hiragino Kaku Gothic Interface", "Hiragino Kaku Gothic ProN"],
      ["Hira", "Kana", "Hani"], ["ja"], Region("JP", index: 0)),
    han(
      "Korean", for: ["Apple SD Gothic Neo", ".Apple SD Gothic NeoI"], ["Hang", "Hani"], ["ko"], Region("KR", index: 1)),
    han(
      "Hong Kong Chinese", for: ["PingFang HK", ".PingFang HK"], ["Hani", "Bopo"], ["zh-Hant-HK", "yue"],
      Region("HK", index: 4)),
    han(
      "Traditional Chinese", for: ["PingFang TC", ".PingFang TC"], ["Hani", "Bopo"], ["zh-Hant"], Region("TC", index: 3)
    ),
    // Without a language of its own, Han text takes the simplified design.
    han("Simplified Chinese", for: ["PingFang SC", ".PingFang SC"], ["Hani", "Bopo"], [], Region("SC", index: 2)),
  ]

  /// A region's design in the collections of Noto Sans CJK.
  private struct Region {
    var name: String
    var index: Int

    init(_ name: String, index: Int) {
      self.name = name
      self.index = index
    }
  }

  private static func han(
    _ use: String, for originals: [String], _ scripts: [String], _ languages: [String], _ region: Region
  ) -> FontSubstitution {
    FontSubstitution(
      use: use, remark: "stand-in for \(originals.first ?? use)", originals: originals, scripts: scripts,
      languages: languages, families: ["Noto Sans CJK \(region.name)"],
      faces: FontSubstitution.faces("NotoSansCJK", "ttc", index: region.index), packageName: "fonts-noto-cjk")
  }
}

/// A substitute for one of Apple's fonts, with the file of each weight.
package struct FontSubstitution: Sendable {
  /// One face: a weight and slope in a file.
  package struct Face: Sendable, Hashable {
    /// The weight.
    package let weight: FontWeight
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
  /// The scripts it is made for, by ISO 15924 tag; empty if it takes what the others lack.
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
  /// The package that installs it on Debian and Ubuntu.
  package var packageName = "fonts-noto-core"

  /// What the stand-in is in reports: `Arabic (stand-in for SF Arabic)`.
  package var role: String { "\(use) (\(remark))" }

  /// What Apple's own font is in reports.
  package var ownRole: String { use }

  /// The faces, the nearest to a weight first: those of the slope that is asked for, then by the number of weights between.
  package func faces(nearestTo weight: FontWeight, isItalic: Bool) -> [Face] {
    let wanted = Self.order(of: weight)
    let ranked = faces.enumerated().map { offset, face in
      let slope = face.isItalic == isItalic ? 0 : 1
      return (rank: (slope, abs(Self.order(of: face.weight) - wanted), offset), face: face)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.face)
  }

  private static func order(of weight: FontWeight) -> Int { FontWeight.allCases.firstIndex(of: weight) ?? 0 }
}

extension FontSubstitution {
  /// How type foundries name UIKit's weights in files.
  private static let fileWeights: [(weight: FontWeight, name: String)] = [
    (.ultraLight, "Thin"), (.thin, "ExtraLight"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
    (.semibold, "SemiBold"), (.bold, "Bold"), (.heavy, "ExtraBold"), (.black, "Black"),
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

  /// A Noto font that is not a substitute for one particular font of Apple's.
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
        Face(weight: .regular, isItalic: false, file: "DejaVuSans.ttf", index: 0),
        Face(weight: .bold, isItalic: false, file: "DejaVuSans-Bold.ttf", index: 0),
      ], packageName: "fonts-dejavu-core")
  }

  /// Whether the font is made for a language; `zh-Hant` is also `zh-Hant-HK`'s.
  func matches(_ language: String?) -> Bool {
    guard let language else { return languages.isEmpty }
    return languages.isEmpty || languages.contains { language == $0 || language.hasPrefix("\($0)-") }
  }
}
