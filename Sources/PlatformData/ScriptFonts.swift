extension FontCascade {
  /// The stand-in for each script but Latin, Greek and Cyrillic, which the system font has itself.
  ///
  /// The names are those of the font that iOS uses (general knowledge), behind it those that macOS uses or that older
  /// systems had; the stand-ins' widths were not compared with theirs.
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
      faces: FontSubstitution.faces("NotoSansCJK", "ttc", index: region.index))
  }
}
