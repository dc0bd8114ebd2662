import AuditModel
import Foundation
import TestSupport
import Testing

@testable import fitspoken

/// The page of a step of a GitHub workflow.
@Suite struct StepSummaryTests {
  private let report = AuditReport(
    tool: AuditReport.Tool(name: "fitspoken", version: "1"), inputs: [], measured: Measured(), fonts: [], icu: "",
    coverage: [], findings: [], gate: Gate(.passed))

  @Test func theReportIsAppended() throws {
    let folder = try TemporaryFolder(["summary.md": "before\n"])
    let file = folder.url.appendingPathComponent("summary.md")
    #expect(StepSummary(path: file.path).append(report))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("before\n## fitspoken: the gate passes\n"))
  }

  @Test func aMissingFileIsMade() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("summary.md")
    #expect(StepSummary(path: file.path).append(report))
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("## fitspoken"))
  }
}
