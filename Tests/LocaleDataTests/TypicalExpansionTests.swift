import Testing

@testable import LocaleData

@Suite struct TypicalExpansionTests {
  @Test(arguments: [
    (0, 0), (2, 6), (10, 30), (11, 30), (15, 30), (16, 32), (20, 40), (25, 45), (30, 54), (50, 80), (70, 98),
    (100, 130),
  ])
  func theTableSaysHowMuchLonger(length: Int, expected: Int) {
    #expect(TypicalExpansion.longestTranslation(of: length) == expected)
  }

  @Test func aLongerSourceNeverAllowsLess() {
    let allowed = (0...200).map(TypicalExpansion.longestTranslation)
    #expect(zip(allowed, allowed.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
