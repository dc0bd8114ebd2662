import AuditModel
import Reporting
import Testing

/// Every format against a committed file.
@Suite struct ReporterTests {
  @Test(arguments: ReportFormat.allCases)
  func aFailedAuditIsAsCommitted(_ format: ReportFormat) throws {
    let bytes = try Reporters.reporter(for: format).render(SampleReport.failed())
    try ExpectedFiles.check(bytes, "failed.\(format.rawValue)")
  }

  @Test(arguments: ReportFormat.allCases)
  func aCleanAuditIsAsCommitted(_ format: ReportFormat) throws {
    try ExpectedFiles.check(try Reporters.reporter(for: format).render(SampleReport.clean), "clean.\(format.rawValue)")
  }

  @Test(arguments: ReportFormat.allCases)
  func anAuditOfNothingIsAsCommitted(_ format: ReportFormat) throws {
    let bytes = try Reporters.reporter(for: format).render(SampleReport.nothing)
    try ExpectedFiles.check(bytes, "nothing.\(format.rawValue)")
  }

  @Test(arguments: ReportFormat.allCases)
  func theSameReportGivesTheSameBytes(_ format: ReportFormat) throws {
    let first = try Reporters.reporter(for: format).render(SampleReport.failed())
    #expect(try Reporters.reporter(for: format).render(SampleReport.failed()) == first)
    #expect(first.last == UInt8(ascii: "\n"))
  }
}
