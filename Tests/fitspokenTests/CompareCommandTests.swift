import AuditModel
import Foundation
import TestSupport
import Testing

/// `fitspoken compare` end to end.
@Suite struct CompareCommandTests {
  private static let files = [
    "App/app.tree.json": TestScreen.document([
      TestScreen(
        "Settings",
        root: Node(.view, "root", ["frame": .frame(0, 0, 390, 844)]) {
          Node(
            .button, "next",
            ["frame": .frame(16, 750, 358, 50), "title": ["key": "next"], "accessibility": ["identifier": "next"]])
          Node(
            .button, "help",
            ["frame": .frame(16, 650, 358, 50), "title": "Help", "accessibility": ["identifier": "help"]])
        }, size: Size(width: 390, height: 844))
    ]),
    "App/en.lproj/Localizable.strings": #""next" = "Next";"#,
    "App/de.lproj/Localizable.strings": #""next" = "Weiter";"#,
  ]

  private static func recording(label: String, y: Int = 750, others: String = "") -> String {
    """
    {"recording": "uiTest", "root": {"type": 2, "frame": [0, 0, 390, 844], "children": [
      {"type": 9, "identifier": "next", "label": "\(label)", "frame": [16, \(y), 358, 50]}\(others)]}}
    """
  }

  private static let help = #", {"type": 9, "identifier": "help", "label": "Help", "frame": [16, 650, 358, 50]}"#

  private func run(_ recordings: [String: String], _ options: [String] = []) throws -> BuiltCommand.Result {
    let folder = try TemporaryFolder(Self.files.merging(recordings) { $1 })
    return try BuiltCommand.run(
      [
        "compare", folder.url.appendingPathComponent("App").path, "--with",
        folder.url.appendingPathComponent("Recordings").path,
      ]
        + options)
  }

  @Test func equalScreensAreEqualInTheirLocale() throws {
    let result = try run(
      ["Recordings/Settings.de.json": Self.recording(label: "Weiter", others: Self.help)], ["--fail-on-difference"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("2 of 2 recorded elements matched: 2 equal"))
  }

  @Test func aLabelThatDiffersIsShownWithBothWordsAndPlaces() throws {
    let result = try run(["Recordings/Settings.de.json": Self.recording(label: "Weiter!", others: Self.help)])
    #expect(result.status == 0)
    #expect(result.output.contains(#"label: recording "Weiter!", sources "Weiter""#), "\(result.output)")
    #expect(result.output.contains("Settings.de.json:2:"))
  }

  @Test(arguments: [(751, true), (752, false)])
  func framesDifferByMoreThanAPoint(y: Int, isEqual: Bool) throws {
    let result = try run(
      ["Recordings/Settings.de.json": Self.recording(label: "Weiter", y: y, others: Self.help)],
      ["--fail-on-difference"])
    #expect(result.status == (isEqual ? 0 : 1), "\(result.output)")
    #expect(result.output.contains("(by 2 pt)") == !isEqual)
  }

  /// A view of SwiftUI is laid out on the recorded screen; what code leaves open is not compared.
  @Test(arguments: [("Text(name)", 0), ("", 1)])
  func framesOfSwiftUIAreCompared(above: String, compared: Int) throws {
    let folder = try TemporaryFolder([
      "App/Home.swift": """
      import SwiftUI
      @main struct Home: View {
        let name: String
        var body: some View { VStack(spacing: 0) { \(above)
          Button("Go") {}.frame(width: 100, height: 50); Spacer(minLength: 0) } }
      }
      """,
      "Recordings/Home.en.json": """
      {"recording": "uiTest", "root": {"type": 2, "frame": [0, 0, 393, 852], "children": [
        {"type": 9, "label": "Go", "frame": [146.5, 59, 100, 50]}]}}
      """,
    ])
    let result = try BuiltCommand.run([
      "compare", folder.url.appendingPathComponent("App").path, "--format", "json", "--with",
      folder.url.appendingPathComponent("Recordings").path,
    ])
    let comparisons = try JSONDecoder().decode([ScreenComparison].self, from: Data(result.output.utf8))
    #expect(comparisons.map(\.summary.matched) == [1], "\(result.errors)")
    #expect(comparisons.map(\.summary.framesCompared) == [compared], "\(result.output)")
  }

  @Test func whatOneSideLacksIsListed() throws {
    let cancel = #", {"type": 9, "identifier": "cancel", "label": "Abbrechen", "frame": [16, 500, 90, 44]}"#
    let result = try run(["Recordings/Settings.de.json": Self.recording(label: "Weiter", others: cancel)])
    #expect(result.output.contains(#"only in the recording: button cancel "Abbrechen""#), "\(result.output)")
    #expect(result.output.contains("only in the sources: button help"))
  }

  @Test func theJSONHasTheSameCounts() throws {
    let result = try run(
      ["Recordings/Settings.de.json": Self.recording(label: "Weiter!", others: Self.help)], ["--format", "json"])
    let comparisons = try JSONDecoder().decode([ScreenComparison].self, from: Data(result.output.utf8))
    #expect(comparisons.map(\.summary.matched) == [2] && comparisons.map(\.summary.label) == [1])
    #expect(comparisons.first?.locale == LocaleTag("de"))
  }

  @Test func withoutARecordingThereIsNothingToCompare() throws {
    let result = try run(["Recordings/notes.txt": "nothing"])
    #expect(result.status == 2)
    #expect(result.errors.contains("no recorded interface tree was found"), "\(result.errors)")
  }
}
