import Testing

@testable import Utilities

@Suite struct ByteSearchTests {
  @Test(
    arguments: [
      ("abcabc", "bc", 0, 1..<3), ("abcabc", "bc", 2, 4..<6), ("abcabc", "bc", 5, nil), ("abc", "abc", 0, 0..<3),
      ("abc", "abcd", 0, nil), ("", "a", 0, nil), ("a", "", 0, nil), ("aab", "ab", 0, 1..<3),
      // The bytes of "é" differ by normalization.
      ("caf\u{E9}", "\u{E9}", 0, 3..<5), ("cafe\u{301}", "\u{E9}", 0, nil), ("👍🏽", "👍", 0, 0..<4),
    ] as [(String, String, Int, Range<Int>?)])
  func theFirstOccurrenceIsFoundByBytes(text: String, part: String, start: Int, expected: Range<Int>?) {
    #expect(text.byteRange(of: part, from: start) == expected)
    #expect(start > 0 || text.hasBytes(part) == (expected != nil))
    #expect(start > 0 || Array(text.utf8).hasBytes(part) == (expected != nil))
  }
}
