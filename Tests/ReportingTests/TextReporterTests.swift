import AuditModel
import Testing

@testable import Reporting

@Suite struct TextReporterTests {
  private func report(_ findings: [Finding]) -> AuditReport {
    var report = SampleReport.clean
    report.single = findings
    return report
  }

  /// The report for a pipe, unless the options are changed.
  private func text(_ report: AuditReport, change: (inout TextOptions) -> Void = { _ in }) -> String {
    var options = TextOptions()
    change(&options)
    return String(decoding: TextReporter(options).render(report), as: UTF8.self)
  }

  /// What follows the verdict, with which a report on findings in a pipe begins.
  private func text(_ findings: [Finding], change: (inout TextOptions) -> Void = { _ in }) -> String {
    let (text, verdict) = (text(report(findings), change: change), "Gate passed\n\n")
    #expect(text.hasPrefix(verdict))
    return String(text.dropFirst(verdict.count))
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
    #expect(text(report([finding()])) { $0.usesColor = true }.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!text([finding()]).contains("\u{1B}"))
  }

  @Test func quietLeavesOutAllButTheVerdict() {
    #expect(text(report([finding()])) { $0.isQuiet = true } == "Gate        passed\n")
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
    #expect(String(decoding: TextReporter().render(report), as: UTF8.self).contains("en: 99.9 %"))
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

  /// Nothing is cut, and every place and fact is there, as in a pipe.
  @Test func verboseOutputOnATerminalIsAsCompleteAsInAPipe() throws {
    var report = try SampleReport.failed()
    report.single += SampleReport.large(keys: 3, locales: ["de", "fr", "ja"]).single
    report.single += (0..<20).map { index in
      var finding = finding("long message \(String(repeating: "words and ", count: 30))", file: "b.xib")
      finding.element = ElementReference(id: "e", kind: .button, path: "s/e")
      finding.locale = LocaleTag(["de", "fr", "it", "ja", "nl"][index % 5])
      finding.location.line = index / 5 + 1
      return finding
    }
    let pipe = text(report) { $0.isVerbose = true }
    #expect(pipe.contains("\n    at "))
    let terminal = text(report) { ($0.width, $0.isVerbose) = (60, true) }
    let separators: Set<Character> = [" ", "\n", "(", ")", "[", "]", ",", ":", "·"]
    let words = { (text: String) in Set(text.split { separators.contains($0) }) }
    #expect(words(pipe).subtracting(words(terminal)).filter { !$0.allSatisfy(\.isNumber) } == [])
  }

  @Test func aLongReasonIsWrappedAndNotCut() {
    var report = Self.large
    let reason = "2 errors: \((1...9).map { "rule-of-a-long-name-\($0) 1" }.joined(separator: ", "))"
    report.gate = Gate(.failed, because: [reason])
    let lines = text(report) { $0.width = 60 }.split(separator: "\n").map(String.init)
    let headline = lines.prefix { $0.hasPrefix("Gate ") || $0.hasPrefix("rule-of") }
    let verdict = lines.drop { !$0.hasPrefix("Gate  ") }.dropFirst().prefix { $0.hasPrefix("   ") }
    for shown in [headline, verdict[...]] {
      #expect(shown.allSatisfy { $0.columns <= 60 })
      let words = shown.flatMap { $0.split(separator: " ") }.joined(separator: " ")
      #expect(words.hasSuffix(reason), "\(shown)")
    }
  }

  @Test func inAPipeTheAnswerComesFirstAndFindingsStandInTheOrderOfTheirFiles() {
    let findings = [
      finding("a", outcome: .needsReview, file: "a.xib"), finding("b", severity: .note, file: "b.xib"),
      finding("c", severity: .warning, file: "c.xib"), finding("d", file: "z.xib"),
    ]
    let lines = text(findings) { $0.command = "fitspoken audit App" }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let messages = lines.compactMap { $0.firstMatch(of: #/: ([a-d]) \(the-rule\)/#)?.1 }
    #expect(messages == ["a", "b", "c", "d"])
    #expect(lines.contains("Next        fitspoken rules the-rule"))
    #expect(lines.contains("            fitspoken audit App --only-rule the-rule --verbose"))
  }

  /// Whoever sees the end alone sees why the gate fails, and where to look.
  @Test func inAPipeTheEndNamesWhatFailsTheGate() {
    var report = report([
      finding("a", severity: .note, file: "a.xib"), finding("b", file: "y.xib"), finding("c", file: "z.xib"),
    ])
    report.gate = Gate(.failed, because: ["2 errors: the-rule 2"])
    report.failingLevels = [.error]
    let look = "\nGate        failed\n            2 errors: the-rule 2\nLook at     y.xib:3: b (the-rule)\nNext "
    #expect(text(report).contains(look))
    #expect(text(report) { $0 = $0.concise }.contains(look))
    #expect(!text(report) { $0.width = 80 }.contains("Look at"))
    #expect(!text(report) { $0.isQuiet = true }.contains("Look at"))
    report.gate = Gate(.passed)
    #expect(!text(report).contains("Look at"))
  }

  /// Translations that are mostly a parent's are said to be; a few are not worth a word.
  @Test(arguments: [(51, "en: 100 % (51 inherited)"), (50, "en: 100 %\n"), (0, "en: 100 %\n")])
  func inheritedTranslationsAreNamed(inherited: Int, expected: String) {
    var report = SampleReport.clean
    (report.coverage[0].total, report.coverage[0].translated, report.coverage[0].inherited) = (100, 100, inherited)
    #expect(text(report).contains(expected))
  }

  @Test func aConciseReportIsTheFindingsOfThePipeAndTheSummary() throws {
    let report = try SampleReport.failed()
    let pipe = text(report)
    for isVerbose in [false, true] {
      var options = TextOptions()
      (options.width, options.isVerbose) = (80, isVerbose)
      let concise = String(decoding: TextReporter(options.concise).render(report), as: UTF8.self)
      #expect(pipe == GateLines(report.gate).headline(TerminalStyle(isOn: false), width: nil)[0] + "\n\n" + concise)
    }
  }

  @Test func anUtteranceFollowsTheMessageUnlessThatQuotesIt() {
    var label = finding("no label")
    label.evidence = ["utterance": .text("More. Button.")]
    #expect(text([label]).contains("; simulated utterance “More. Button.” (the-rule)"))
    label.message = "it is read as “More. Button.”"
    #expect(!text([label]).contains("simulated utterance"))
  }

  @Test func filesThatDifferInNormalizationAreTwo() {
    let files = ["caf\u{E9}.xib", "cafe\u{301}.xib"]
    let output = text(report(files.map { finding(file: $0) })) { $0.width = 80 }
    let lines = output.split(separator: "\n").map { Array($0.utf8) }
    for file in files { #expect(lines.count { $0 == Array(file.utf8) } == 1) }
  }

  @Test func aTerminalFoldsTheLocales() {
    let output = text(report(title(["de", "fr", "it", "nl"]))) { $0.width = 100 }
    #expect(output.contains("title-truncated · in 4 languages: nl +40 pt, it +30 pt, fr +20 pt, de +10 pt\n"))
  }

  @Test func statisticsCountTheFindingsOfEachRule() {
    let output = text(report(title(["de", "fr"]) + title(["de"], line: 9) + [finding()])) { $0.showsStatistics = true }
    #expect(output.hasPrefix("errors  warnings  notes  to review  rule             first\n"))
    let narrow = text(Self.large) { ($0.showsStatistics, $0.width) = (true, 60) }
    for line in narrow.split(separator: "\n") { #expect(line.contains("fitspoken") || String(line).columns <= 60) }
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

  @Test func aBaselineThatKnowsAllFindingsSaysSo() {
    var report = SampleReport.clean
    report.baseline = BaselineSummary(new: 0, known: 3, stale: 0)
    #expect(text(report).contains("Findings    none beyond those in the baseline\n"))
  }

  @Test func fontsAreNamedOnlyIfVerbose() {
    #expect(!text(SampleReport.clean).contains("Inter"))
    #expect(text(SampleReport.clean) { $0.isVerbose = true }.contains("Inter"))
  }
}
