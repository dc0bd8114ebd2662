import Testing

@testable import TableAnalysis

@Suite struct SampleTextTests {
  @Test(arguments: [
    "XXXX-XXXX-XXXX", "xxx", "e.g. Home", "For example, Home", "https://", "https://example.org",
    "Bearer eyJhbGciOiJSUzI1NiIs", "jdoe@example.com", "api.tampa.example.org",
  ])
  func samples(text: String) { #expect(SampleText.isSample(text)) }

  @Test(arguments: [
    "Name", "Examples", "AA", "", "Server Address", "Antidisestablishmentarianism", "Version 12.0.1", "Name @ Host",
    "@handle", "Wait...", "Yes.No", "v2.0",
  ])
  func words(text: String) { #expect(!SampleText.isSample(text)) }

  @Test(arguments: [("XXXX-XXXX", false), ("Bearer eyJhbGciOiJSUzI1NiIs", false), ("e.g. Home", true)])
  func masksAndTokensHaveNothingToTranslate(text: String, hasWords: Bool) {
    #expect(SharedWords.hasWords(text) == hasWords)
  }
}
