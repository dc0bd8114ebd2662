import AuditModel
import CTextEngine
import Testing

@testable import TextLayout

/// Words that are shaped by themselves are set as in the whole text.
@Suite struct WordShapingTests {
  /// Texts in which something depends on what is beyond a space, or looks as if it did.
  private static let special: [(locale: String, text: String)] = [
    ("en", "T A V. A, V; Y … T"), ("en", "A (B) C [D] E"), ("en", "A - B – C : D @ E"), ("en", "1 x 2 × 3 + 4"),
    ("en", "Next x Text"),
    ("en", "1 \u{2044} 2 1\u{2044}2 3 / 4"), ("en", "  two  spaces   three "), ("en", "a \u{301}b e\u{301} \u{308}"),
    ("en", "non\u{A0}breaking space"),
    ("en", "soft\u{AD}hyphen zero\u{200D}width \u{200C}joiners"), ("en", "fi ffi fl fi ffi"),
    ("vi", "Ấn e\u{302}\u{301} ế Ấn"),
    ("en", "👍🏽 👨‍👩‍👧 🇩🇪 👍 🏽 ok"), ("en", "☎\u{FE0E} ☎\u{FE0F} ☎"), ("ar", "ل ا لا لله الله ل\u{200D} \u{200D}ا"),
    ("ar", "سلام (قوس) ١٢٣ سلام"),
    ("ur", "اردو میں لکھا ہوا متن ہے"), ("fa", "می\u{200C}خواهم که می\u{200C}روم"), ("he", "שָׁלוֹם (עולם) שָׁלוֹם"),
    ("hi", "क् ष क्ष ऩ क\u{93C} र् क"),
    ("bn", "কি ড় ক\u{9CD} ষ বাংলা লেখা"), ("ta", "ஔ கொ க ொ தமிழ்"), ("te", "తెలుగు క్ష క ్ష"), ("lo", "ກ ຳ ກຳ ພາສາລາວ"),
    ("th", "ก ำ กำ น้ำ ใจ"),
    ("km", "ក ្ក ក្ក កើ ភាសាខ្មែរ"), ("my", "မြန်မာ က ျ ကျ"), ("si", "සිංහල ක ් ක්"), ("ka", "ქართული - ენა"), ("am", "አማርኛ ቋንቋ"),
    ("hy", "Հայերեն լեզու"),
    ("ko", "한국어 ㅎ ㅏ ㄴ 한\u{1100}\u{1161}"), ("ja", "カ\u{3099} ガ 日本 語"), ("zh-Hans", "中文 测试 中文"), ("el", "Άλφα ά Ϊ ΐ"),
    ("ru", "Ёлка ё\u{301} и\u{306} й"),
    ("de", "\u{202E}gedreht\u{202C} gerade"), ("en", "mixed שלום and سلام words"), ("en", "𝐀 𝐁 \u{1D165} 🀄 end"),
  ]

  private static let weights: [FontWeight] = [.regular, .semibold, .black]

  @Test(arguments: special + texts, weights)
  func wordsAreSetAsInTheWholeText(text: (locale: String, text: String), weight: FontWeight) {
    // The second size has another face. The second time, words are taken from the first one.
    for size in [17.0, 34, 17, 34] {
      check(text.text, locale: LocaleTag(text.locale), faces(weight, size: size))
    }
  }

  @Test(arguments: GeneratedTitle.all) func generatedWordsAreSetAsInTheWholeText(title: GeneratedTitle) {
    check(title.text, locale: title.locale, faces(title.weight, size: title.size))
  }

  @Test func moreWordsThanAreKeptAreSetAsInTheWholeText() {
    let faces = faces(.regular, size: 17)
    for number in 0..<14_000 { check("\(number) words", locale: nil, faces) }
  }

  private let session = ShapingSession()
  private static let library = FontLibrary(folders: [])

  private func faces(_ weight: FontWeight, size: Double) -> FontFaces {
    FontFaces(cascade: FaceCascade(for: ResolvedFont(pointSize: size, weight: weight), library: Self.library))
  }

  private func check(_ text: String, locale: LocaleTag?, _ faces: FontFaces) {
    let language = session.language(locale)
    let analysis = TextAnalysis(text, locale: locale, withLineBreaks: false, session: session)
    for item in Itemizer(analysis, faces: faces, language: language).items {
      let whole = glyphs(of: item, in: 0..<analysis.units.count, analysis, language)
      let units = units(of: item, analysis, language)
      let found = "\(text.debugDescription) in \(item.face.face.postScriptName)"
      #expect(units.map(Advance.init) == Advance.of(whole, units: item.range), "\(found)")
      for (offset, unit) in zip(item.range, units).dropFirst() where unit.begins_cluster && !unit.is_unsafe {
        let before = glyphs(of: item, in: 0..<offset, analysis, language)
        let after = glyphs(of: item, in: offset..<analysis.units.count, analysis, language)
        #expect(before.advance + after.advance == whole.advance, "\(found), broken at \(offset)")
      }
    }
  }

  /// The glyphs of a whole item, or of what of it is in a part of the text, without words that were shaped before.
  private func glyphs(
    of item: TextItem, in part: Range<Int>, _ analysis: TextAnalysis, _ language: TextLanguage
  ) -> [Glyph] {
    let range = item.range.clamped(to: part)
    return Array(analysis.shapedUnits[part]).withUnsafeBufferPointer { text in
      let own = range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound
      return session.glyphs(of: text, item, range: own, language: language)
    }
  }

  private func units(of item: TextItem, _ analysis: TextAnalysis, _ language: TextLanguage) -> [te_unit] {
    var units = [te_unit](repeating: te_unit(), count: item.range.count)
    analysis.shapedUnits.withUnsafeBufferPointer { text in
      session.shapeUnits(
        text, item, range: item.range, context: text.indices, language: language, into: &units)
    }
    return units
  }
}

/// What a code unit adds to the width.
private struct Advance: Equatable {
  var units: Int32 = 0
  var glyphs: UInt16 = 0
  var beginsCluster = false

  init() {}

  init(_ unit: te_unit) { (units, glyphs, beginsCluster) = (unit.advance, unit.glyphs, unit.begins_cluster) }

  /// What each unit of a range adds with these glyphs.
  static func of(_ glyphs: [Glyph], units: Range<Int>) -> [Advance] {
    var advances = [Advance](repeating: Advance(), count: units.count)
    for glyph in glyphs {
      let place = Int(glyph.cluster) - units.lowerBound
      advances[place].units += glyph.advance
      advances[place].glyphs += glyph.advance == 0 ? 0 : 1
      advances[place].beginsCluster = true
    }
    return advances
  }
}

extension [Glyph] {
  fileprivate var advance: Int { reduce(0) { $0 + Int($1.advance) } }
}
