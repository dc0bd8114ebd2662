import AuditModel
import Testing

@Suite struct LocalePercentagesTests {
  @Test func argumentsAreNumbersForAllOrForOneLocale() throws {
    let minimums = try LocalePercentages(arguments: ["90", "95.5", "pt_br=100", "de=1", "de=2"])
    let german = try #require(LocaleTag("de"))
    let brazilian = try #require(LocaleTag("pt-BR"))
    #expect(minimums == LocalePercentages(general: 95.5, byLocale: [german: 2, brazilian: 100]))
    #expect(minimums.percent(for: german) == 2)
    #expect(minimums.percent(for: .english) == 95.5)
  }

  @Test(arguments: ["", "x", "101", "-1", "nan", "1e1", "de", "de=", "=5", "d=5", "de=5=5", "95%", "+5", "inf", "."])
  func aPercentageThatIsNotANumberIsAnError(argument: String) throws {
    let error = #expect(throws: LocalePercentageError.self) { try LocalePercentages(arguments: [argument]) }
    #expect(error?.description.hasPrefix("\"\(argument)\" is not a percentage; expected a number") == true)
  }

  @Test func theOtherMinimumsWin() throws {
    let ours = try LocalePercentages(arguments: ["90", "de=50", "fr=60"])
    let merged = ours.merging(try LocalePercentages(arguments: ["de=70"]))
    #expect(merged == (try LocalePercentages(arguments: ["90", "de=70", "fr=60"])))
    #expect(ours.merging(try LocalePercentages(arguments: ["10"])).general == 10)
  }
}
