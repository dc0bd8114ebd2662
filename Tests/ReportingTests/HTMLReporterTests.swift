import AuditModel
import Foundation
import ReportAssets
import TestSupport
import Testing

@testable import Reporting

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

  /// A title that is cut only at a large size is a note, and does not fit either; a note about anything else says nothing of that.
  @Test(
    arguments: [(Severity.error, 10, false), (.note, 10, false), (.note, nil, true)] as [(Severity, Double?, Bool)])
  func titlesThatAreCutAreNotSaidToFit(severity: Severity, overrun: Double?, allFit: Bool) throws {
    var report = try SampleReport.failed()
    var finding = try #require(report.single.first { $0.rule == "title-truncated" })
    finding.severity = severity
    finding.overrun = overrun.map { Points($0) }
    for index in report.rules.indices where report.rules[index].name == finding.rule { report.rules[index].area = .fit }
    report.single = [finding]
    report.screens = try SampleScreens.gallery(of: [finding])
    let page = try page(report)
    #expect(page.contains("titles that were measured fit") == allFit)
    #expect(page.contains("something does not fit") == !allFit)
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
    #expect(page.utf8.count < 15_000_000)
    #expect(page.contains("1,000 of 50,000 findings have a card on this page"))
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
    "appendix": [], "card": ["message", "crop", "picture", "picture", "message", "value"], "filter": ["index"],
    "fit": [],
    "issues": [], "language": ["source", "message", "source", "translation", "message"], "masthead": [".", "value"],
    "page": ["policy", "style", "assets", "page", "page", "scriptWords", "script"], "rows": ["message"],
    "screen": ["drawing", "marks", "summary", "message", "utterance"], "speech": ["bar", "bar"], "translation": [],
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
    #expect(page.contains("value=\"error\" checked> Error 2,990"))
    #expect(page.contains("1,000 of 3,000 findings have a card on this page"))
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
    #expect(page.contains("<li data-locales=\"zh-Hant\"><b>zh-Hant</b>"))
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

  @Test(arguments: [
    (Gate.State.passed, "Ready: the gate passes"), (.failed, "Not ready: the gate fails"),
    (.notGated, "Not gated: nobody asked for a verdict"),
  ])
  func theHeadlineIsOneOfThree(state: Gate.State, headline: String) throws {
    var report = SampleReport.clean
    report.gate = Gate(state)
    #expect(try page(report).contains("<h1>\(headline)</h1>"))
    #expect(try page(report).contains("<header class=\"masthead \(state.rawValue)\">"))
  }

  @Test func theVerdictCountsWhatIsNewAgainstTheBaseline() throws {
    var report = try SampleReport.failed()
    let count = report.findings.count { $0.level == .error }
    #expect(count > 1)
    #expect(try page(report).contains("<h1>Not ready: \(count) new findings fail the gate</h1>"))
    report.known = report.findings
    report.findings = Array(report.findings.prefix(1))
    let page = try page(report)
    #expect(page.contains("data-state=\"known\"") && page.contains("data-state=\"new\""))
  }

  @Test func thePolicyNamesItsScriptAndStyleByHash() throws {
    let page = try page(SampleReport.failed())
    let script = try #require(page.firstMatch(of: #/<script data[^>]*>([^§]*?)<\/script>/#)).1
    let style = try #require(page.firstMatch(of: #/<style>([^§]*?)<\/style>/#)).1
    let policy = try #require(page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)).1
    #expect(policy.contains("script-src \(ContentHash(String(script)).source);"))
    #expect(policy.contains("style-src \(ContentHash(String(style)).source);"))
    #expect(!page.contains(" style=\"") && !policy.contains("unsafe"))
  }

  /// Vectors of FIPS 180-4's examples (NIST, Cryptographic Standards and Guidelines).
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func theHashIsTheStandards(_ text: String, _ digest: String) {
    let digits = ContentHash.digest(Array(text.utf8)).map { String(256 + Int($0), radix: 16).dropFirst() }
    #expect(digits.joined() == digest)
  }
}

/// The report's own words.
@Suite struct ReportWordsTests {
  @Test func everyTextIsThereInEveryLanguageWithTheSameArguments() throws {
    let english = try ReportWords(language: "en").all
    for language in ReportWords.languages {
      let texts = try ReportWords(language: language).all
      #expect(Set(texts.keys) == Set(english.keys))
      for (key, text) in texts {
        #expect(text.components(separatedBy: "%@").count == english[key]?.components(separatedBy: "%@").count, "\(key)")
        #expect(language == "en" || !text.isEmpty)
      }
    }
  }

  @Test func theTemplatesUseOnlyTextsThatThereAre() throws {
    let texts = try ReportWords().all
    for (name, template) in ReportAssets.templates {
      for key in template.matches(of: #/\{\{words\.([A-Za-z_]+)/#).map({ String($0.1) }) {
        #expect(texts[key] != nil, "\(name).mustache: \(key)")
      }
    }
  }

  @Test func noPageShowsAKeyInsteadOfAText() throws {
    var report = try SampleReport.failed()
    report.screens = try SampleScreens.gallery(of: report.single)
    for language in ReportWords.languages {
      let page = String(decoding: try HTMLReporter(language: language).render(report), as: UTF8.self)
      #expect(page.contains("<html lang=\"\(language)\">"))
      for part in ["fit", "rest", "nav", "level", "tally", "section", "speech", "screen", "appendix", "suppress"] {
        #expect(page.firstMatch(of: try Regex(">\(part)\\.[a-zA-Z]+<")) == nil, "\(language): \(part)")
      }
    }
  }

  @Test func numbersAndLengthsAreWrittenAsTheLanguageDoes() throws {
    let (english, german) = (try ReportWords(), try ReportWords(language: "de"))
    #expect(english.number(12345) == "12,345" && german.number(12345) == "12.345")
    #expect(english.points(65.5) == "65.5\u{A0}pt" && german.points(65.5) == "65,5\u{A0}pt")
    #expect(german("tally.error", count: 1) == "Fehler" && german("tally.warning", count: 2) == "Warnungen")
  }
}

/// Rules' pages as HTML.
@Suite struct MarkdownPageTests {
  @Test(arguments: [
    ("# name\n\nOne `a<b`\nline.", "<p>One <code>a&lt;b</code>\nline.</p>"),
    ("## Why\n* a\n* b\n\nc", "<h3 class=\"sub\">Why</h3><ul><li>a</li><li>b</li></ul><p>c</p>"),
    ("1. a\n   b\n2. c", "<ol><li>a\nb</li><li>c</li></ol>"),
    ("```\n<x>\n```", "<pre tabindex=\"0\"><code>&lt;x&gt;\n</code></pre>"),
    ("a **b** <script>", "<p>a <strong>b</strong> &lt;script&gt;</p>"),
  ])
  func markdownIsHTML(_ text: String, _ html: String) {
    #expect(MarkdownPage(text, heading: "h3").markup.html == html)
  }

  @Test func aTableHasARowOfHeadings() {
    let html = MarkdownPage("| a | b |\n| --- | --- |\n| 1 | 2 |", heading: "h3").markup.html
    #expect(html.contains("<tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr>"))
  }
}
