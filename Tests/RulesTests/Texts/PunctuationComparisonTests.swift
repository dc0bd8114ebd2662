import Localization
import Testing

@testable import Rules

@Suite struct PunctuationComparisonTests {
  @Test(arguments: [
    ("Delete it?", "Löschen", "de", FinalMarks.question), ("Name:", "Name", "de", .colon),
    ("Done.", "Fertig", "de", .stop),
    ("Welcome!", "Willkommen", "de", .exclamation), ("Delete it?", "Διαγραφή.", "el", .question),
    ("Say “hello.”", "Sag „Hallo“", "de", .stop), ("<b>Done.</b>", "<b>Fertig</b>", "de", .stop),
    ("Delete it?", "削除します。", "ja", .question), ("Name:", "Անուն", "hy", .colon),
  ])
  func reportsWhatIsLost(source: String, translation: String, language: String, mark: FinalMarks) {
    #expect(compare(source, translation, language) == .lost(mark))
  }

  @Test(arguments: [
    ("Your photos", "Deine Fotos.", "de", FinalMarks.stop), ("Name", "Name :", "fr", .colon),
    ("Delete it", "Διαγραφή;", "el", .question), ("Saved", "सहेजा गया।", "hi", .stop), ("Saved", "સાચવ્યું|", "bn", .stop),
  ])
  func reportsWhatIsAdded(source: String, translation: String, language: String, mark: FinalMarks) {
    #expect(compare(source, translation, language) == .added(mark))
  }

  @Test(arguments: [
    ("Delete it?", "Διαγραφή;", "el"), ("Delete it?", "削除しますか。", "ja"), ("Delete it?", "حذف؟", "ar"),
    ("Delete it?", "Ջնջե՞լ", "hy"), ("Delete it?", "ဖျက်မလား။", "my"), ("Delete it?", "ลบ", "th"),
    ("Saved.", "保存しました。", "ja"), ("Saved.", "সংরক্ষিত৷", "bn"), ("Saved.", "Պահված է:", "hy"), ("Saved.", "บันทึก", "th"),
    ("Follow these steps:", "手順に従います。", "ja"), ("Name:", "नामः", "hi"), ("Name:", "Nom\u{202F}:", "fr"),
    ("Really?!", "Wirklich!?", "de"), ("Great!", "¡Bikain!!", "eu"), ("Great!", "Gut.", "de"), ("Great.", "Gut!", "de"),
    ("Say “hello.”", "Sag „Hallo“.", "de"), ("(Done.)", "(Fertig).", "de"), ("Loading…", "Lädt.", "de"),
    ("One; two", "Eins; zwei;", "de"), ("Done.\u{200F}", "Fertig. ", "de"),
    ("Is it lost, true?", "Stimmt das? Weg ist es.", "de"),
  ])
  func staysSilent(source: String, translation: String, language: String) {
    #expect(compare(source, translation, language) == nil)
  }

  private func compare(
    _ source: String, _ translation: String, _ language: String
  ) -> PunctuationComparison.Difference? {
    PunctuationComparison(
      source: source, by: FinalMarkTable(language: "en"), translation: translation,
      by: FinalMarkTable(language: language)
    ).difference
  }
}
