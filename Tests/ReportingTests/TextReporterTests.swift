import AuditModel
import Reporting
import Testing

@Suite struct TextReporterTests {
  private func text(_ finding: Finding, usesColor: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false)
    -> String
  {
    var report = SampleReport.clean
    report.findings = [finding]
    let reporter = TextReporter(usesColor: usesColor, isQuiet: isQuiet, isVerbose: isVerbose)
    return String(decoding: reporter.render(report), as: UTF8.self)
  }

  private func finding(
    _ message: String = "it is so", outcome: Outcome = .fails, severity: Severity = .error, file: String = "a.xib"
  ) -> Finding {
    Finding(
      rule: "the-rule", outcome: outcome, severity: severity, message: message,
      location: SourceLocation(file: file, line: 3, column: 7), evidence: ["width": .number(131.456)])
  }

  @Test(arguments: Severity.allCases)
  func aFaultIsALineThatEditorsParse(_ severity: Severity) {
    #expect(text(finding(severity: severity)).hasPrefix("a.xib:3:7: \(severity): it is so (the-rule)\n"))
  }

  @Test(arguments: [(Severity.error, "warning"), (.warning, "warning"), (.note, "note")])
  func aDoubtIsNeverAnError(_ severity: Severity, _ shown: String) {
    let output = text(finding(outcome: .needsReview, severity: severity))
    #expect(output.hasPrefix("a.xib:3:7: \(shown): needs review: it is so (the-rule)\n"))
    #expect(!output.contains("error:"))
  }

  @Test(arguments: [
    ("a\nb", "a\\nb"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\u{202E}b", "a\\u{202E}b"), ("a\u{0}b", "a\\u{0}b"),
    ("a\u{85}\u{2028}b", "a\\u{85}\\u{2028}b"), ("می‌خواهم", "می‌خواهم"), ("\r\t", "\\r\\t"),
  ])
  func controlCharactersAreShownAndNotObeyed(_ input: String, _ shown: String) {
    let output = text(finding(input, file: input))
    #expect(output.hasPrefix("\(shown):3:7: error: \(shown) (the-rule)\n"))
  }

  @Test func colorOnlyWhereItIsAskedFor() {
    #expect(text(finding(), usesColor: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!text(finding()).contains("\u{1B}"))
  }

  @Test func quietLeavesOutAllButTheVerdict() {
    #expect(text(finding(), isQuiet: true) == "a.xib:3:7: error: it is so (the-rule)\n\nGate        passed\n")
  }

  @Test func verboseAddsTheEvidence() {
    #expect(text(finding(), isVerbose: true).contains("(the-rule)\n    width: 131.46\n"))
  }

  @Test func aReportThatMeasuredNothingDoesNotSayNothingFound() {
    let output = String(decoding: TextReporter().render(SampleReport.nothing), as: UTF8.self)
    #expect(output.contains("none, because nothing was measured"))
  }

  @Test func aShareIsRoundedDown() {
    var report = SampleReport.clean
    report.coverage[0].total = 100_000
    report.coverage[0].translated = 99_999
    #expect(String(decoding: TextReporter().render(report), as: UTF8.self).contains("en 99.9 %"))
  }
}
