import AuditModel
import Foundation
import TestSupport
import Testing

/// `fitspoken speak` end to end.
@Suite struct SpeakCommandTests {
  private static let tree = TestScreen.document(
    [
      TestScreen(
        "one", title: "First",
        root: Node(.view, "r1", ["frame": .frame(0, 0, 300, 200)]) {
          Node(
            .button, "save",
            [
              "frame": .frame(20, 10, 60, 44), "title": ["key": "save"],
              "accessibility": ["hint": "Keeps it.", "customActions": ["Share"]],
            ])
          Node(.segmentedControl, "seg", ["frame": .frame(20, 80, 200, 32)]) {
            Node(.segment, "day", ["title": "Day"])
          }
        }, size: Size(width: 300, height: 200)),
      TestScreen("two", root: Node(.view, "r2"), size: nil),
    ], ["developmentLanguage": "en"])

  private static let files = [
    "app.tree.json": tree, "en.lproj/Localizable.strings": #""save" = "Save";"#,
    "de.lproj/Localizable.strings": #""save" = "Sichern";"#,
  ]

  private static let english = """
    # Simulated VoiceOver transcript

    app.tree.json one (First) [en]
      button save: Save. Button. Keeps it. Actions Available
      segmented control seg:
        segment day: Day. Button. 1 of 1.

    app.tree.json two [en]
      nothing is spoken

    """

  private func run(
    _ options: [String], _ more: [String: String] = [:]
  ) throws -> (BuiltCommand.Result, TemporaryFolder) {
    let folder = try TemporaryFolder(Self.files.merging(more) { $1 })
    return (try BuiltCommand.run(["speak", "."] + options, in: folder.url), folder)
  }

  @Test func theTextIsIndentedByContainer() throws {
    let (result, _) = try run(["--locale", "en"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == Self.english)
  }

  @Test func aRecordedTranscriptIsTheSame() throws {
    for recorded in [Self.english, Self.english.replacingOccurrences(of: "\n", with: "\r\n")] {
      let (result, _) = try run(["--locale", "en", "--check", "golden.txt"], ["golden.txt": recorded])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.isEmpty)
    }
  }

  @Test func aDifferenceNamesTheScreenAndSaysHowToRecordAnew() throws {
    let old = Self.english.replacingOccurrences(of: "Save.", with: "Store.")
    let (result, _) = try run(["--locale", "en", "--check", "my golden.txt"], ["my golden.txt": old])
    #expect(result.status == 1)
    #expect(
      result.output == """
        app.tree.json one (First) [en]
        -   button save: Store. Button. Keeps it. Actions Available
        +   button save: Save. Button. Keeps it. Actions Available

        """)
    #expect(result.errors.contains("screens: 1 changed"), "\(result.errors)")
    #expect(result.errors.contains("fitspoken speak . --locale en > 'my golden.txt'"), "\(result.errors)")
  }

  @Test func aRecordingIsWrittenWholeAndThenTheSame() throws {
    let folder = try TemporaryFolder(Self.files)
    let written = try BuiltCommand.run(["speak", ".", "--output", "golden.txt"], in: folder.url)
    #expect(written.status == 0 && written.output.isEmpty, "\(written.errors)")
    #expect(try BuiltCommand.run(["speak", ".", "--check", "golden.txt"], in: folder.url).status == 0)
    let other = try BuiltCommand.run(["speak", ".", "--check=golden.txt", "--no-hints"], in: folder.url)
    #expect(other.status == 1)
    #expect(other.output.contains("+ # made with: no hints"))
  }

  @Test(
    arguments: [
      (["--no-hints"], "save: Save. Button. Actions Available\n"),
      (["--no-actions", "--no-more-content"], "# made with: no actions, no more content\n"),
      (["--ios", "18"], "# made with: iOS 18\n"), (["--ios", "26.1"], "# Simulated VoiceOver transcript\n\n"),
      (
        ["--device", "iphone-6.1in", "--content-size", "accessibility3"],
        "device iphone-6.1in, content size accessibility3"
      ),
      (["--states"], "button save [disabled]: Save. Dimmed. Button."),
      (["--explain"], "#   author-hint (A): the author's `accessibilityHint` [Apple]\n"),
      (["--screen", "two"], "transcript\n\napp.tree.json two"),
      (["--data-table-order", "library"], "data table order"),
    ])
  func optionsChangeWhatIsSaid(options: [String], text: String) throws {
    let (result, _) = try run(["--locale", "en"] + options)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(text), "\(result.output)")
  }

  @Test func theConfigurationCounts() throws {
    let (result, _) = try run([], [".fitspoken.yml": "ios: 17\nlocales: [de]\n"])
    #expect(result.output.contains("# made with: iOS 17\n"))
    #expect(result.output.contains("button save: Sichern. Taste."))
    #expect(!result.output.contains("[en]"))
  }

  @Test func jsonHasContainersAndParts() throws {
    let (result, _) = try run(["--locale", "en", "--format", "json", "--explain"])
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["element"] as? String } == ["save", "day"])
    #expect(rows[0]["availability"] as? String == "Actions Available")
    #expect((rows[0]["segments"] as? [[String: Any]])?.first?["rule"] as? String == "button-title")
    #expect(rows[0]["container"] == nil)
    #expect((rows[1]["container"] as? [[String: String]]) == [["kind": "segmentedControl", "id": "seg"]])
  }

  @Test(
    arguments: [
      (["--ios", "16"], "expected 17, 18, 26 or 27"), (["--ios", "next"], "next"),
      (["--controls", "beside"], "beside"),
      (["--device", "iphone"], "family"), (["--device", "nokia"], "Error: there is no device 'nokia'"),
      (["--content-size", "huge"], "huge"),
      (["--check", "none.txt"], "none.txt"), (["--check", "en.lproj"], "en.lproj"),
      (["--check", "app.tree.json", "--format", "json"], "--format text"), (["--screen", "three"], "three"),
      (["--output", "no/where.txt"], "no/where.txt"), (["--data-table-order", "mine"], "mine"),
    ] as [([String], String)])
  func aTranscriptThatCannotBeMadeEndsWithTwo(options: [String], message: String) throws {
    let (result, _) = try run(options)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func aBinaryTranscriptExitsWithTwo() throws {
    let folder = try TemporaryFolder(Self.files)
    try Data([0xFF, 0xFE, 0x41, 0x00]).write(to: folder.url.appendingPathComponent("golden.txt"))
    let result = try BuiltCommand.run(["speak", ".", "--check", "golden.txt"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("not UTF-8"))
  }

  @Test func theDevicesAreListed() throws {
    let result = try BuiltCommand.run(["speak", "--device", "list"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("FAMILIES:"))
  }

  @Test func theHelpSaysWhatItIs() throws {
    let help = try BuiltCommand.run(["speak", "--help"]).output
    for text in ["simulated", "EXAMPLES", "--check", "--no-more-content", "--data-table-order", "--output"] {
      #expect(help.contains(text), "\(text)")
    }
  }
}
