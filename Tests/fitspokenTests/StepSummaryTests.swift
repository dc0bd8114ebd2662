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
    #expect(StepSummary(path: file.path).failureToAppend(report) == nil)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("before\n## fitspoken: the gate passes\n"))
  }

  @Test func aMissingFileIsMade() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("summary.md")
    #expect(StepSummary(path: file.path).failureToAppend(report) == nil)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("## fitspoken"))
  }

  @Test func aSummaryThatCannotBeWrittenIsAFailureAfterTheReports() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"A\";\n"])
    let result = try BuiltCommand.runScript(
      "GITHUB_STEP_SUMMARY=/dev/full \"$FITSPOKEN\" audit . --format github --report json=a.json", in: folder.url)
    #expect(result.status == 2)
    #expect(result.output.contains("Gate: the gate passes"))
    #expect(result.errors.contains("/dev/full: the job summary could not be written"))
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("a.json").path))
  }
}
