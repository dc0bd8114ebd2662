import AuditModel
import Reporting
import TestSupport
import Testing

/// Every format against a committed file.
@Suite struct ExpectedFilesTests {
  @Test(arguments: ReportFormat.allCases)
  func aFailedAuditIsAsCommitted(_ format: ReportFormat) throws {
    let bytes = try Reporters.reporter(for: format).render(SampleReport.failed())
    try check(bytes, "failed.\(format.rawValue)")
  }

  @Test(arguments: ReportFormat.allCases)
  func aCleanAuditIsAsCommitted(_ format: ReportFormat) throws {
    try check(try Reporters.reporter(for: format).render(SampleReport.clean), "clean.\(format.rawValue)")
  }

  @Test(arguments: ReportFormat.allCases)
  func anAuditOfNothingIsAsCommitted(_ format: ReportFormat) throws {
    let bytes = try Reporters.reporter(for: format).render(SampleReport.nothing)
    try check(bytes, "nothing.\(format.rawValue)")
  }

  @Test(arguments: ReportFormat.allCases)
  func theSameReportGivesTheSameBytes(_ format: ReportFormat) throws {
    let first = try Reporters.reporter(for: format).render(SampleReport.failed())
    #expect(try Reporters.reporter(for: format).render(SampleReport.failed()) == first)
    #expect(first.last == UInt8(ascii: "\n"))
  }

  @Test(arguments: CoverageFormat.allCases)
  func coverageIsAsCommitted(_ format: CoverageFormat) throws {
    try check(try CoverageReporter(format: format).render(SampleReport.coverageReport()), "coverage.\(format.rawValue)")
  }

  private func check(_ bytes: [UInt8], _ name: String) throws {
    let file = ExpectedFile("Tests/ReportingTests/Expected/\(name)")
    #expect(try file.matches(String(decoding: bytes, as: UTF8.self)), "\(file.advice)")
  }
}
