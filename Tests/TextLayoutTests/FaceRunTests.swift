import AuditModel
import Testing

@testable import TextLayout

@Suite struct FaceRunTests {
  private let finder = FaceRunFinder()

  private func runs(_ text: String, _ locale: String) -> [FaceRun] {
    finder.runs(of: text, locale: LocaleTag(locale), font: ResolvedFont(pointSize: 15))
  }

  /// Offsets count bytes of UTF-8, so that the runs of a text of many-byte characters are its parts.
  @Test(arguments: [
    ("ü Settings الآن", "ar", ["ü Settings", "الآن"]), ("設定 OK", "ja", ["設定", "OK"]), ("Größe", "de", ["Größe"]),
  ])
  func bytes(text: String, locale: String, words: [String]) {
    let utf8 = Array(text.utf8)
    let found = runs(text, locale).map { String(decoding: utf8[$0.bytes], as: UTF8.self) }
    #expect(found.joined() == text)
    let trimmed = found.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    #expect(trimmed == words)
  }

  @Test(arguments: [
    ("設定", "ja", "NotoSansCJK-Regular.ttc", 0, "Hani"), ("설정", "ko", "NotoSansCJK-Regular.ttc", 1, "Hang"),
    ("设置", "zh-Hans", "NotoSansCJK-Regular.ttc", 2, "Hani"), ("Вид", "ru", "Inter-Regular.otf", 0, "Cyrl"),
  ])
  func face(text: String, locale: String, file: String, index: Int, script: String) {
    let found = runs(text, locale)
    #expect(found.count == 1)
    #expect(found.first?.file.hasSuffix("/\(file)") == true)
    #expect(found.first?.index == index)
    #expect(found.first?.script == script)
  }

  @Test func arabicReadsFromRightToLeft() {
    #expect(runs("حفظ", "ar").map(\.isRightToLeft) == [true])
    #expect(runs("Save", "en").map(\.isRightToLeft) == [false])
  }
}
