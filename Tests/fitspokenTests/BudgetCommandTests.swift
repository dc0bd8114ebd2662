import AuditModel
import Foundation
import TestSupport
import Testing

/// `fitspoken budget` on the built command.
@Suite struct BudgetCommandTests {
  /// Two screens with three buttons of one key, one of another that grows, and one title without a key.
  private static let tree = #"""
    {"platform": "iOS", "developmentLanguage": "en", "screens": [
      {"id": "one", "root": {"kind": "view", "id": "r1", "frame": {"x": 0, "y": 0, "width": 300, "height": 300}, "children": [
        {"kind": "button", "id": "wide", "frame": {"x": 0, "y": 0, "width": 200, "height": 44},
         "title": {"key": "save"}, "font": {"size": 17}},
        {"kind": "button", "id": "narrow", "frame": {"x": 0, "y": 50, "width": 60, "height": 44},
         "title": {"key": "save"}, "font": {"size": 17}},
        {"kind": "button", "id": "growing", "frame": {"x": 0, "y": 90, "width": 60, "height": 44},
         "title": {"key": "more"}, "font": {"size": 17},
         "constraints": [{"firstItem": "growing", "firstAttribute": "leading", "secondItem": "r1",
                          "secondAttribute": "leading"}]}]}},
      {"id": "two", "root": {"kind": "view", "id": "r2", "frame": {"x": 0, "y": 0, "width": 300, "height": 300}, "children": [
        {"kind": "button", "id": "small", "frame": {"x": 0, "y": 0, "width": 62, "height": 44},
         "title": {"key": "save"}, "font": {"size": 12}},
        {"kind": "button", "id": "scaling", "frame": {"x": 0, "y": 50, "width": 100, "height": 44},
         "title": {"key": "done", "table": "Other"}, "font": {"style": "body"}},
        {"kind": "button", "id": "literal", "frame": {"x": 0, "y": 50, "width": 60, "height": 44}, "title": "OK"}]}}]}
    """#

  private static let files = [
    "app.tree.json": tree,
    "en.lproj/Localizable.strings": #""save" = "Save"; "more" = "More"; "unused" = "Nobody";"#,
    "de.lproj/Localizable.strings": #""save" = "Speichern und weiter"; "more" = "Mehr";"#,
    "en.lproj/Other.strings": #""done" = "Done";"#,
  ]

  private func report(_ options: [String] = [], files: [String: String] = files) throws -> BudgetReport {
    let folder = try TemporaryFolder(files)
    let result = try BuiltCommand.run(["budget", folder.url.path, "--format", "json"] + options)
    try #require(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode(BudgetReport.self, from: Data(result.output.utf8))
  }

  @Test func theTightestControlDecides() throws {
    let report = try report()
    #expect(report.keys.map(\.key) == ["more", "save", "done"])
    let save = try #require(report.keys.first { $0.key == "save" })
    #expect(save.control.element.id == "narrow")
    #expect(save.control.file == "app.tree.json")
    #expect(save.titles == 3)
    #expect(save.room?.width == 60)
    #expect(save.room?.lines == 1)
    #expect(save.text == "Save")
    #expect(save.original == "en.lproj/Localizable.strings")
    #expect(save.locales.map(\.locale.identifier) == ["en", "de"])
    #expect(save.locales.map(\.fits) == [true, false])
    #expect(save.longest?.locale.identifier == "de")
    let width = try #require(save.locales.first?.naturalWidth.value)
    let characters = try #require(save.characters)
    #expect(abs(Double(characters) - 60 / (width / 4)) < 2)
  }

  @Test func aControlThatGrowsHasAReasonAndNoNumber() throws {
    let more = try #require(try report().keys.first { $0.key == "more" })
    #expect(more.room == nil)
    #expect(more.characters == nil)
    #expect(more.reason == "the control grows with its text")
    #expect(more.unlimitedTitles == 1)
  }

  @Test func keysThatNobodyShowsAreCounted() throws {
    let report = try report()
    #expect(report.unseenKeys == 1)
    #expect(report.titlesWithoutKey == 1)
  }

  @Test func theTightestContentSizeDecides() throws {
    let sizes = try [["large"], ["accessibility3", "large"]].map { sizes in
      let options = sizes.flatMap { ["--content-size", $0] } + ["--key", "d*"]
      return try #require(try report(options).keys.first)
    }
    #expect(sizes.map(\.room?.contentSize) == [.large, .accessibility3])
    #expect(sizes[0].room?.font.pointSize == 17)
    #expect(try #require(sizes[0].characters) > #require(sizes[1].characters))
  }

  @Test func aLocaleHasItsOwnMeanAdvance() throws {
    let save = try #require(try report(["--locale", "de", "--table", "Local*"]).keys.first { $0.key == "save" })
    #expect(save.locales.map(\.locale.identifier) == ["de"])
    #expect(try report(["--table", "Other"]).keys.map(\.key) == ["done"])
  }

  @Test func theAnswerDoesNotDependOnTheWorkers() throws {
    #expect(try report(["--jobs", "1"]) == report(["--jobs", "4"]))
  }

  @Test(arguments: ["text", "csv", "xliff", "weblate"])
  func aFormatNamesTheKey(format: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["budget", ".", "--format", format, "--output", "out"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.isEmpty)
    let text = try String(contentsOf: folder.url.appendingPathComponent("out"), encoding: .utf8)
    #expect(text.contains("save"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test(
    arguments: [
      (["--format", "docx"], "docx"), (["--content-size", "huge"], "huge"), (["--locale", "ja"], "ja"),
      (["--fonts", "missing"], "missing"), (["--jobs", "0"], "--jobs"), (["--output", "none/out"], "none"),
      (["--size-unit", "furlong"], "furlong"), (["--device", "iphone"], "--device"), (["--ios", "26"], "--ios"),
    ] as [([String], String)])
  func badUsageEndsWithTwo(options: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["budget", "."] + options, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [[:], ["notes.txt": "x"], ["en.lproj/A.strings": #""a" = "A";"#]])
  func withoutAScreenThereIsNothingToTell(files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    let result = try BuiltCommand.run(["budget", folder.url.path])
    #expect(result.status == 2)
    #expect(result.errors.contains("nothing to budget"))
  }

  @Test func anExportedDocumentIsGivenTheLimits() throws {
    let unit = #"<trans-unit id="save" xml:space="preserve"><source>Save</source></trans-unit>"#
    let document = { (unit: String) in
      #"<xliff version="1.2"><file original="en.lproj/Localizable.strings" target-language="de"><body>"#
        + "\n  \(unit)\n</body></file></xliff>"
    }
    let folder = try TemporaryFolder(Self.files.merging(["exported/de.xliff": document(unit)]) { $1 })
    let result = try BuiltCommand.run(["budget", ".", "--annotate", "exported/de.xliff"], in: folder.url)
    #expect(result.status == 0)
    let limited = unit.replacingOccurrences(
      of: #""preserve""#, with: ##""preserve" maxwidth="60" size-unit="point" font="SF Pro;17""##)
    #expect(result.output == document(limited))
    #expect(result.errors.contains("1 of 1 units"))
  }

  @Test(arguments: ["missing.xliff", "app.tree.json"])
  func aBudgetThatIsNotADocumentEndsWithTwo(path: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["budget", ".", "--annotate", path], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(path))
  }
}
