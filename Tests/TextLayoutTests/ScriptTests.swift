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

  @Test func aClusterIsNeverCutInTwo() {
    let text = "e\u{301}\u{323}e\u{301}\u{323}e\u{301}\u{323}e\u{301}\u{323}"
    for width in stride(from: 0.0, through: 40, by: 1) {
      let visible = engine.measure(request(text, width: width)).visibleText
      #expect(visible.unicodeScalars.filter { $0 != "…" }.count % 3 == 0)
    }
  }

  /// Thai has no blanks: only a dictionary finds where a line may break.
  @Test func thaiBreaksBetweenWords() {
    let measured = engine.measure(request("ตั้งค่าการแจ้งเตือน", width: 80, mode: .wordWrap, locale: "th"))
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

  @Test func whatHasNoGlyphAsksForReview() {
    let measured = engine.measure(request("A\u{10FFFD}", width: 500))
    #expect(measured.hasMissingGlyphs)
    #expect(measured.verdict == .needsReview(reason: "no font at hand has a glyph for U+10FFFD"))
  }
}
