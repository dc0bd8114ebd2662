import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Loading

/// The recordings of the recorder for UI tests, as `Documentation/recorded-trees.md` shows them.
@Suite("Recordings of UI tests")
struct UITestReaderTests {
  private static func blocks(of language: String) throws -> [String] {
    let page = Corpus.repository.appendingPathComponent("Documentation/recorded-trees.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\(language)\n")
    return parts.dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  @Test("reads the documented form")
  func documented() throws {
    let text = try #require(try Self.blocks(of: "json").first)
    // What the document says of itself counts more than its path.
    let reading = Recorded.read(text, path: "fr/Other.json")
    #expect(reading.diagnostics.isEmpty)
    let tree = try #require(reading.tree)
    #expect(tree.recording == .uiTest && tree.locale == LocaleTag("de") && tree.screens.map(\.id) == ["Settings"])
    #expect(
      Recorded.sketch(reading) == [
        "view view#1 0,0 390×844", #"label label#1 "Einstellungen" 16,60 358×41"#,
        #"button next "Weiter" 16,750 358×50"#,
        #"switch switch#1 "Mitteilungen" 313,140 61×31"#,
      ])
    #expect(Recorded.element("label#1", in: reading)?.accessibility.traits == [.staticText, .header])
    #expect(Recorded.element("next", in: reading)?.control.isEnabled == false)
    #expect(Recorded.element("switch#1", in: reading)?.control.isOn == true)
  }

  @Test("the recorder is short and writes only what is read")
  func recorder() throws {
    let source = try #require(try Self.blocks(of: "swift").first)
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
    let written = Set(source.matches(of: /"([a-zA-Z]+)": |element\["([a-zA-Z]+)"\]/).map { String($0.1 ?? $0.2 ?? "") })
    let reader = try String(
      contentsOf: Corpus.repository.appendingPathComponent("Sources/Loading/Recorded/UITestReader.swift"),
      encoding: .utf8)
    #expect(written.isSuperset(of: ["recording", "root", "type", "traits"]))
    #expect(written.filter { $0 != "recording" && !reader.contains("\"\($0)\"") } == [])
  }

  @Test(
    "keeps what it can of other documents",
    arguments: [
      (#"{"recording": "uiTest", "root": {"type": 9, "label": "Go", "frame": [1, 2]}}"#, ["button button#1 \"Go\""]),
      (
        #"{"recording": "uiTest", "root": {"type": 999, "children": [{"type": 9, "label": "A"}, 7]}}"#,
        [#"button button#1 "A""#]
      ),
      (
        #"{"recording": "uiTest", "root": {"type": 4, "children": [{"type": 9, "label": "Cut"}, {"ty"#,
        [#"button button#1 "Cut""#]
      ),
    ])
  func lenient(text: String, buttons: [String]) {
    #expect(Recorded.sketch(Recorded.read(text, path: "Home.json")).filter { $0.hasPrefix("button") } == buttons)
  }

  @Test("names a document that is cut")
  func cut() {
    let reading = Recorded.read(
      "{\"recording\": \"uiTest\",\n\"root\": {\"type\": 9, \"label\": \"Go", path: "Home.json")
    #expect(Recorded.faults(reading).first?.hasPrefix("2:") == true)
  }
}
