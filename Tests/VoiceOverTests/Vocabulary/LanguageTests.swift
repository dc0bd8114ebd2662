import AuditModel
import LocaleData
import TestSupport
import Testing
import VoiceOver

@Suite("Words by language")
struct LanguageTests {
  @Test("German and Russian words", arguments: cases)
  func utterance(locale: String, properties: Members, expected: String) throws {
    #expect(try Node.spoken(properties).utterance(in: locale)?.text == expected)
  }

  private static let selectedButton: [String: JSON] = ["label": "A", "traits": ["button", "selected", "notEnabled"]]
  private static let toggle: [String: JSON] = ["label": "A", "value": "1", "traits": ["button", "toggleButton"]]
  private static let table: [String: JSON] = [
    "label": "A",
    "context": [
      "type": "dataTableCell", "row": 0, "column": 1, "width": 2, "height": 3, "isFirstInRow": true,
    ],
  ]

  static let cases: [(String, Members, String)] = [
    ("de", selectedButton, "Auswahl: A. Grau dargestellt. Taste."),
    ("de-AT", selectedButton, "Auswahl: A. Grau dargestellt. Taste."),
    ("ru", selectedButton, "Выбрано: A. Недоступно. Кнопка."),
    ("de", toggle, "A. Umschalttaste. Ein. Zum Umschalten Doppeltippen."),
    ("ru", toggle, "A. Кнопка-переключатель. Вкл. Коснитесь дважды, чтобы переключить настройку."),
    ("de", ["label": "zurück", "traits": ["backButton"]], "Zurück Taste."),
    ("ru", ["label": "Назад", "traits": ["backButton"]], "Кнопка назад."),
    ("de", table, "A. Umfasst 3 Zeilen. Umfasst 2 Spalten. Zeile 1. Spalte 2."),
    ("ru", table, "A. Охватывает строк: 3. Охватывает столбцов: 2. Ряд 1. Столбец 2."),
    ("de", ["label": "A", "context": ["type": "series", "index": 1, "count": 3]], "A 1 von 3."),
    ("ru", ["label": "A", "context": ["type": "series", "index": 1, "count": 3]], "A 1 из 3."),
    // The element's own language chooses VoiceOver's words.
    ("en", ["label": "A", "language": "de", "traits": ["button"]], "A. Taste."),
    ("en", ["label": "A", "language": "not a tag", "traits": ["button"]], "A. Button."),
    // Approximate words.
    ("fr-BE", selectedButton, "Sélectionné: A. Désactivé. Bouton."),
    ("zh-TW", toggle, "A. 開關. 開啟. 輕觸兩下即可切換."),
    // A language without the word, and one without words: the English ones, in the language's digits.
    ("fa", ["label": "A", "context": ["type": "series", "index": 1, "count": 3]], "A ۱ of ۳."),
    ("sw", selectedButton, "Selected: A. Dimmed. Button."),
  ]

  @Test("a word that a language lacks is marked")
  func fallback() throws {
    let swahili = try Node.spoken(["label": "A", "traits": ["button"]]).utterance(in: "sw")
    let segment = try #require(swahili?.segments.last)
    #expect(segment.language == "en")
    #expect(segment.confidence == .d)
    #expect(segment.source == nil)
    let german = try Node.spoken(["label": "A", "traits": ["button"]]).utterance(in: "de")
    #expect(german?.segments.allSatisfy { $0.language == nil } == true)
    #expect(german?.confidence == .b)
  }

  @Test("an approximate word names its source")
  func approximate() throws {
    let french = try Node.spoken(["label": "A", "traits": ["button"]]).utterance(in: "fr")
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
    element.accessibility.traits = [.button, .notEnabled]
    var context = AccessibilityContext(type: .series)
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
