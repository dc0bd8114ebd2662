import FormatStrings
import Testing

@Suite struct FormatRangesTests {
  @Test(arguments: [
    ("%1$@ of %ld", ["%1$@", "%ld"]), ("100 % der", []), ("50% of it", []), ("%%d and %d", ["%d"]), ("no", []),
    ("%#@count@ left", ["%#@count@"]), ("%", []), ("a %-5.2f b", ["%-5.2f"]),
  ])
  func specifiersThatTakeAnArgumentHaveARange(text: String, found: [String]) {
    #expect(FormatString.ranges(in: text).map { String(text[$0]) } == found)
  }
}
