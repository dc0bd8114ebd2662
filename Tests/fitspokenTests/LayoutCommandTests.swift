import AuditModel
import Foundation
import TestSupport
import Testing

/// `fitspoken layout` end to end.
@Suite struct LayoutCommandTests {
  private static let size = Size(width: 300, height: 200)
  private static let tree = TestScreen.document([
    TestScreen(
      "one", title: "First",
      root: Node(.view, "r1", ["frame": .frame(0, 0, 300, 200)]) {
        Node(.button, "save", ["frame": .frame(20, 10, 60, 44), "title": ["key": "save"], "font": ["size": 17]])
        Node(.barButtonItem, "item", ["title": "Item"])
      }, size: size),
    TestScreen("two", root: Node(.view, "r2", ["frame": .frame(0, 0, 300, 200)]), size: size),
  ])

  private static let files = [
    "app.tree.json": tree, "en.lproj/Localizable.strings": #""save" = "Save";"#,
    "de.lproj/Localizable.strings": #""save" = "Speichern und weiter";"#,
    "ar.lproj/Localizable.strings": #""save" = "حفظ";"#,
  ]

  private func rows(_ options: [String] = []) throws -> [LayoutRow] {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["layout", folder.url.path] + options)
    try #require(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode([LayoutRow].self, from: Data(result.output.utf8))
  }

  @Test func everyFrameIsPrintedInFileOrder() throws {
    let rows = try rows()
    #expect(rows.map(\.id) == ["r1", "save", "r2"])
    #expect(rows.map(\.title) == ["First", "First", nil])
    #expect(rows.allSatisfy { $0.file == "app.tree.json" && $0.device == "design" })
    #expect(rows.allSatisfy { $0.locale == .english && $0.contentSize == .large })
    #expect(rows[1].kind == .button)
    #expect(rows[1].recorded == Rect(x: 20, y: 10, width: 60, height: 44))
  }

  @Test func localesAndSizesMultiply() throws {
    let sizes = ["accessibility1", "large"].flatMap { ["--content-size", $0] }
    let rows = try rows(["--locale", "de", "--locale", "ar", "--screen", "two"] + sizes)
    #expect(rows.map(\.locale.identifier) == ["ar", "ar", "de", "de"])
    #expect(rows.map(\.contentSize) == [.large, .accessibility1, .large, .accessibility1])
    #expect(rows.allSatisfy { $0.screen == "two" })
  }

  @Test func aScreenIsFoundByItsName() throws {
    #expect(try rows(["--screen", "First"]).map(\.id) == ["r1", "save"])
  }

  @Test func theResultDoesNotDependOnTheNumberOfJobs() throws {
    #expect(try rows(["--jobs", "1"]) == rows(["--jobs", "4"]))
  }

  @Test func aSingleDrawingGoesToStandardOutput() throws {
    let folder = try TemporaryFolder(Self.files)
    let options = ["--format", "svg", "--screen", "one", "--locale", "ar"]
    let result = try BuiltCommand.run(["layout", "."] + options, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("<svg "))
    #expect(result.output.contains("Screen First in ar"))
  }

  @Test func everyDrawingIsAFile() throws {
    let folder = try TemporaryFolder(Self.files)
    let options = [
      "--format", "svg", "--locale", "de", "--locale", "ar", "--device", "iphone-6.1in", "--output", "out",
    ]
    let result = try BuiltCommand.run(["layout", "."] + options, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
    // The second screen has nothing to see.
    #expect(
      names.sorted() == ["ar", "de"].map { "app.tree_First_\($0)_iphone-6.1in_large.svg" })
  }

  @Test func aDeviceNamesTheRows() throws {
    #expect(Set(try rows(["--device", "iphone-6.1in", "--device", "iphone-4.7in"]).map(\.device)).count == 2)
  }

  @Test(
    arguments: [
      (["--format", "svg", "--locale", "de", "--locale", "ar"], "--output"), (["--output", "out"], "--output"),
      (["--format", "svg", "--screen", "two"], "nothing to draw"), (["--device", "nokia"], "nokia"),
      (["--format", "svg", "--output", "app.tree.json"], "app.tree.json"),
      (["--format", "png"], "png"), (["--content-size", "huge"], "huge"), (["--locale", "ja"], "ja"),
      (["--screen", "three"], "three"), (["--jobs", "0"], "--jobs"), (["--fonts", "missing"], "missing"),
    ] as [([String], String)])
  func badUsageEndsWithTwo(options: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["layout", "."] + options, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [[:], ["notes.txt": "x"], ["en.lproj/A.strings": #""a" = "A";"#]])
  func withoutAScreenNothingIsLaidOut(files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    let result = try BuiltCommand.run(["layout", folder.url.path])
    #expect(result.status == 2)
    #expect(result.errors.contains("nothing to lay out"))
  }
}
