import Testing

@testable import Utilities

@Suite struct SuggestionsTests {
  private static let known = ["fail-on", "fonts", "format", "title-truncated", "title-wraps", "missing-translation"]

  @Test(
    arguments: [
      // Case and separators do not count.
      ("failOn", "fail-on"), ("FAIL_ON", "fail-on"),
      // Up to a third of the letters may be wrong, or two neighbors exchanged.
      ("fomrat", "format"), ("tittle-truncate", "title-truncated"), ("font", "fonts"),
      // An abbreviated name, if it is that of one word alone and long enough.
      ("missing", "missing-translation"), ("title-trunc", "title-truncated"), ("title", nil), ("mis", nil),
      ("qwertz", nil), ("", nil), (String(repeating: "x", count: 65), nil),
    ] as [(String, String?)])
  func theNearestNameIsFound(word: String, expected: String?) {
    #expect(nearest(to: word, among: Self.known) == expected)
  }

  @Test func ofEquallySimilarNamesTheFirstIsFound() {
    #expect(nearest(to: "cat", among: ["bat", "rat"]) == "bat")
    #expect(nearest(to: "cat", among: []) == nil)
  }
}
