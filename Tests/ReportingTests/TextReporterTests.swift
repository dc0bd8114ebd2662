import AuditModel
import Testing

@testable import Reporting

@Suite struct TextReporterTests {
  private func text(_ findings: [Finding], change: (inout TextOptions) -> Void = { _ in }) -> String {
    var report = SampleReport.clean
    report.single = findings
    return text(report, change: change)
  }

  private func text(_ report: AuditReport, change: (inout TextOptions) -> Void = { _ in }) -> String {
    var options = TextOptions()
    change(&options)
    return String(decoding: TextReporter(options).render(report), as: UTF8.self)
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
    #expect(text([finding(severity: severity)]).hasPrefix("a.xib:3:7: \(severity): it is so (the-rule)\n"))
  }

  @Test(arguments: [(Severity.error, "warning"), (.warning, "warning"), (.note, "note")])
  func aDoubtIsNeverAnError(_ severity: Severity, _ shown: String) {
    let output = text([finding(outcome: .needsReview, severity: severity)])
    #expect(output.hasPrefix("a.xib:3:7: \(shown): needs review: it is so (the-rule)\n"))
    #expect(!output.contains("error:"))
  }

  @Test(arguments: [
    ("a\nb", "a\\nb"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\u{202E}b", "a\\u{202E}b"), ("a\u{0}b", "a\\u{0}b"),
    ("a\u{85}\u{2028}b", "a\\u{85}\\u{2028}b"), ("می‌خواهم", "می‌خواهم"), ("\r\t", "\\r\\t"),
  ])
  func controlCharactersAreShownAndNotObeyed(_ input: String, _ shown: String) {
    let output = text([finding(input, file: input)])
    #expect(output.hasPrefix("\(shown):3:7: error: \(shown) (the-rule)\n"))
  }

  @Test func colorOnlyWhereItIsAskedFor() {
    #expect(text([finding()], change: { $0.usesColor = true }).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!text([finding()]).contains("\u{1B}"))
  }

  @Test func quietLeavesOutAllButTheVerdict() {
    #expect(text([finding()], change: { $0.isQuiet = true }) == "Gate        passed\n")
  }

  @Test func verboseAddsTheEvidence() {
    #expect(text([finding()], change: { $0.isVerbose = true }).contains("(the-rule)\n    width: 131.46\n"))
  }

  @Test func aReportThatMeasuredNothingDoesNotSayNothingFound() {
    let output = String(decoding: TextReporter().render(SampleReport.nothing), as: UTF8.self)
    #expect(output.contains("none, because nothing was measured"))
  }

  @Test func aShareIsRoundedDown() {
    var report = SampleReport.clean
    report.coverage[0].total = 100_000
    report.coverage[0].translated = 99_999
    #expect(String(decoding: TextReporter().render(report), as: UTF8.self).contains("99.9 %: en"))
  }

  // MARK: Grouped findings

  /// A title that overruns by other lengths in several locales.
  private func title(_ locales: [String], line: Int = 3, rule: String = "title-truncated") -> [Finding] {
    locales.enumerated().map { index, locale in
      var finding = Finding(
        rule: rule, severity: .error, message: "“\(locale)” is cut", locale: LocaleTag(locale),
        location: SourceLocation(file: "a.xib", line: line, column: 7),
        element: ElementReference(id: "e\(line)", kind: .button, path: "s/e\(line)"))
      finding.overrun = Points(10 * (index + 1))
      return finding
    }
  }

  @Test func theLocalesOfATitleAreOneLineTheGreatestOverrunFirst() {
    let lines = text(title(["de", "fr", "it"])).split(separator: "\n")
    #expect(
      lines.first
        == "a.xib:3:7: error: “it” is cut [in 3 languages: it +30 pt, fr +20 pt, de +10 pt] (title-truncated)")
    #expect(lines.count { $0.hasPrefix("a.xib") } == 1)
  }

  @Test func theDevelopmentLanguageLeads() {
    #expect(
      text(title(["en", "de"])).hasPrefix("a.xib:3:7: error: “en” is cut [in 2 languages: en +10 pt, de +20 pt]"))
  }

  // MARK: Terminals

  /// A report with many rules, files and locales.
  private static var large: AuditReport {
    var report = SampleReport.large(keys: 400, locales: ["de", "fr", "ja"])
    report.single += (0..<300).map { index in
      Finding(
        rule: "rule-\(index % 40)", severity: index % 3 == 0 ? .warning : .note,
        message: String(repeating: "wide 広い ", count: 40),
        location: SourceLocation(file: "Folder\(index % 70)/With/A/Long/Path/File.swift", line: index + 1))
    }
    let letters = Array("abcdefghij").map(String.init)
    report.coverage = (0..<60).map { index in
      var table = SampleReport.clean.coverage[0]
      table.locale = LocaleTag("x" + letters[index / 10] + letters[index % 10]) ?? .english
      table.translated -= index
      return table
    }
    report.measured.skipped = (0..<30).map { .init(what: "titles", reason: "reason \($0) of many", count: $0 + 1) }
    report.gate = Gate(.failed, because: (0..<30).map { "reason \($0)" })
    return report
  }

  @Test(arguments: [40, 80, 200])
  func onATerminalEverythingFitsOnSixtyLinesOfItsWidth(width: Int) {
    let lines = text(Self.large) { ($0.width, $0.command) = (width, "fitspoken audit App") }
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 60)
    for line in lines.dropLast(4) { #expect(String(line).columns <= width, "\(line)") }
    #expect(lines.first == "Gate failed: reason 0")
    #expect(lines.contains { $0.contains("--verbose") })
    #expect(lines.contains { $0.contains("fitspoken rules ") })
  }

  @Test func verboseOnATerminalShowsEveryFinding() {
    let output = text(Self.large) { ($0.width, $0.isVerbose) = (80, true) }
    let entries = output.split(separator: "\n").filter {
      $0.wholeMatch(of: #/  \d+:\d+ (error|warning|note|review) .*/#) != nil
    }
    #expect(entries.count == 700)
  }

  @Test func aTerminalFoldsTheLocales() {
    let output = text(title(["de", "fr", "it", "nl"])) { $0.width = 100 }
    #expect(output.contains("title-truncated · in 4 languages: nl +40 pt, it +30 pt, fr +20 pt, de +10 pt\n"))
  }

  @Test func statisticsCountTheFindingsOfEachRule() {
    let output = text(title(["de", "fr"]) + title(["de"], line: 9) + [finding()]) { $0.showsStatistics = true }
    #expect(output.hasPrefix("errors  warnings  notes  to review  rule             first\n"))
    #expect(output.contains("\n     2         –      –          –  title-truncated  a.xib:3\n"))
    #expect(!output.contains("is cut"))
  }

  @Test(arguments: [(Gate.State.passed, "passed"), (.failed, "failed"), (.notGated, "not gated")])
  func theVerdictIsOneOfThree(state: Gate.State, word: String) {
    var report = SampleReport.clean
    report.gate = Gate(state, because: state == .passed ? [] : ["so"])
    let reason = state == .passed ? "" : "            so\n"
    #expect(text(report) { $0.isQuiet = true } == "Gate        \(word)\n\(reason)")
  }

  @Test func fontsAreNamedOnlyIfVerbose() {
    #expect(!text(SampleReport.clean).contains("Inter"))
    #expect(text(SampleReport.clean) { $0.isVerbose = true }.contains("Inter"))
  }
}
