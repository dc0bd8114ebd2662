import Testing
import Utilities

@Suite struct CountsTests {
  @Test(arguments: [
    (0, "error", "0 errors"), (1, "error", "1 error"), (999, "entry", "999 entries"), (1000, "key", "1,000 keys"),
    (12_345, "error", "12,345 errors"), (1_234_567, "strings entry", "1,234,567 strings entries"),
    (-2000, "point", "-2,000 points"),
  ])
  func aCountHasItsNounAndItsThousandsSeparated(count: Int, noun: String, text: String) {
    #expect(counted(count, noun) == text)
  }

  @Test(arguments: [(1, "once"), (2, "twice"), (3, "3 times"), (1000, "1,000 times")])
  func timesAreWords(count: Int, text: String) {
    #expect(times(count) == text)
  }

  @Test func partsAreJoinedByAnd() {
    #expect(["a", "b", "c"].joinedByAnd == "a, b and c")
    #expect(["a"].joinedByAnd == "a")
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["7 to 18", "26", "27"], "7 to 18, 26 or 27")])
  func choicesAreJoinedByOr(choices: [String], text: String) {
    #expect(choices.joinedByOr == text)
  }
}
