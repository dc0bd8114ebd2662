import AuditModel
import Foundation
import Testing

@testable import Reporting

@Suite struct GitHubReporterTests {
  private func lines(_ report: AuditReport) -> [String] {
    let text = String(decoding: GitHubReporter().render(report), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: [
    ("100%\r\n::error::x", "100%25%0D%0A::error::x", "100%25%0D%0A%3A%3Aerror%3A%3Ax"),
    ("a:b,c", "a:b,c", "a%3Ab%2Cc"), ("\u{1B}[31m", "\\u{1B}[31m", "\\u{1B}[31m"),
    (":\u{301},\u{301}", ":\u{301},\u{301}", "%3A\u{301}%2C\u{301}"),
  ])
  func whatSteersTheRunnerIsEscaped(text: String, data: String, property: String) {
    #expect(WorkflowCommand.escaped(text, isProperty: false) == data)
    #expect(WorkflowCommand.escaped(text, isProperty: true) == property)
  }

  @Test(arguments: SampleReport.hostileTexts)
  func foreignTextMakesNoCommand(_ text: String) throws {
    var report = try SampleReport.hostile(text)
    report.gate = Gate(.failed, because: [text])
    let lines = lines(report)
    #expect(lines.count { $0.hasPrefix("::") } == 1)
    #expect(lines[0].wholeMatch(of: #/::error file=[^,:]*,line=1,col=1,title=[^,:]*::.*/#) != nil)
    let labels = ["Findings: ", "Suppressed: ", "Baseline: ", "Gate: ", "Because: "]
    #expect(lines.dropFirst().allSatisfy { line in labels.contains { line.hasPrefix($0) } })
    #expect(!lines.dropFirst().contains { $0.contains(#/##[a-z]*\[/#) })
  }

  @Test func theTenGravestAreShownAndTheRestIsCounted() {
    var report = SampleReport.large(keys: 100, locales: ["de", "fr"])
    report.single = report.single.enumerated().map { index, finding in
      var finding = finding
      finding.severity = ["key0", "key1", "key2", "key3"].contains(finding.key) ? .error : .note
      return finding
    }
    let lines = lines(report)
    #expect(lines.count { $0.hasPrefix("::") } == 10)
    #expect(lines.count { $0.hasPrefix("::error ") } == 4)
    #expect(lines.contains("Not shown here: 90 more findings"))
    let summary = String(decoding: GitHubReporter(writesSummary: true).render(report), as: UTF8.self)
    #expect(summary.contains("Not shown here: 90 more findings; the job summary has the gravest of each rule"))
  }

  @Test func theTenAreSpreadOverRulesWithWhatDoesNotFitFirst() {
    var report = SampleReport.clean
    report.single = (0..<60).map { index in
      var finding = Finding(
        rule: ["missing-translation", "empty-value", "title-truncated"][index / 20], severity: .error, message: "m",
        location: SourceLocation(file: "A.strings", line: index + 1), table: "A", key: "key\(index)")
      finding.overrun = index >= 40 ? 5 : nil
      return finding
    }
    let rules = lines(report).prefix(10).compactMap { $0.firstMatch(of: #/title=([a-z-]+)/#).map { String($0.1) } }
    #expect(rules.first == "title-truncated")
    #expect(Dictionary(grouping: rules) { $0 }.mapValues(\.count).values.sorted() == [3, 3, 4])
  }

  @Test func aBaselineThatKnowsAllFindingsSaysSo() {
    var report = SampleReport.clean
    report.baseline = BaselineSummary(new: 0, known: 3, stale: 0)
    #expect(lines(report).first == "Findings: no findings beyond those in the baseline")
  }

  @Test func theLastLinesStateTheVerdict() throws {
    #expect(
      lines(SampleReport.nothing) == [
        "Findings: no findings, because nothing was measured", "Gate: the gate passes",
      ])
    let failed = lines(try SampleReport.failed())
    #expect(failed.contains("Gate: the gate fails"))
    #expect(failed.contains { $0.hasPrefix("Because: 4 new errors") })
  }
}
