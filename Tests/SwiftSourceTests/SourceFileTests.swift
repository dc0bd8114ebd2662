import AuditModel
import SwiftSource
import Testing

@Suite struct SourceFileTests {
  private static let view = "struct V: View { var body: some View { Button(\"Größe 🙂\") {}; Text(\"B\") } }"

  @Test(arguments: ["print(1)", "import UIKit\nclass V: UIView {}", "import SwiftUI\nlet a = 1", "// SwiftUI: View\n"])
  func aFileWithoutViewsIsSkipped(source: String) async {
    let reading = await SwiftUIReader().read(Array(source.utf8), path: "a.swift")
    #expect(reading.trees.first == nil)
    #expect(reading.skipped != nil)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func placesCountScalarsAndAllKindsOfLineEnds(lineEnd: String) async throws {
    let source = "\u{FEFF}import SwiftUI\(lineEnd)\(lineEnd)\(Self.view)\(lineEnd)"
    let tree = try #require(await SwiftUIReader().read(Array(source.utf8), path: "a.swift").trees.first)
    let places = tree.screens[0].root.children.compactMap(\.location)
    #expect(places.map(\.line) == [3, 3])
    #expect(places.map(\.column) == [40, 62])
  }

  @Test func aFileThatIsNotUTF8IsAFinding() async throws {
    let bytes = Array("import SwiftUI\n// Gr".utf8) + [0xF6] + Array("sse\n\(Self.view)".utf8)
    let reading = await SwiftUIReader().read(bytes, path: "a.swift")
    #expect(reading.trees.first == nil)
    let fault = try #require(reading.diagnostics.first)
    #expect(fault.kind == .interfaceParseError)
    #expect(fault.location == SourceLocation(file: "a.swift", line: 2, column: 6))
  }

  @Test(arguments: [
    ("App/V.swift", "", Platform.iOS), ("App/V.swift", "import AppKit", .macOS), ("Mail macOS/V.swift", "", .macOS),
    ("Trail Watch App/V.swift", "", .watchOS), ("App/V.swift", "#if os(macOS)", .macOS),
  ])
  func thePlatformIsTheOneThatTheFileIsWrittenFor(path: String, head: String, platform: Platform) async throws {
    let source = "\(head)\n\(Self.view)\n" + (head.hasPrefix("#if") ? "#endif" : "")
    let tree = try await ElementSketch.tree(source, path: path)
    #expect(tree.platform == platform)
    #expect(tree.framework == .swiftUI)
  }

  /// Another module may export SwiftUI.
  @Test(arguments: ["import Kit\n", ""])
  func viewsAreReadWhateverTheFileImports(head: String) async {
    let reading = await SwiftUIReader().read(Array("\(head)\(Self.view)".utf8), path: "V.swift")
    #expect(reading.trees.first?.screens.count == 1)
  }

  /// In a form on the Mac the title of a field is beside it, and spoken even if it is hidden.
  @Test func titlesOfFieldsInFormsOnTheMac() async throws {
    let fields = "Form { TextField(\"A\", text: $a); TextField(\"B\", text: $b).labelsHidden() }"
    let tree = try await ElementSketch.tree(
      "import AppKit\nstruct V: View { var body: some View { \(fields) } }")
    let form = try #require(tree.screens.first?.root.children.first)
    #expect(
      ElementSketch.lines(of: form.children, depth: 0) == ["textField \"A\"", "textField \"B\" placeholder=\"B\""])
  }

  @Test func extensionsAndNestedTypesAreViewsToo() async throws {
    let tree = try await ElementSketch.tree(
      """
      struct A { struct Row: View { var body: some View { Text("R") } } }
      extension A: View { var body: some View { head; Row() } }
      extension A { var head: some View { Text("H") } }
      struct S: View { let content: String }
      """)
    #expect(tree.screens.map(\.id) == ["A"])
    #expect(ElementSketch.lines(of: tree.screens[0].root.children, depth: 0) == ["label \"H\"", "label \"R\""])
  }

  @Test(arguments: [
    "struct V: View { var body: some View { Button(\"A\") { Text(\"B\" } ",
    "struct V: View { var body: some View { VStack { Text(\"A } }",
    "struct V: View { var body: some View { Text() ; Button() ; Image() ; Picker() ; Section() ; .foo ; if ; switch } }",
    "struct V: View { var body: some View { Text(\"\\(\") } }",
    "struct V: View { var body: some View { body ; self.body ; V() } }",
    "struct V: View { var body: some View { Slider(value: .constant(1), in: 5...) ; Text(\"\").lineLimit(999999999999999999999) } }",
  ])
  func brokenSourcesAreReadAsFarAsTheyGo(source: String) async throws {
    #expect(try await ElementSketch.tree(source).screens.count == 1)
  }

  @Test func idsAreUniqueAndStayWhenOtherViewsChange() async throws {
    let two = try await ElementSketch.tree("struct A: View { var body: some View { Text(\"x\") } }\n" + Self.view)
    let one = try await ElementSketch.tree(Self.view)
    #expect(two.screens[1].root.children.map(\.id) == one.screens[0].root.children.map(\.id))
    var ids: Set<String> = []
    two.forEachElement { #expect(ids.insert($0.id).inserted) }
  }
}
