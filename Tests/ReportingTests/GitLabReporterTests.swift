import AuditModel
import Foundation
import Reporting
import Testing

@Suite struct GitLabReporterTests {
  private func issues(_ report: AuditReport) throws -> [[String: JSONValue]] {
    let bytes = try GitLabReporter().render(report)
    #expect(bytes.first == UInt8(ascii: "["))
    return try JSONDecoder().decode([JSONValue].self, from: Data(bytes)).map(\.members)
  }

  private func fingerprints(_ report: AuditReport) throws -> [String] {
    try issues(report).compactMap { $0["fingerprint"]?.text }
  }

  @Test func anIssueHasWhatGitLabAsksFor() throws {
    let report = try SampleReport.failed()
    let issues = try issues(report)
    #expect(issues.count == report.findings.count)
    for (issue, finding) in zip(issues, report.findings) {
      #expect(issue.keys.sorted() == ["check_name", "description", "fingerprint", "location", "severity"])
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"]?.text))
      #expect(issue["location"]?.members["path"]?.text == finding.location.file)
      #expect(issue["location"]?.members["lines"]?.members["begin"]?.number == Double(finding.location.line))
    }
  }

  @Test func fingerprintsAreUniqueEvenOfEqualFindings() throws {
    var report = try SampleReport.failed()
    report.findings += report.findings  // as no audit would
    let prints = try fingerprints(report)
    #expect(Set(prints).count == report.findings.count)
  }

  @Test func fingerprintsStayWhenLinesAndMessagesMove() throws {
    let report = try SampleReport.failed()
    var moved = report
    moved.single = moved.single.map { finding in
      var finding = finding
      finding.location.line += 7
      finding.location.column += 2
      finding.message += "!"
      finding.evidence = [:]
      return finding
    }
    #expect(try fingerprints(moved) == fingerprints(report))
  }
}
