import AuditModel
import Testing

@testable import TextLayout

@Suite struct ScriptTests {
  @Test(arguments: [
    ("ar", "إعدادات", "NotoSansArabic-Regular"), ("he", "שמירה", "NotoSansHebrew-Regular"),
    ("th", "ตั้งค่า", "NotoSansThai-Regular"), ("ja", "設定", "NotoSansCJKjp-Regular"),
    ("zh-Hans", "设置", "NotoSansCJKsc-Regular"), ("zh-Hant", "設定", "NotoSansCJKtc-Regular"),
    ("zh-Hant-HK", "設定", "NotoSansCJKhk-Regular"), ("ko", "설정", "NotoSansCJKkr-Regular"),
    ("hi", "सेटिंग्स", "NotoSansDevanagari-Regular"), ("de", "Größe", "Inter-Regular"), ("ru", "Вид", "Inter-Regular"),
  ])
  func face(locale: String, text: String, face: String) {
    let measured = engine.measure(request(text, width: 500, locale: locale))
    #expect(measured.faces == [face])
    #expect(measured.verdict.name == "fits")
  }

  @Test func eachClusterTakesTheFirstFaceThatHasIt() {
    #expect(
      engine.measure(request("فتح Settings", locale: "ar")).faces == ["Inter-Regular", "NotoSansArabic-Regular"])
  }

  /// A full-width character is one em, and takes no tracking from the system font.
  @Test func hanIsSquare() {
    #expect(engine.measure(request("設定保存", size: 20, locale: "ja")).naturalWidth == 80)
  }

  /// UAX #29: flags, families and combining marks are one cluster each.
  @Test(arguments: [("👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 2), ("e\u{301}\u{323}", 1), ("กำ", 1), ("각", 1), ("\r\n", 1), ("क्षि", 1)])
  func clusters(text: String, count: Int) {
    // ICU 72 ends a cluster after an Indic virama; later versions do not.
    let found = TextAnalysis(text, locale: nil).clusterCount
    #expect(found == count || (text == "क्षि" && found == 2))
  }

  @Test func truncationNeverSplitsAGraphemeCluster() {
    let text = "e\u{301}\u{323}e\u{301}\u{323}e\u{301}\u{323}e\u{301}\u{323}"
    for width in stride(from: 0.0, through: 40, by: 1) {
      let visible = engine.measure(request(text, width: width)).visibleText
      #expect(visible.unicodeScalars.filter { $0 != "…" }.count % 3 == 0)
    }
  }

  /// Thai has no blanks: only a dictionary finds where a line may break.
  @Test func thaiBreaksBetweenWords() {
    let measured = engine.measure(request("ตั้งค่าการแจ้งเตือน", width: 86, mode: .wordWrap, locale: "th"))
    #expect(measured.visibleText == "ตั้งค่าการแจ้ง")
  }

  @Test func japaneseKeepsPunctuationOffTheLineStart() {
    let measured = engine.measure(request("設定保存。", size: 20, width: 80, mode: .wordWrap, locale: "ja"))
    #expect(measured.visibleText == "設定保")
  }

  @Test func directionComesFromTheTextThenTheLanguage() {
    #expect(TextAnalysis("שלום abc", locale: nil).isRightToLeft)
    #expect(!TextAnalysis("abc שלום", locale: LocaleTag("he")).isRightToLeft)
    #expect(TextAnalysis("123", locale: LocaleTag("ar")).isRightToLeft)
    #expect(!TextAnalysis("123", locale: LocaleTag("en")).isRightToLeft)
  }

  /// The second line of a Hebrew text that begins with Latin letters still runs from right to left.
  @Test func aLineKeepsItsTextsDirection() {
    let line = TextAnalysis("abc 1", locale: nil, isRightToLeft: true)
    #expect(line.isRightToLeft)
    #expect(line.levels == [2, 2, 2, 2, 2])
    #expect(TextAnalysis("abc!", locale: nil, isRightToLeft: true).levels == [2, 2, 2, 1])
  }

  /// Punctuation that several scripts share has a face beside letters of any other.
  @Test(arguments: [
    "A\u{3000}B", "A\u{060C} B", "A\u{0964}", "\u{FF08}1\u{FF09}", "\u{30FB}A", "Prix\u{202F}: 5\u{A0}€",
  ])
  func sharedPunctuationHasAFace(text: String) {
    #expect(engine.measure(request(text, width: 300)).verdict.name == "fits")
  }

  /// A closing bracket goes with its opening one, a mark of several scripts with a neighbour that it can stand beside, and all
  /// else that scripts share with the letter before it, or where there is none after it.
  @Test(arguments: [
    ("A(б)!", "LLCLL"), ("(aб)", "LLCL"), ("漢ーカ", "HKK"), ("漢ー", "HH"), ("カー漢", "KKH"), ("1 б, a", "CCCCCL"),
    ("A\u{60C} B", "LLLL"), ("A。あ", "LJJ"), ("([)]б", "CCCCC"),
  ])
  func sharedCharactersTakeAScript(text: String, scripts: String) {
    let letters: [Character: String] = ["L": "Latn", "C": "Cyrl", "H": "Hani", "K": "Kana", "J": "Hira"]
    let tags = TextAnalysis(text, locale: nil).scripts.map { tag in
      String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
    }
    #expect(tags == scripts.map { letters[$0] })
  }

  /// Each paragraph is as wide as it is alone, though all are shaped with what stands around them.
  @Test(arguments: ["\n", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func arabicDoesNotJoinAcrossLines(separator: String) {
    let parts = ["فتح مكتبة الوسائط", "إلغ"]
    let whole = engine.measure(request(parts.joined(separator: separator), locale: "ar")).naturalWidth
    #expect(whole == engine.measure(request(parts[0], locale: "ar")).naturalWidth)
  }

  @Test func textWithoutGlyphAsksForReview() {
    let measured = engine.measure(request("A\u{10FFFD}", width: 500))
    #expect(measured.hasMissingGlyphs)
    #expect(measured.verdict == .needsReview(reason: "no available font has a glyph for U+10FFFD"))
  }
}
