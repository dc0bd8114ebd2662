import AuditModel
import Testing
import VoiceOver

@Suite("Words by language")
struct LanguageTests {
  @Test("German and Russian words", arguments: cases)
  func utterance(_ speech: SpeechCase) throws {
    #expect(try speech.spoken()?.text == speech.expected)
  }

  private static let selectedButton = #""label": "A", "traits": ["button", "selected", "notEnabled"]"#
  private static let toggle = #""label": "A", "value": "1", "traits": ["button", "toggleButton"]"#
  private static let table =
    #""label": "A", "context": {"type": "dataTableCell", "row": 0, "column": 1, "#
    + #""width": 2, "height": 3, "isFirstInRow": true}"#

  static let cases: [SpeechCase] = [
    .bare(selectedButton, "Auswahl: A. Grau dargestellt. Taste.", locale: "de"),
    .bare(selectedButton, "Auswahl: A. Grau dargestellt. Taste.", locale: "de-AT"),
    .bare(selectedButton, "Выбрано: A. Недоступно. Кнопка.", locale: "ru"),
    .bare(toggle, "A. Umschalttaste. Ein. Zum Umschalten Doppeltippen.", locale: "de"),
    .bare(toggle, "A. Кнопка-переключатель. Вкл. Коснитесь дважды, чтобы переключить настройку.", locale: "ru"),
    .bare(#""label": "zurück", "traits": ["backButton"]"#, "Zurück Taste.", locale: "de"),
    .bare(#""label": "Назад", "traits": ["backButton"]"#, "Кнопка назад.", locale: "ru"),
    .bare(table, "A. Umfasst 3 Zeilen. Umfasst 2 Spalten. Zeile 1. Spalte 2.", locale: "de"),
    .bare(table, "A. Охватывает строк: 3. Охватывает столбцов: 2. Ряд 1. Столбец 2.", locale: "ru"),
    .bare(#""label": "A", "context": {"type": "series", "index": 1, "count": 3}"#, "A 1 von 3.", locale: "de"),
    .bare(#""label": "A", "context": {"type": "series", "index": 1, "count": 3}"#, "A 1 из 3.", locale: "ru"),
    // The element's own language chooses VoiceOver's words.
    .bare(#""label": "A", "language": "de", "traits": ["button"]"#, "A. Taste."),
    .bare(#""label": "A", "language": "not a tag", "traits": ["button"]"#, "A. Button."),
    // No words: the English ones.
    .bare(selectedButton, "Selected: A. Dimmed. Button.", locale: "fr"),
  ]

  @Test("a word that a language lacks is marked")
  func fallback() throws {
    let french = try SpeechCase.bare(#""label": "A", "traits": ["button"]"#, nil, locale: "fr").spoken()
    let segment = try #require(french?.segments.last)
    #expect(segment.language == "en")
    #expect(segment.confidence == .d)
    let german = try SpeechCase.bare(#""label": "A", "traits": ["button"]"#, nil, locale: "de").spoken()
    #expect(german?.segments.allSatisfy { $0.language == nil } == true)
    #expect(german?.confidence == .b)
  }
}
