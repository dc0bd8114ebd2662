import Reporting
import Testing

@testable import fitspoken

@Suite struct ReportRequestTests {
  @Test(arguments: [
    ("html=report.html", ReportFormat.html, "report.html"), ("json=a=b.json", .json, "a=b.json"),
    ("html=out/", .html, "out/index.html"), ("text=out/", .text, "out/index.txt"),
  ])
  func aRequestIsAFormatAndAFile(argument: String, format: ReportFormat, path: String) {
    let request = ReportRequest<ReportFormat>(argument: argument)
    #expect(request?.format == format)
    #expect(request?.path == path)
  }

  @Test(arguments: ["", "html", "html=", "=report.html", "docx=report"])
  func argumentsThatAreNotReportRequests(argument: String) {
    #expect(ReportRequest<ReportFormat>(argument: argument) == nil)
  }

  @Test(arguments: ReportFormat.later.sorted())
  func aLaterFormatIsSaidToBeLater(name: String) {
    #expect(ReportFormat(rawValue: name) == nil)
    #expect(ReportFormat.complaint(about: name) == "the format '\(name)' is not yet available")
  }
}
