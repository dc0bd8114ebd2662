import AuditModel
import LocaleData
import TestSupport
import Testing
import VoiceOver

@Suite("Words by language")
struct LanguageTests {
  @Test("German and Russian words", arguments: cases)
  func utterance(_ speech: SpeechCase) throws {
    #expect(try speech.spoken()?.text == speech.expected)
  }

  private static let selectedButton: [String: JSON] = ["label": "A", "traits": ["button", "selected", "notEnabled"]]
  private static let toggle: [String: JSON] = ["label": "A", "value": "1", "traits": ["button", "toggleButton"]]
  private static let table: [String: JSON] = [
    "label": "A",
    "context": [
      "type": "dataTableCell", "row": 0, "column": 1, "width": 2, "height": 3, "isFirstInRow": true,
    ],
  ]

  static let cases: [SpeechCase] = [
    .bare(selectedButton, "Auswahl: A. Grau dargestellt. Taste.", locale: "de"),
    .bare(selectedButton, "Auswahl: A. Grau dargestellt. Taste.", locale: "de-AT"),
    .bare(selectedButton, "Выбрано: A. Недоступно. Кнопка.", locale: "ru"),
    .bare(toggle, "A. Umschalttaste. Ein. Zum Umschalten Doppeltippen.", locale: "de"),
    .bare(toggle, "A. Кнопка-переключатель. Вкл. Коснитесь дважды, чтобы переключить настройку.", locale: "ru"),
    .bare(["label": "zurück", "traits": ["backButton"]], "Zurück Taste.", locale: "de"),
    .bare(["label": "Назад", "traits": ["backButton"]], "Кнопка назад.", locale: "ru"),
    .bare(table, "A. Umfasst 3 Zeilen. Umfasst 2 Spalten. Zeile 1. Spalte 2.", locale: "de"),
    .bare(table, "A. Охватывает строк: 3. Охватывает столбцов: 2. Ряд 1. Столбец 2.", locale: "ru"),
    .bare(["label": "A", "context": ["type": "series", "index": 1, "count": 3]], "A 1 von 3.", locale: "de"),
    .bare(["label": "A", "context": ["type": "series", "index": 1, "count": 3]], "A 1 из 3.", locale: "ru"),
    // The element's own language chooses VoiceOver's words.
    .bare(["label": "A", "language": "de", "traits": ["button"]], "A. Taste."),
    .bare(["label": "A", "language": "not a tag", "traits": ["button"]], "A. Button."),
    // Approximate words.
    .bare(selectedButton, "Sélectionné: A. Désactivé. Bouton.", locale: "fr-BE"),
    .bare(toggle, "A. 開關. 開啟. 輕觸兩下即可切換.", locale: "zh-TW"),
    // A language without the word, and one without words: the English ones, in the language's digits.
    .bare(["label": "A", "context": ["type": "series", "index": 1, "count": 3]], "A ۱ of ۳.", locale: "fa"),
    .bare(selectedButton, "Selected: A. Dimmed. Button.", locale: "sw"),
  ]

  @Test("a word that a language lacks is marked")
  func fallback() throws {
    let swahili = try SpeechCase.bare(["label": "A", "traits": ["button"]], nil, locale: "sw").spoken()
    let segment = try #require(swahili?.segments.last)
    #expect(segment.language == "en")
    #expect(segment.confidence == .d)
    #expect(segment.source == nil)
    let german = try SpeechCase.bare(["label": "A", "traits": ["button"]], nil, locale: "de").spoken()
    #expect(german?.segments.allSatisfy { $0.language == nil } == true)
    #expect(german?.confidence == .b)
  }

  @Test("an approximate word names its source")
  func approximate() throws {
    let french = try SpeechCase.bare(["label": "A", "traits": ["button"]], nil, locale: "fr").spoken()
    let segment = try #require(french?.segments.last)
    #expect(segment.language == nil)
    #expect(segment.confidence == .d)
    #expect(segment.source?.contains("talkback") == true)
  }

  @Test("a project's own words come before ours, for its languages and those that inherit them")
  func overrides() throws {
    var settings = SpeechSettings()
    settings.words.replace("button", with: "bouton.", in: "fr")
    settings.words.replace("position", with: "{index} sur {count}.", in: "fr")
    var element = Element(id: "e", kind: .element)
    element.accessibility.label = "A"
    element.accessibility.traits = ["button", "notEnabled"]
    var context = AccessibilityContext(type: "series")
    (context.index, context.count) = (2, 3)
    let model = SpeechModel(settings: settings)
    let spoken = try ["fr", "fr-CA", "de"].map { tag in
      try model.utterance(
        of: element, platform: .iOS, locale: #require(LocaleTag(tag)), context: context, resolve: { $0.value })
    }
    #expect(
      spoken.map { $0?.text } == [
        "A. Désactivé. bouton. 2 sur 3.", "A. Désactivé. bouton. 2 sur 3.", "A. Grau dargestellt. Taste. 2 von 3.",
      ])
    #expect(spoken[0]?.segments.first { $0.text == "bouton." }?.confidence == .a)
  }
}
