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
    let lines = lines(try SampleReport.hostile(text))
    #expect(lines.count == 2)
    #expect(lines[0].wholeMatch(of: #/::error file=[^,:]*,line=1,col=1,title=[^,:]*::.*/#) != nil)
    #expect(lines[1].hasPrefix("::notice title="))
  }

  @Test func tenOfALevelAreShownAndTheRestIsCounted() {
    var report = SampleReport.large(keys: 100, locales: ["de", "fr"])
    for index in report.findings.indices { report.findings[index].severity = Severity.allCases[index / 2 % 3] }
    let lines = lines(report)
    for level in ["error", "warning", "notice"] { #expect(lines.count { $0.hasPrefix("::\(level) ") } == 10) }
    // 29 groups of two findings are shown.
    #expect(lines.last?.contains("142 more findings not shown here") == true)
  }

  @Test func theLastLineTellsTheVerdict() throws {
    #expect(
      lines(SampleReport.nothing) == [
        "::notice title=Fitspoken::no findings, because nothing was measured%0Athe gate passes"
      ])
    #expect(lines(try SampleReport.failed()).last?.contains("the gate fails%0A4 new errors") == true)
  }
}
