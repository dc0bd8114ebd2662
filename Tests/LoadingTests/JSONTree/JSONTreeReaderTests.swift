import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

private func read(_ text: String) -> JSONTreeReading { JSONTreeReader.read(Array(text.utf8), path: "a.tree.json") }

/// What `fitspoken tree` prints of a document.
private func printed(_ document: TreeDocument) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(document), as: UTF8.self)
}

@Suite("The JSON tree reader")
struct JSONTreeReaderTests {
  private static let tree = """
    {"version": 1, "platform": "tvOS", "developmentLanguage": "en",
     "screens": [{"id": "login", "root": {
       "kind": "view", "id": "root", "children": [
         {"kind": "button", "id": "go", "title": {"key": "login.go"}},
         {"kind": "button", "children": [
           {"kind": "label", "text": "x"}]},
         {"kind": "label", "id": "go"}]}}]}
    """

  @Test("places the elements and names those that have no id of their own")
  func completes() throws {
    let reading = read(Self.tree)
    let tree = try #require(reading.document?.trees.first)
    #expect(reading.diagnostics.isEmpty)
    #expect(tree.source == "a.tree.json")
    #expect(tree.platform == .tvOS)
    var elements: [String] = []
    tree.screens[0].root.forEach { element, _ in
      elements.append("\(element.id) \(element.location?.line ?? 0):\(element.location?.column ?? 0)")
    }
    #expect(elements == ["root 2:38", "go 4:6", "button#2 5:6", "label#1 6:8", "label#2 7:6"])
  }

  @Test("reads an array of trees")
  func array() throws {
    let document = try #require(read("[\(Self.tree), \(Self.tree)]").document)
    #expect(document.trees.count == 2)
    #expect(document.trees.map { $0.screens[0].root.location?.line } == [2, 8])
  }

  @Test(
    "says where the text is at fault",
    arguments: [
      ("", "1:1", "expected a value, found the end of the file"),
      ("{\"screens\": [}", "1:14", "expected a value, found }"),
      ("{\"screens\": []\n \"x\": 1}", "2:2", "expected a comma or }, found \""),
      ("{\"screens\": [],}", "1:15", "expected a key in quotes after the comma, found }"),
      ("{\"screens\" []}", "1:12", "expected a colon, found ["),
      ("{\"screens\": []} x", "1:17", "expected the end of the file, found x"),
      ("{\"screens\": [], \"x\": \"a", "1:22", "a string has no closing quote"),
      ("{\"x\": \"\\ud83d\"}", "1:8", "unpaired surrogate in an escape"),
      ("{\"x\": \"\\q\"}", "1:8", "expected a valid escape sequence, found \\"),
      ("{\"x\": 01}", "1:7", "expected a number"), ("{\"x\": nul}", "1:7", "expected a value, found n"),
      ("<<<<<<< HEAD\n", "1:1", "expected a value, found <"), ("\0", "1:1", "expected a value, found U+0000"),
      ("[1]", "1:2", "[0]: expected an object"), ("7", "1:1", "the document: expected an object"),
      ("{}", "1:1", "the document: \"screens\" is missing"),
      ("{\"screens\": [],\n \"platform\": \"beOS\"}", "2:14", nil),
      ("{\"screens\": [], \"version\": 2}", "1:28", "version: version 2 is not known; expected 1"),
      (
        "{\"screens\": [{\"id\": \"a\", \"root\": {\"children\": [\n{\"kind\": \"label\"},\n{\"kind\": 7}]}}]}", "3:10",
        "screens[0].root.children[1].kind: expected a string"
      ),
      ("{\"screens\": [{\"id\": \"a\"}]}", "1:14", "screens[0]: \"root\" is missing"),
    ] as [(String, String, String?)])
  func faults(_ text: String, _ place: String, _ message: String?) throws {
    let reading = read(text)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(reading.document == nil)
    #expect(diagnostic.kind == .interfaceParseError)
    #expect("\(diagnostic.location.line):\(diagnostic.location.column)" == place, "\(diagnostic.message)")
    if let message { #expect(diagnostic.message == message) }
  }

  @Test("bears nesting up to its limit", arguments: [(100, true), (250, true), (1000, false), (100_000, false)])
  func nesting(_ depth: Int, _ isRead: Bool) throws {
    let opening = String(repeating: "{\"children\":[", count: depth)
    let closing = String(repeating: "]}", count: depth)
    let reading = read("{\"screens\":[{\"id\":\"s\",\"root\":\(opening)\(closing)}]}")
    #expect((reading.document != nil) == isRead)
    #expect(reading.diagnostics.count == (isRead ? 0 : 1))
  }

  @Test("reads what is printed of one tree and of several", arguments: [1, 2, 0])
  func roundTrip(_ count: Int) throws {
    var document = TreeDocument()
    for index in 0..<count {
      var tree = InterfaceTree(source: "T\(index).xib", platform: .iOS)
      tree.screens = [Screen(id: "s", root: Element(id: "e", kind: .button))]
      document.trees.append(tree)
    }
    let entry = StringsEntry(key: "k", value: "v", line: 1, column: 1)
    let file = StringsFile(
      path: "en.lproj/T.strings", folder: "en", locale: .english, format: .strings, encoding: .utf8, entries: [entry]
    )
    document.catalog.bundles = [
      LocalizationBundle(
        path: "", developmentLanguage: .english, developmentLanguageSource: "assumed",
        tables: [LocalizationTable(name: "T", interfaceFile: "T0.xib", files: [file])])
    ]
    document.diagnostics = [
      LoadingDiagnostic(kind: .stringsEncoding, location: SourceLocation(file: "x"), message: "m")
    ]
    document.inputs = [InputFile(path: "x", format: .strings, skipped: "because")]
    let text = try printed(document)
    #expect(text.hasPrefix(count == 1 ? "{" : "["))
    #expect(read(text).document == document)
  }

  @Test("gives an audit all that was read of a source")
  func replay() async throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/L.strings": "a = b;", "App/de.lproj/L.strings": "a = b;; c = d;",
      "App/Main.tree.json": Self.tree,
    ])
    let source = try await load(folder, ["App"])
    let copy = try TemporaryFolder(["all.json": try printed(TreeDocument(source))])
    var replayed = try await load(copy, ["all.json"])
    replayed.inputs.removeAll { $0.path == "all.json" }
    #expect(replayed == source)
  }
}
