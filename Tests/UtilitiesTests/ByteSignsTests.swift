import Testing
import Utilities

/// Searches for several texts at once.
@Suite struct ByteSignsTests {
  private let signs = ByteSigns(["close", "closed", "open"])

  @Test(arguments: [
    ("close(); open(); close()", ["close": 2, "open": 1]), ("closed", ["closed": 1]), ("clo", [:]),
    ("", [:]), ("reopen(open: _open)", ["open": 1]), ("open", ["open": 1]),
  ])
  func counts(text: String, expected: [String: Int]) { #expect(signs.counts(in: Array(text.utf8)) == expected) }
}
