import AuditModel
import Foundation
import Reporting
import ReportAssets
import TestSupport
import Testing

@Suite struct HTMLReporterTests {
  private func page(_ report: AuditReport) throws -> String {
    String(decoding: try HTMLReporter().render(report), as: UTF8.self)
  }

  /// Foreign text with everything that could end a tag, an attribute or the page's own script.
  private static let hostile = [
    "<script>alert(1)</script>", "\"\u{301} onmouseover=alert(1) x=\"", "<\u{338}img src=x onerror=alert(1)>",
    "'><svg onload=alert(1)>", "</style><b>", "{{{style}}}", "&lt;b&gt;",
  ]

  @Test(arguments: hostile)
  func foreignTextIsOnlyText(_ text: String) throws {
    var report = try SampleReport.failed()
    var finding = Finding(
      rule: text, severity: .error, message: "“\(text)” and \(text)", locale: LocaleTag("ar"),
      location: SourceLocation(file: text), element: ElementReference(id: text, kind: .unknown(text), path: text),
      table: text, key: text, evidence: [text: .text(text)], also: [text])
    let line = TextPicture.Line(path: text, width: 10)
    finding.picture = TextPicture(
      lines: [line], whole: line, lineHeight: 10, ascent: 8, availableWidth: 5, availableHeight: nil,
      isRightToLeft: true)
    report.single = [finding]
    report.gate.because = [text]
    report.measured.skipped = [.init(what: text, reason: text, count: 1)]
    report.fonts = [FontUse(family: text, file: text, version: text, role: text)]
    report.coverage[0].table = text
    report.coverage[0].translated = 0
    report.inputs[0].skipped = text
    report.tool.name = text
    let scalars = try page(report).unicodeScalars
    let raw = Array(text.unicodeScalars)
    // Compared by scalars: a mark that combines with a quotation mark would hide it from a search by characters.
    #expect(!Array(scalars).contains(raw) || text.hasPrefix("{{{"))
  }

  @Test func thePageFetchesNothing() throws {
    let page = try page(SampleReport.failed()).replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "url(h", "@import", "src=", "<link"] { #expect(!page.contains(word)) }
  }

  @Test func theIdsAreUnique() throws {
    let ids = try page(SampleReport.failed()).matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
  }

  @Test func aHugeReportMakesAPageOfBoundedSize() throws {
    var report = try SampleReport.failed()
    let sample = report.single.first { $0.picture != nil }!
    report.single = (0..<50_000).map { index in
      var finding = sample
      finding.element?.path = "login/\(index)"
      finding.message += String(repeating: " words", count: 200)
      (finding.location.file, finding.location.line) = ("file\(index % 2000).xib", index + 1)
      return finding
    }
    let page = try page(report)
    #expect(page.utf8.count < 20_000_000)
    #expect(page.contains("and 49,000 more findings, in the JSON report"))
  }

  @Test func onePictureOfAnEndlessTitleIsLeftOut() throws {
    var report = SampleReport.clean
    let line = TextPicture.Line(path: String(repeating: "M0 0", count: 100_000), width: 100)
    let picture = TextPicture(
      lines: [line], lineHeight: 10, ascent: 8, availableWidth: 5, availableHeight: nil, isRightToLeft: false)
    report.single = [
      Finding(
        rule: "title-clipped", severity: .error, message: "m", location: SourceLocation(file: "a"), picture: picture)
    ]
    #expect(try !page(report).contains("M0 0M0 0"))
  }

  @Test func theAssetsAreTheFiles() throws {
    let folder = ExpectedFile("Reports/templates").url
    for (name, template) in ReportAssets.templates {
      #expect(try String(contentsOf: folder.appendingPathComponent("\(name).mustache"), encoding: .utf8) == template)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasSuffix(".mustache") }.count == ReportAssets.templates.count)
    for file in files where file.hasSuffix(".css") {
      let style = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(ReportAssets.style.contains(style), "\(file) is not in the page's style")
    }
  }

  /// What is inserted as it is; everything else is escaped by the templates.
  private static let unescaped: [String: [String]] = [
    "page": ["style", "script"], "findings": ["drawing", "summary"], "finding": ["message", "."], "header": ["."],
    "instance": ["message", "picture", "value"], "summary": ["reason"], "coverage": [],
  ]

  @Test func onlyMarkupOfOurOwnIsInsertedAsItIs() {
    for (name, template) in ReportAssets.templates {
      let values = template.matches(of: #/\{\{[{&]\s*([^}]+?)\s*\}/#).map { String($0.1) }
      #expect(values == Self.unescaped[name], "\(name).mustache")
    }
    #expect(ReportAssets.templates["page"]?.hasPrefix("{{% CONTENT_TYPE: HTML_BY_SCALARS}}<!DOCTYPE html>") == true)
  }

  // MARK: What the filter knows

  @Test func noRuleOrLevelDisappearsFromAHugeReport() throws {
    var report = SampleReport.clean
    report.single = (0..<3000).map { index in
      Finding(
        rule: index < 2990 ? "common" : "rare-\(index)", outcome: index == 2999 ? .needsReview : .fails,
        severity: index < 2990 ? .error : .note, message: "m", location: SourceLocation(file: "a", line: index + 1))
    }
    let page = try page(report)
    #expect(page.matches(of: #/<article /#).count == 1000)
    for rule in (2990..<3000).map({ "rare-\($0)" }) { #expect(page.contains("data-rule=\"\(rule)\"")) }
    #expect(page.contains("value=\"error\" checked> Error 2,990 (990 on this page)"))
    #expect(page.contains("The page has 1,000 of 3,000 findings; the JSON report has all."))
  }

  @Test func aCardAndEachOfItsPlacesNamesItsLocales() throws {
    var report = SampleReport.clean
    report.single = ["de", "fr", "zh-Hant"].map { locale in
      var finding = Finding(
        rule: "title-truncated", severity: .error, message: "“\(locale)” is cut", locale: LocaleTag(locale),
        location: SourceLocation(file: "a.xib", line: 3),
        element: ElementReference(id: "e", kind: .button, path: "s/e"))
      finding.overrun = 3
      return finding
    }
    let page = try page(report)
    #expect(page.contains("data-rule=\"title-truncated\" data-locales=\"de fr zh-Hant\""))
    #expect(page.contains("<li data-locales=\"zh-Hant\">"))
  }

  @Test func aSpecifierKeepsItsDirection() throws {
    var report = SampleReport.clean
    report.single = [
      Finding(
        rule: "format-implicit-reorder", severity: .error, message: "“%d من %@” has another order",
        locale: LocaleTag("ar"), location: SourceLocation(file: "a.strings"), table: "a", key: "k",
        evidence: ["translation": .text("%1$d من {name} 100 %")])
    ]
    let page = try page(report)
    #expect(page.contains("<bdi dir=\"ltr\">%d</bdi> من <bdi dir=\"ltr\">%@</bdi>"))
    #expect(page.contains("<bdi dir=\"ltr\">%1$d</bdi> من <bdi dir=\"ltr\">{name}</bdi> 100 %</dd>"))
  }

  @Test(arguments: [(Gate.State.passed, "The gate passes"), (.failed, "The gate fails"), (.notGated, "Not gated")])
  func theHeadlineIsOneOfThree(state: Gate.State, headline: String) throws {
    var report = SampleReport.clean
    report.gate = Gate(state)
    #expect(try page(report).contains("<h1>\(headline)</h1>"))
    #expect(try page(report).contains("<header class=\"\(state.rawValue)\">"))
  }

  @Test func landmarksHaveDifferentNames() throws {
    let page = try page(SampleReport.failed())
    let labels = page.matches(of: #/role="region" aria-label="([^"]*)"/#).map { String($0.1) }
    let titles = page.matches(of: #/<h2 id="[^"]*">([^<]*)</#).map { String($0.1) }
    #expect(Set(labels + titles).count == labels.count + titles.count)
  }
}
