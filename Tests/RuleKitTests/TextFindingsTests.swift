import AuditModel
import RuleKit
import TableAnalysis
import TestSupport
import Testing

/// A fault of form in most texts of a table is one finding.
@Suite struct TextFindingsTests {
  /// A rule that reports texts with an exclamation mark.
  private struct Shouting: TextRule {
    static let name = "shouting"
    static let severity = Severity.note
    static let reportsEachForm = false
    func problem(in unit: TranslationUnit) -> Problem? { unit.text.string.hasSuffix("!") ? Problem("shouts") : nil }
  }

  /// The same, but each text's fault is one of its own.
  private struct ShoutingInEachForm: TextRule {
    static let name = "shouting-in-each-form"
    static let severity = Severity.note
    func problem(in unit: TranslationUnit) -> Problem? { Shouting().problem(in: unit) }
  }

  /// What the two rules find in a table with some texts that shout and some that do not.
  private func findings(shouting: Int, calm: Int) throws -> [Finding] {
    let texts = (0..<shouting).map { "s\($0)=Hey!" } + (0..<calm).map { "c\($0)=Hey" }
    var found = TextFindings()
    for unit in try CatalogBuilder().table("T", ["en": texts]).units() {
      found.check(unit, of: "a.strings", by: [Shouting(), ShoutingInEachForm()])
    }
    return found.findings
  }

  @Test(arguments: [(99, 0, 99), (100, 100, 100), (100, 99, 1), (300, 20, 1)])
  func aFaultOfMostTextsIsReportedOnce(shouting: Int, calm: Int, expected: Int) throws {
    let findings = try findings(shouting: shouting, calm: calm)
    #expect(findings.count { $0.rule == "shouting" } == expected)
    #expect(findings.count { $0.rule == "shouting-in-each-form" } == shouting)
  }

  @Test func aFindingAboutATableNamesNoKeyAndCountsItsTexts() throws {
    let finding = try #require(try findings(shouting: 150, calm: 50).first { $0.rule == "shouting" })
    #expect(finding.reason == "throughout")
    #expect(finding.key == nil)
    #expect(finding.evidence["count"] == .number(150))
    #expect(finding.evidence["texts"] == .number(200))
  }

  @Test func theFindingOfATextNamesItsKey() throws {
    let finding = try #require(try findings(shouting: 1, calm: 1).first { $0.rule == "shouting" })
    #expect(finding.key == "s0")
    #expect(finding.message == "\"s0\": shouts")
    #expect(finding.location == SourceLocation(file: "a.strings", line: 1, column: 1))
  }
}
