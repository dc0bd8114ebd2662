import AuditModel
import Testing

@Suite struct CoverageMinimumsTests {
  @Test func argumentsAreNumbersForAllOrForOneLocale() throws {
    let minimums = try CoverageMinimums(arguments: ["90", "95.5", "pt_br=100", "de=1", "de=2"])
    let german = try #require(LocaleTag("de"))
    let brazilian = try #require(LocaleTag("pt-BR"))
    #expect(minimums == CoverageMinimums(general: 95.5, byLocale: [german: 2, brazilian: 100]))
    #expect(minimums.minimum(for: german) == 2)
    #expect(minimums.minimum(for: .english) == 95.5)
  }

  @Test(arguments: ["", "x", "101", "-1", "nan", "1e1", "de", "de=", "=5", "d=5", "de=5=5", "95%", "+5", "inf", "."])
  func aCoverageMinimumThatIsNotANumberIsAnError(argument: String) throws {
    let error = #expect(throws: CoverageMinimumError.self) { try CoverageMinimums(arguments: [argument]) }
    #expect(error?.description.hasPrefix("\"\(argument)\" is no minimum of coverage; expected a number") == true)
  }

  @Test func theOtherMinimumsWin() throws {
    let ours = try CoverageMinimums(arguments: ["90", "de=50", "fr=60"])
    let merged = ours.merging(try CoverageMinimums(arguments: ["de=70"]))
    #expect(merged == (try CoverageMinimums(arguments: ["90", "de=70", "fr=60"])))
    #expect(ours.merging(try CoverageMinimums(arguments: ["10"])).general == 10)
  }
}
