import AuditModel
import Foundation
import Loading
import SwiftSource
import SystemPackage
import TestSupport
import Testing

/// Sources that no person writes: they end in a tree or a skip, not in a crash.
@Suite struct DeepSourceTests {
  static let sources: [String] = [
    repeating("VStack { ", "Text(\"x\")", " }", 5_000),
    "Text(\"x\")" + String(repeating: ".padding()", count: 20_000),
    repeating("(", "Text(\"x\")", ")", 5_000),
    (0..<500).map { "a\($0) ? Text(\"\($0)\") : " }.joined() + "Text(\"x\")",
    (0..<300).map { "if a\($0) { Text(\"\($0)\") } else " }.joined() + "{ Text(\"x\") }",
    (0..<2_000).map { "Text(\"\($0)\")" }.joined(separator: "\n"),
    "Text(" + (0..<5_000).map { "\"\($0)\"" }.joined(separator: " + ") + ")",
    "Text(\"" + String(repeating: "long ", count: 200_000) + "\")",
    "Text(x as " + repeating("[", "A", "]", 900) + ")",
    "Text(x as " + repeating("[", "A", "]", 30_000) + ")",
    // The parser's lookahead doubles with each of these.
    "Text(x as " + String(repeating: "[/*;*/", count: 40) + "A)",
    "[" + repeating("\n  [", "A", "]", 40) + "]",
    repeating("[inout ", "A", "]", 40),
    repeating("[(a, ", "b", ")]", 40),
    repeating("[a<b, ", "c", ">]", 40),
    "Text(" + String(repeating: "try ", count: 8_000) + "x)",
    "Text(" + String(repeating: "try ", count: 80_000) + "x)",
    "Text(a" + String(repeating: "[0]", count: 10_000) + ")",
    "a" + String(repeating: ".b", count: 15_000),
    "Text(" + repeating("A<", "B", ">", 10_000) + ".self)",
    "Text(\"x\")\n" + repeating("#if A\n", "", "#endif\n", 400),
    "Text(\"x\")\n" + repeating("#if A\n", "", "#endif\n", 5_000),
    repeating("{", "", "}", 30_000),
    "let v0 = base\n" + (1..<40).map { "let v\($0) = wrap(v\($0 - 1), v\($0 - 1))" }.joined(separator: "\n")
      + "\nText(v39)",
    "if let a = b { if let b = a { Button(a.title) { go() } } }",
    "let v0 = base\n"
      + (1..<40).map { "let v\($0) = if a { v\($0 - 1) } else { v\($0 - 1) }" }.joined(separator: "\n") + "\nText(v39)",
    "let d0 = [1: \"a\"]\n"
      + (1..<40).map { "let d\($0) = [1: d\($0 - 1)[a], 2: d\($0 - 1)[b], 3: d\($0 - 1)[c]]" }.joined(separator: "\n")
      + "\nText(d39[e])",
    "if let w0 = head {\n" + (1..<80).map { "if let w\($0) = w\($0 - 1) {" }.joined(separator: "\n") + "w79"
      + String(repeating: "}", count: 80) + "}\nvar head: Text? { if let x = head { x }",
    "f0() } }\n"
      + (0..<40).map { "func f\($0)() -> some View { VStack { f\($0 + 1)(); f\($0 + 1)() } }" }.joined(separator: "\n")
      + "\nstruct W: View { var body: some View { Text(\"x\")",
  ]

  private static func repeating(_ open: String, _ middle: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + middle + String(repeating: close, count: count)
  }

  @Test(arguments: sources.indices)
  func absurdSourcesAreRead(index: Int) async throws {
    let source = "import SwiftUI\nstruct V: View { var body: some View {\n\(Self.sources[index])\n} }"
    let folder = try TemporaryFolder(["V.swift": source])
    let workspace = try await Loader(jobs: 1, sourceReader: SwiftUIReader()).load([FilePath(folder.url.path)])
    #expect(workspace.inputs.map(\.path) == ["V.swift"])
    #expect(workspace.diagnostics.isEmpty)
  }

  /// Such as an image in Base64.
  @Test(arguments: [40_000, 1_000_000]) func aLongWordIsRead(length: Int) async {
    let data = String(repeating: "iVBORw0KGgo+/AAAANSUhEUgAA", count: length / 26)
    let source = "import SwiftUI\nlet i = \"\(data)==\"\nstruct V: View { var body: some View { Text(\"x\") } }"
    let reading = await SwiftUIReader().read(Array(source.utf8), path: "V.swift")
    #expect(reading.trees.first?.screens.count == 1 && reading.diagnostics.isEmpty)
  }

  /// Half-open intervals and the like in comments and texts are no nested types.
  @Test(arguments: ["// In [0, 1) is 1.", "/* [ */", "let a = \"[\"", "let a = \"\\\\[\""])
  func bracketsInCommentsAreRead(line: String) async {
    let lines = String(repeating: line + "\n", count: 40)
    let source = "import SwiftUI\n\(lines)struct V: View { var body: some View { Text(\"x\") } }"
    let reading = await SwiftUIReader().read(Array(source.utf8), path: "V.swift")
    #expect(reading.trees.first?.screens.count == 1 && reading.skipped == nil)
  }

  @Test func aLineThatIsTooLongIsNamed() async {
    let text = String(repeating: "long ", count: 200_000)
    let source = "import SwiftUI\nstruct V: View { var body: some View { Text(\"\(text)\") } }"
    let reading = await SwiftUIReader().read(Array(source.utf8), path: "V.swift")
    #expect(reading.trees.first == nil && reading.diagnostics.isEmpty)
    #expect(reading.skipped?.hasPrefix("line 2 ") == true)
  }

  /// Members that use one another twice would double at each step.
  @Test func membersThatDoubleEnd() async throws {
    let members = (0..<40).map { "var m\($0): some View { Group { m\($0 + 1); m\($0 + 1) } }" }.joined(separator: "\n")
    let sketch = try await ElementSketch.body("m0", members: members + "\nvar m40: some View { Text(\"x\") }")
    #expect(sketch.count < 2_000_000)
  }
}
