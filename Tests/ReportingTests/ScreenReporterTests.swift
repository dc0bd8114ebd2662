import AuditModel
import Foundation
import Reporting
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The drawing of a screen.
@Suite struct ScreenReporterTests {
  private func svg(_ picture: ScreenPicture) -> String {
    String(decoding: ScreenReporter().render(picture), as: UTF8.self)
  }

  private static let empty = ScreenReporterSamples.empty

  @Test(arguments: ["german", "arabic"])
  func aScreenIsAsCommitted(_ name: String) throws {
    let picture = try name == "german" ? SampleScreens.german() : SampleScreens.arabic()
    let file = ExpectedFile("Tests/ReportingTests/Expected/screen.\(name).svg")
    #expect(try file.matches(svg(picture)), "\(file.advice)")
  }

  @Test func aDrawingIsXMLThatFetchesNothing() throws {
    for picture in [try SampleScreens.german(), try SampleScreens.arabic(), Self.empty] {
      let text = svg(picture)
      #expect(XMLParser(data: Data(text.utf8)).parse())
      let rest = text.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      for word in ["http", "<script", "href", "@import", "url(h"] { #expect(!rest.contains(word)) }
    }
  }

  @Test func descriptionsSayWhatIsVisible() throws {
    let text = svg(try SampleScreens.german())
    #expect(text.contains(#"role="img""#))
    #expect(text.contains("Screen Settings in de at large, on its canvas</title>"))
    #expect(text.contains("Cut off: “Benachrichtigungen verwalten”"))
    #expect(text.contains("right for only one language"))
    #expect(svg(Self.empty).contains("Nothing is cut off"))
    #expect(svg(Self.empty).contains("Screen s in en at large, on its canvas"))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"\u{301} onload=alert(1) x=\"", "</desc><svg onload=alert(1)>", "]]>",
  ])
  func foreignTextIsOnlyText(_ text: String) throws {
    var picture = try SampleScreens.german()
    (picture.title, picture.device) = (text, text)
    let last = picture.items.count - 1
    picture.items[last].titles[0].words = text
    picture.items[last].titles[0].outlines.lines[0].path = text
    let drawn = svg(picture)
    #expect(!Array(drawn.unicodeScalars).contains(Array(text.unicodeScalars)))
    #expect(XMLParser(data: Data(drawn.utf8)).parse())
  }

  @Test func aTextThatLeavesTheScreenWidensTheDrawing() throws {
    var picture = try SampleScreens.german()
    let last = picture.items.count - 1
    picture.items[last].titles[0].x = 380
    #expect(svg(picture).contains(#"viewBox="-6 -6 405 864""#))
    picture.items[last].flags.insert(.outside)
    #expect(!svg(picture).contains(#"viewBox="-6 -6 405 864""#))
    picture.items[last].titles[0].x = 1e9
    #expect(svg(picture).contains(#"viewBox="-6 -6 565 864""#))
  }

  @Test(arguments: [Size(width: 0, height: 0), Size(width: -5, height: 1e9), Size(width: 1e9, height: 10)])
  func aScreenOfAnySizeIsDrawn(_ size: Size) throws {
    var picture = try SampleScreens.arabic()
    picture.size = size
    picture.items[3].frame = Rect(x: -1e9, y: 1e9, width: -3, height: 0)
    picture.items[5].level = .nan
    #expect(XMLParser(data: Data(svg(picture).utf8)).parse())
  }
}

/// The screens in the page.
@Suite struct PageScreensTests {
  private func page(_ change: (inout AuditReport) throws -> Void = { _ in }) throws -> String {
    var report = try SampleReport.failed()
    report.screens = try SampleScreens.gallery(of: report.single)
    try change(&report)
    return String(decoding: try HTMLReporter().render(report), as: UTF8.self)
  }

  @Test func aPageWithScreensIsAsCommitted() throws {
    let file = ExpectedFile("Tests/ReportingTests/Expected/screens.html")
    #expect(try file.matches(page()), "\(file.advice)")
  }

  @Test func eachScreenIsDrawnOnceWithItsMarks() throws {
    let page = try page()
    #expect(page.matches(of: /<svg[^>]*class="drawing"/).count == 2)
    #expect(page.contains("3 more drawings, in the folder form of this report"))
    #expect(page.contains("<b>ar, large, its canvas</b>"))
    #expect(page.contains("<svg class=\"marks\""))
    let ids = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
  }

  @Test func whatVoiceOverAddsIsSetApart() throws {
    let page = try page()
    #expect(page.contains("<b>Save</b>. <i>Button</i>. <b>Saves &amp; closes.</b></q>"))
    #expect(page.contains("(text set in code)") && page.contains("(silent)"))
  }

  @Test func aDrawingThatIsTooLargeIsCountedInstead() throws {
    let page = try page { report in
      var picture = try SampleScreens.german()
      let last = picture.items.count - 1
      picture.items[last].titles[0].outlines.lines[0].path = String(repeating: "M0 0", count: 150_000)
      report.screens = ScreenGallery()
      report.screens.add(
        try SampleScreens.exhibit("settings", [picture]), of: report.single.filter { $0.element?.screen == "settings" })
    }
    #expect(!page.contains("M0 0M0 0"))
    #expect(page.contains("4 more drawings, in the folder form"))
  }

  @Test func withoutScreensThePageSaysNothingOfThem() throws {
    let page = try page { $0.screens = ScreenGallery() }
    #expect(!page.contains("<section id=\"screens\""))
    #expect(!page.contains("class=\"screen\""))
  }

  @Test func aFolderHasAPageForEachScreenLanguageAndRule() async throws {
    var report = try SampleReport.failed()
    report.screens = try SampleScreens.gallery(of: report.single)
    var files: [String: String] = [:]
    try await HTMLReporter().render(report) { files[$0] = String(decoding: $1, as: UTF8.self) }
    let rules = Set(report.findings.map(\.rule))
    #expect(
      files.keys.filter { $0.hasPrefix("screens/") }.sorted() == ["screens/1.html", "screens/2.html", "screens/3.html"])
    #expect(files.keys.count { $0.hasPrefix("rules/") } == rules.count)
    #expect(files.keys.contains("languages/ja.html") && files.keys.contains("findings.html"))
    let cards = files.values.reduce(0) { $0 + $1.matches(of: #/<article /#).count }
    #expect(cards == report.findings.count)
    for (name, page) in files {
      let root = name.contains("/") ? "../" : ""
      for href in page.matches(of: #/ href="([^"#][^"#]*)/#).map({ String($0.1) }) {
        #expect(files[href.replacing("../", with: "")] != nil && href.hasPrefix(root), "\(name): \(href)")
      }
    }
  }
}
