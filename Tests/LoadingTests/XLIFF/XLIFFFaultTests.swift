import AuditModel
import Testing

@testable import Loading

@Suite("Of an XLIFF document nothing is lost in silence:")
struct XLIFFFaultTests {
  private static let unit = "<trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit>"

  @Test(
    "what is wrong with units",
    arguments: [
      ("<trans-unit><source>OK</source></trans-unit>", "missing-id", Severity.error, nil, 0),
      ("<trans-unit id=\"\"><source>OK</source></trans-unit>", "missing-id", .error, nil, 0),
      ("<trans-unit id=\"k\"><target>b</target></trans-unit>", "missing-source", .error, "k", 1),
      (
        "<trans-unit id=\"k\"><source>a</source><target>b</target><target>c</target><target>d</target></trans-unit>",
        "repeated-target", .warning, "k", 1
      ),
      (
        "<trans-unit id=\"k\"><source>a</source><target state=\"done\">b</target></trans-unit>", "unknown-state",
        .warning, "k", 1
      ),
      (
        "<trans-unit id=\"k|==|mood.sad\"><source>a</source></trans-unit>", "unknown-variation", .note, "k|==|mood.sad",
        0
      ),
      (
        "<trans-unit id=\"k|==|plural.one\"><source>a</source></trans-unit>"
          + "<trans-unit id=\"k|==|plural.one\"><source>b</source></trans-unit>", "duplicate-id", .error,
        "k|==|plural.one", 0
      ),
    ] as [(String, String, Severity, String?, Int)])
  func units(_ unit: String, _ reason: String, _ severity: Severity, _ key: String?, _ targets: Int) {
    let reading = readXLIFF(xliff(unit))
    #expect(reading.diagnostics.map(\.kind) == [.catalogSchema])
    #expect(reading.diagnostics.map(\.reason) == [reason])
    #expect(reading.diagnostics.map(\.severity) == [severity])
    #expect(reading.diagnostics.map(\.key) == [key])
    #expect(reading.diagnostics.map(\.location.line) == [4])
    #expect(reading.entries("de").count == targets)
    #expect(reading.entries("de").allSatisfy { $0.state != nil })
  }

  @Test("of two targets the first is taken, an empty one too", arguments: ["b", ""])
  func firstTarget(_ text: String) {
    let targets = "<target state=\"new\">\(text)</target><target>c</target>"
    let reading = readXLIFF(xliff("<trans-unit id=\"k\"><source>a</source>\(targets)</trans-unit>"))
    #expect(reading.entries("de").map(\.value) == [text])
    #expect(reading.entries("de").map(\.state) == [.new])
  }

  @Test("a plain id that stands twice stays twice")
  func duplicate() {
    let reading = readXLIFF(xliff(Self.unit + Self.unit))
    #expect(reading.entries("en").map(\.key) == ["k", "k"])
    #expect(reading.entries("de").map(\.key) == ["k", "k"])
  }

  @Test(
    "languages that are missing or none",
    arguments: [
      ("out/de.xliff", "", "missing-target-language", Severity.warning, ["en", "de"]),
      ("fr/app.xliff", "", "missing-target-language", .warning, ["en", "fr"]),
      ("out/strings.xliff", "", "missing-target-language", .error, ["en"]),
      ("out/strings.xliff", "?", "invalid-target-language", .error, ["en"]),
    ])
  func languages(_ path: String, _ target: String, _ reason: String, _ severity: Severity, _ folders: [String]) {
    let reading = readXLIFF(xliff(Self.unit, target: target), path: path)
    #expect(reading.diagnostics.map(\.reason) == [reason])
    #expect(reading.diagnostics.map(\.severity) == [severity])
    #expect(reading.tables.flatMap(\.files).map(\.folder) == folders)
    let sources = readXLIFF(xliff("<trans-unit id=\"k\"><source>a</source></trans-unit>", target: target), path: path)
    #expect(sources.diagnostics.isEmpty)
  }

  @Test("a source language that is missing is the project's")
  func sourceLanguage() {
    let text = xliff(Self.unit).replacing(" source-language=\"en\"", with: "")
    #expect(readXLIFF(text).diagnostics.map(\.reason) == ["missing-source-language"])
    #expect(readXLIFF(text).tables.map(\.sourceLanguage) == [.english])
  }

  @Test("a source file that stands twice, or is not named")
  func originals() {
    let file = "<file original=\"L.strings\" source-language=\"en\" target-language=\"de\"><body/></file>"
    let reading = readXLIFF("<xliff version=\"1.2\">\(file)\(file)</xliff>")
    #expect(reading.diagnostics.map(\.reason) == ["repeated-file"])
    let nameless = readXLIFF("<xliff><file source-language=\"en\" target-language=\"de\"><body/></file></xliff>")
    #expect(nameless.diagnostics.map(\.reason) == ["missing-original"])
    #expect(nameless.tables.map(\.location.table) == ["de"])
  }

  @Test(
    "documents that are not read",
    arguments: [
      ("<xliff version=\"2.0\" srcLang=\"en\"/>", LoadingDiagnostic.Kind.catalogSchema, "unsupported-version", 1),
      ("<xliff version=\"1.2\">\n</xliff>", .catalogSchema, "no-file", 1),
      ("<xliff><header/><trans-unit id=\"a\"/></xliff>", .catalogSchema, "no-file", 1),
      ("<html/>", .catalogSchema, "not-xliff", 1), ("", .catalogSchema, "malformed", 1),
      ("<xliff version=\"1.2\">\n<file></xliff>", .catalogSchema, "malformed", 2),
      ("<xliff version=\"1.2\">\n<<<<<<< HEAD\n</xliff>", .mergeConflictMarker, "malformed", 2),
      ("<xliff version=\"1.2\">\n&nbsp;</xliff>", .catalogSchema, "malformed", 2),
    ])
  func unread(_ text: String, _ kind: LoadingDiagnostic.Kind, _ reason: String, _ line: Int) {
    let reading = readXLIFF(text)
    #expect(reading.skipped != nil)
    #expect(reading.tables.isEmpty)
    #expect(reading.diagnostics.map(\.kind) == [kind])
    #expect(reading.diagnostics.map(\.reason) == [reason])
    #expect(reading.diagnostics.map(\.location.line) == [line])
  }

  @Test(
    "the units before a fault are read",
    arguments: [
      ("</body></file>", 5, ["a", "b"], "unexpected end of file; expected </xliff>", "2 units before it are read"),
      ("", 5, ["a", "b"], "expected </body>", "2 units before it are read"),
      ("</file>", 5, ["a", "b"], "expected </body>", "2 units before it are read"),
      ("<trans-unit id=\"c\"><source>C", 5, ["a", "b"], "expected </source>", "2 units before it are read"),
      ("&nbsp;<trans-unit id=\"c\"/>", 5, ["a", "b"], "undeclared entity", "2 units before it are read"),
      ("<<<<<<< HEAD\n", 5, ["a", "b"], "merge conflict", "2 units before it are read"),
    ])
  func cutShort(_ end: String, _ line: Int, _ keys: [String], _ fault: String, _ rest: String) throws {
    let reading = readXLIFF(
      """
      <xliff version="1.2"><file original="L.strings" source-language="en" target-language="de"><body>
      <trans-unit id="a"><source>A</source><target>Ä</target></trans-unit>
      <trans-unit id="b"><source>B</source></trans-unit>

      \(end)
      """)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1 && reading.skipped == nil)
    #expect(diagnostic.location.line == line && diagnostic.reason == "malformed")
    #expect(diagnostic.message.contains(fault) && diagnostic.message.contains(rest), "\(diagnostic.message)")
    #expect(reading.tables.first?.files.map { $0.entries.map(\.key) } == [keys, ["a"]])
  }
}
