import AuditModel
import Foundation
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// JUnit and Checkstyle, read back by a parser.
@Suite struct XMLReporterTests {
  private func document(_ reporter: any Reporter, _ report: AuditReport) throws -> XMLElement {
    let document = try XMLDocument(data: Data(reporter.render(report)))
    return try #require(document.rootElement())
  }

  @Test(arguments: SampleReport.hostileTexts)
  func foreignTextIsOnlyText(_ text: String) throws {
    let report = try SampleReport.hostile(text)
    let failures = try document(JUnitReporter(), report).nodes(forXPath: "testsuite/testcase/failure")
    // The finding, and the gate's verdict.
    #expect(failures.count == 2)
    let errors = try document(CheckstyleReporter(), report).nodes(forXPath: "file/error")
    #expect(errors.count == 1)
  }

  @Test(arguments: ["<b>&amp;\"'", "a\"\u{301}b", "日本語 ]]>"])
  func whatIsReadIsWhatWasWritten(_ text: String) throws {
    let error = try #require(
      document(CheckstyleReporter(), SampleReport.hostile(text)).nodes(forXPath: "file/error").first as? XMLElement)
    #expect(error.attribute(forName: "message")?.stringValue == "\(text) [de, also \(text)]")
    #expect((error.parent as? XMLElement)?.attribute(forName: "name")?.stringValue == text)
  }

  @Test func theCountsAreThoseOfTheElements() throws {
    for report in [try SampleReport.failed(), SampleReport.clean, SampleReport.nothing] {
      let root = try document(JUnitReporter(), report)
      #expect(!root.elements(forName: "testsuite").isEmpty)
      for suite in root.elements(forName: "testsuite") { try check(suite) }
      let failing = report.findings.count { $0.level == .error }
      #expect(try root.nodes(forXPath: ".//failure").count == failing + (report.gate.fails ? 1 : 0))
    }
  }

  private func check(_ element: XMLElement) throws {
    for (name, path) in [("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
      let stated = element.attribute(forName: name)?.stringValue
      #expect(try stated == nil || stated == "\(element.nodes(forXPath: ".//\(path)").count)", "\(name)")
    }
  }

  @Test func aDoubtIsSkippedWithItsReason() throws {
    let root = try document(JUnitReporter(), SampleReport.failed())
    let skipped = try root.nodes(forXPath: "testsuite/testcase/skipped").compactMap { $0 as? XMLElement }
    let messages = skipped.compactMap { $0.attribute(forName: "message")?.stringValue }
    #expect(messages.contains { $0.hasPrefix("needs review: The button shows only the image") })
    #expect(try root.nodes(forXPath: "testsuite[@name='not read']/testcase").count == 1)
  }

  /// What the gate lets pass is no failure: a step that passes must not show failed tests.
  @Test(arguments: [([], 0, 6), ([.error], 6, 0), ([.error, .note], 6, 0)] as [(Set<FindingLevel>, Int, Int)])
  func onlyWhatFailsTheGateIsAFailure(levels: Set<FindingLevel>, failures: Int, passes: Int) throws {
    var report = SampleReport.large(keys: 6, locales: ["de"])
    report.single = report.single.map { finding in
      var finding = finding
      finding.severity = .error
      return finding
    }
    (report.failingLevels, report.gate) = (levels, Gate(levels.isEmpty ? .notGated : .failed, because: ["so"]))
    let root = try document(JUnitReporter(), report)
    #expect(try root.nodes(forXPath: "testsuite[@name!='gate']/testcase/failure").count == failures)
    #expect(try root.nodes(forXPath: "testsuite/testcase/system-out").count == passes)
    #expect(try root.nodes(forXPath: "testsuite[@name='gate']/testcase/failure").count == (levels.isEmpty ? 0 : 1))
  }

  @Test func filesThatWereNotReadAreOneSuite() throws {
    var report = SampleReport.clean
    report.inputs = (0..<50).map { InputFile(path: "\($0).swift", format: .source, skipped: "no views") }
    report.measured.skipped = [.init(what: "files", reason: "no views", count: 50)]
    let suites = try document(JUnitReporter(), report).elements(forName: "testsuite")
    #expect(suites.map { $0.attribute(forName: "name")?.stringValue } == ["not read", "gate"])
  }

  @Test func noTwoTestsOfAFileHaveTheSameName() throws {
    var report = SampleReport.large(keys: 1, locales: ["de"])
    report.findings += report.findings  // as no audit would
    let tests = try document(JUnitReporter(), report).nodes(forXPath: "testsuite/testcase")
    let names = tests.compactMap { $0 as? XMLElement }.map { test in
      ["classname", "name"].map { test.attribute(forName: $0)?.stringValue }
    }
    #expect(Set(names).count == names.count)
    #expect(names.contains(["App/de.lproj/A.strings", "missing-translation: key0 (2)"]))
  }

  @Test func aFileOfCheckstyleHoldsItsFindings() throws {
    let report = try SampleReport.failed()
    let files = try document(CheckstyleReporter(), report).elements(forName: "file")
    #expect(files.count == Set(report.findings.map(\.location.file)).count)
    #expect(files.map { $0.elements(forName: "error").count }.reduce(0, +) == report.findings.count)
  }
}
