import AuditModel
import Foundation
import TestSupport
import Testing

/// `fitspoken budget` on the built command.
@Suite struct BudgetCommandTests {
  /// Two screens with three buttons of one key, one of another that grows, and one title without a key.
  private static let tree = TestScreen.document(
    [
      screen(
        "one",
        [
          button("wide", .frame(0, 0, 200, 44), ["key": "save"]),
          button("narrow", .frame(0, 50, 60, 44), ["key": "save"]),
          button("growing", .frame(0, 90, 60, 44), ["key": "more"])
            .with([
              "constraints": .constraints(["growing.leading = root.leading", "growing.top = root.top"]),
              "layout": ["usesConstraints": true],
            ]),
        ]),
      screen(
        "two",
        [
          button("small", .frame(0, 0, 62, 44), ["key": "save"], font: ["size": 12]),
          button("scaling", .frame(0, 50, 100, 44), ["key": "done", "table": "Other"], font: ["style": "body"]),
          Node(.button, "literal", ["frame": .frame(0, 50, 60, 44), "title": "OK"]),
        ]),
    ], ["platform": "iOS", "developmentLanguage": "en"])

  private static func screen(_ id: String, _ buttons: [Node]) -> TestScreen {
    TestScreen(id, root: Node(.view, "root", ["frame": .frame(0, 0, 300, 300)]) { buttons }, size: nil)
  }

  private static func button(_ id: String, _ frame: JSON, _ title: JSON, font: JSON = ["size": 17]) -> Node {
    Node(.button, id, ["frame": frame, "title": title, "font": font])
  }

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

  @Test func whatNobodyTranslatesIsLeftOut() throws {
    let texts = [
      "number": "42", "braces": "{Entry title}", "default": "Label", "menu": "Menu", "brand": "Fitspoken",
      "save": "Save",
    ]
    let buttons = texts.keys.sorted().map { Self.button($0, .frame(0, 0, 200, 44), ["key": JSON($0)]) }
    let strings = texts.sorted { $0.key < $1.key }.map { key, text in
      (key == "brand" ? "/* Do not translate. */ " : "") + "\"\(key)\" = \"\(text)\";"
    }
    let files = [
      "app.tree.json": TestScreen.document(
        [Self.screen("s", buttons)], ["platform": "iOS", "developmentLanguage": "en"]),
      "en.lproj/Localizable.strings": strings.joined(separator: "\n"),
      "de.lproj/Localizable.strings": #""menu" = "Menü"; "default" = "Label"; "save" = "Sichern";"#,
    ]
    #expect(try report(files: files).keys.map(\.key) == ["menu", "save"])
  }

  @Test func theSolvedFrameDecidesNotTheRecordedOne() throws {
    let constraints = [
      "pinned.leading = root.leading + 20", "root.trailing = pinned.trailing + 20", "pinned.top = root.top",
      "hugging.leading = root.leading + 20", "hugging.top = pinned.bottom",
    ]
    let buttons = ["pinned", "hugging"].map { id in
      Self.button(id, .frame(0, 0, 60, 44), ["key": JSON(id)]).with(["layout": ["usesConstraints": true]])
    }
    let files = [
      "app.tree.json": TestScreen.document(
        [TestScreen.view(buttons, constraints)], ["platform": "iOS", "developmentLanguage": "en"]),
      "en.lproj/Localizable.strings": #""pinned" = "Save"; "hugging" = "More";"#,
    ]
    let keys = try report(files: files).keys
    #expect(keys.map(\.key) == ["hugging", "pinned"])
    #expect(keys.map(\.room?.width) == [nil, 360])
    #expect(keys.map(\.reason) == ["the control grows with its text", nil])
  }

  @Test func aDocumentWithoutAFileIsNotWritten() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["budget", ".", "--key", "nothing", "--format", "xliff"], in: folder.url)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("no control shows a text with a key"), "\(result.errors)")
  }

  @Test(arguments: ["1e19", "-1e19", "0"]) func anyPointSizeIsWritten(size: String) throws {
    let font: JSON = ["size": .number(Double(size) ?? 0)]
    let button = Self.button("b", .frame(0, 0, 60, 44), ["key": "save"], font: font)
    let folder = try TemporaryFolder(
      Self.files.merging(["app.tree.json": TestScreen.document([Self.screen("s", [button])])]) { $1 })
    for format in ["weblate", "xliff", "csv", "json", "text"] {
      #expect(try BuiltCommand.run(["budget", ".", "--format", format], in: folder.url).status == 0)
    }
  }

  @Test func unusedKeysAreCounted() throws {
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

  @Test func theResultDoesNotDependOnTheNumberOfJobs() throws {
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
  func withoutAScreenNothingIsSpoken(files: [String: String]) throws {
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
