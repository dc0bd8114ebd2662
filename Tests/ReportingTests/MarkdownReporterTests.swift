import AuditModel
import Foundation
import Testing

@testable import Reporting

@Suite struct MarkdownReporterTests {
  @Test func theSummaryLinksToTheReportAndItsCards() throws {
    var report = try SampleReport.failed()
    report.subject.reportLink = "https://example.org/a b/(1).html"
    let text = String(decoding: MarkdownReporter().render(report), as: UTF8.self)
    #expect(text.contains("[The whole report](https://example.org/a%20b/%281%29.html)"))
    let finding = try #require(report.findings.first { $0.level == .error })
    #expect(
      text.contains("[card](https://example.org/a%20b/%281%29.html#finding-\(Fingerprint(finding.identity).text))"))
  }

  private func text(_ report: AuditReport) -> String {
    String(decoding: MarkdownReporter().render(report), as: UTF8.self)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("a|b`c`", "a&#124;b&#96;c&#96;"),
    ("**b** _i_ [x](y)", "&#42;&#42;b&#42;&#42; &#95;i&#95; &#91;x&#93;(y)"),
    ("@all #1", "&#64;<!-- -->all &#35;<!-- -->1"),
    ("https://a", "https&#58;//a"), ("www.a.b", "www&#46;a.b"), ("a\nb", "a&#92;nb"),
    ("A.strings:3:1", "A.strings:3:1"), (":+1:", "&#58;+1:"),
    ("\\|", "&#92;&#124;"), ("&lt;", "&amp;lt;"),
  ])
  func markupIsText(text: String, markdown: String) {
    #expect(text.markdown() == markdown)
  }

  @Test(arguments: SampleReport.hostileTexts)
  func foreignTextIsOnlyText(_ text: String) throws {
    let report = try SampleReport.hostile(text)
    let page = self.text(report)
    let tags = page.matches(of: #/<[^>]*>/#).map { String($0.output) }
    #expect(
      Set(tags).isSubset(of: ["<code>", "</code>", "<details>", "</details>", "<summary>", "</summary>", "<!-- -->"]))
    // Every line stands where it would with a harmless text.
    let harmless = self.text(try SampleReport.hostile("x"))
    #expect(page.split(separator: "\n").count == harmless.split(separator: "\n").count)
    #expect(page.count { $0 == "|" } == harmless.count { $0 == "|" })
  }

  @Test func aHugeReportIsOfBoundedSize() {
    var report = SampleReport.large(keys: 2000, locales: ["de", "fr"])
    report.single = report.single.enumerated().map { index, finding in
      var finding = finding
      finding.rule = "rule-\(index % 300)"
      finding.message = String(repeating: "@|", count: 400)
      finding.key = "key\(index)"
      return finding
    }
    let coverage = report.coverage[0]
    report.coverage = (0..<3000).map { index in
      var table = coverage
      table.table = "Table\(index)"
      table.translated = 0
      return table
    }
    report.measured.skipped = (0..<3000).map { .init(what: "files", reason: "reason \($0)", count: 1) }
    report.gate = Gate(.failed, because: (0..<3000).map { "reason \($0)" })
    let page = text(report)
    #expect(page.utf8.count < 60_000)
    #expect(page.contains("more rules"))
    #expect(page.contains("more tables"))
    #expect(page.matches(of: #/<details>/#).count == page.matches(of: #/</details>/#).count)
  }

  @Test func aReportThatMeasuredNothingDoesNotSayNothingFound() {
    #expect(text(SampleReport.nothing).contains("no findings, because nothing was measured"))
  }

  @Test func aRuleShowsItsFirstFindingsAndCountsTheRest() {
    let page = text(SampleReport.large(keys: 25, locales: ["de"]))
    #expect(page.contains("<code>missing-translation</code>: and 15 more"))
  }
}
