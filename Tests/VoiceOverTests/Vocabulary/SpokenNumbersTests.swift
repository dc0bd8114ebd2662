import Testing

@testable import VoiceOver

@Suite("Numbers as a language writes them")
struct SpokenNumbersTests {
  @Test(arguments: [("en", "1234"), ("de", "1234"), ("fa", "۱۲۳۴"), ("ne", "१२३४"), ("ar-EG", "١٢٣٤"), ("", "1234")])
  func digits(_ language: String, _ expected: String) {
    #expect(SpokenNumbers(language: language).text(1234) == expected)
  }

  @Test(arguments: [
    ("en", "75%"), ("de", "75 %"), ("tr", "%75"), ("ar-EG", "٧٥٪"), ("fa", "۷۵٪"), ("ru", "75 %"), ("he", "75%"),
  ])
  func percentages(_ language: String, _ expected: String) {
    #expect(SpokenNumbers(language: language).percentage(75) == expected)
  }
}
