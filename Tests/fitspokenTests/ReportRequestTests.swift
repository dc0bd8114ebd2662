import Reporting
import Testing

@testable import fitspoken

@Suite struct ReportRequestTests {
  @Test(arguments: [
    ("html=report.html", AuditFormat.report(.html), "report.html"), ("json=a=b.json", .report(.json), "a=b.json"),
    ("html=out/", .report(.html), "out/index.html"), ("text=out/", .report(.text), "out/index.txt"),
    ("archive=a.jsonl", .archive, "a.jsonl"),
  ])
  func aRequestIsAFormatAndAFile(argument: String, format: AuditFormat, path: String) {
    let request = ReportRequest<AuditFormat>(argument: argument)
    #expect(request?.format == format)
    #expect(request?.path == path)
  }

  @Test(arguments: ["", "html", "html=", "=report.html", "docx=report"])
  func argumentsThatAreNotReportRequests(argument: String) {
    #expect(ReportRequest<AuditFormat>(argument: argument) == nil)
  }

  @Test func everyFormatIsNamedAsItIsWritten() {
    for format in AuditFormat.allCases { #expect(AuditFormat(rawValue: format.rawValue) == format) }
  }
}
