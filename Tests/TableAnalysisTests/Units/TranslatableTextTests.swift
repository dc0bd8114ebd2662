import Testing

@testable import TableAnalysis

@Suite struct TranslatableTextTests {
  @Test(arguments: [
    ("Log in", true), ("%d items", true), ("été", true), ("%d", false), ("%1$@ – %2$@", false), ("•", false),
    ("12:30", false), ("https://example.com/a", false), ("mail@example.com", false), ("", false), ("100 %", false),
  ])
  func hasWords(text: String, expected: Bool) {
    #expect(TranslatableText.hasWords(text) == expected)
  }
}
