extension FontStack {
  /// The stand-in for each script but Latin, Greek and Cyrillic, which the system font has itself.
  ///
  /// The roles name the font that iOS uses (general knowledge); their widths were not compared.
  static let scripts: [FontStandIn] =
    cjk + [
      standIn("Arabic (stand-in for SF Arabic)", ["Arab"], noto: "NotoSansArabic"),
      standIn("Hebrew (stand-in for SF Hebrew)", ["Hebr"], noto: "NotoSansHebrew"),
      standIn("Thai (stand-in for Thonburi)", ["Thai"], noto: "NotoSansThai"),
      standIn("Devanagari (stand-in for Kohinoor Devanagari)", ["Deva"], noto: "NotoSansDevanagari"),
      standIn("Bengali (stand-in for Kohinoor Bangla)", ["Beng"], noto: "NotoSansBengali"),
      standIn("Tamil (stand-in for Tamil Sangam MN)", ["Taml"], noto: "NotoSansTamil"),
      standIn("Telugu (stand-in for Kohinoor Telugu)", ["Telu"], noto: "NotoSansTelugu"),
      standIn("Gujarati (stand-in for Kohinoor Gujarati)", ["Gujr"], noto: "NotoSansGujarati"),
      standIn("Gurmukhi (stand-in for Mukta Mahee)", ["Guru"], noto: "NotoSansGurmukhi"),
      standIn("Kannada (stand-in for Noto Sans Kannada)", ["Knda"], noto: "NotoSansKannada"),
      standIn("Malayalam (stand-in for Malayalam Sangam MN)", ["Mlym"], noto: "NotoSansMalayalam"),
      standIn("Odia (stand-in for Noto Sans Oriya)", ["Orya"], noto: "NotoSansOriya"),
      standIn("Sinhala (stand-in for Sinhala Sangam MN)", ["Sinh"], noto: "NotoSansSinhala"),
      standIn("Khmer (stand-in for Khmer Sangam MN)", ["Khmr"], noto: "NotoSansKhmer"),
      standIn("Lao (stand-in for Lao Sangam MN)", ["Laoo"], noto: "NotoSansLao"),
      standIn("Myanmar (stand-in for Myanmar Sangam MN)", ["Mymr"], noto: "NotoSansMyanmar"),
      standIn("Tibetan (stand-in for Kailasa)", ["Tibt"], noto: "NotoSerifTibetan"),
      standIn("Georgian (stand-in for SF Georgian)", ["Geor"], noto: "NotoSansGeorgian"),
      standIn("Armenian (stand-in for SF Armenian)", ["Armn"], noto: "NotoSansArmenian"),
      standIn("Ethiopic (stand-in for Kefa)", ["Ethi"], noto: "NotoSansEthiopic"),
      standIn("Cherokee (stand-in for Galvji)", ["Cher"], noto: "NotoSansCherokee"),
      standIn("Canadian syllabics (stand-in for Euphemia UCAS)", ["Cans"], noto: "NotoSansCanadianAboriginal"),
      standIn("Mongolian (stand-in for Noto Sans Mongolian)", ["Mong"], noto: "NotoSansMongolian"),
      standIn("Syriac (stand-in for Noto Sans Syriac)", ["Syrc"], noto: "NotoSansSyriac"),
      standIn("Thaana (stand-in for Noto Sans Thaana)", ["Thaa"], noto: "NotoSansThaana"),
      standIn("Tifinagh (stand-in for Noto Sans Tifinagh)", ["Tfng"], noto: "NotoSansTifinagh"),
      standIn("N'Ko (stand-in for Noto Sans NKo)", ["Nkoo"], noto: "NotoSansNKo"),
      standIn("Yi (stand-in for Noto Sans Yi)", ["Yiii"], noto: "NotoSansYi"),
      standIn("Adlam (stand-in for Noto Sans Adlam)", ["Adlm"], noto: "NotoSansAdlam"),
      standIn("Ol Chiki (stand-in for Noto Sans Ol Chiki)", ["Olck"], noto: "NotoSansOlChiki"),
    ]

  private static let cjk = [
    han("Japanese (stand-in for Hiragino Sans)", ["Hira", "Kana", "Hani"], ["ja"], index: 0),
    han("Korean (stand-in for Apple SD Gothic Neo)", ["Hang", "Hani"], ["ko"], index: 1),
    han("Hong Kong Chinese (stand-in for PingFang HK)", ["Hani", "Bopo"], ["zh-Hant-HK", "yue"], index: 4),
    han("Traditional Chinese (stand-in for PingFang TC)", ["Hani", "Bopo"], ["zh-Hant"], index: 3),
    // Without a language of its own, Han text takes the simplified design.
    han("Simplified Chinese (stand-in for PingFang SC)", ["Hani", "Bopo"], [], index: 2),
  ]

  private static func han(_ role: String, _ scripts: [String], _ languages: [String], index: Int) -> FontStandIn {
    standIn(
      role, scripts, languages: languages, regular: "NotoSansCJK-Regular.ttc", bold: "NotoSansCJK-Bold.ttc",
      index: index)
  }
}
