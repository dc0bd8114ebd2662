import AuditModel
import PlatformData
import ScreenAnalysis
import TestSupport
import Testing
import VoiceOver

/// Transcripts whose order follows the frames that are solved for each locale.
@Suite struct TranscriptSurveyTests {
  /// Two labels at the leading and the trailing edge; below them a text that pushes down the button beside it where it is long.
  private static let screens: [TestScreen] = [
    TestScreen(
      "s", title: "First",
      root: Node(
        .view, "root",
        [
          "frame": .frame(0, 0, 320, 500),
          "constraints": .constraints([
            "a.leading = root.leading + 8", "a.top = root.top + 20", "b.trailing = root.trailing - 8",
            "b.top = root.top + 20", "long.left = root.left + 8", "long.width = 100", "long.top = root.top + 60",
            "under.top = long.bottom + 8", "under.left = root.left + 8", "fixed.top = root.top + 130",
            "fixed.left = root.left + 200",
          ]),
        ]
      ) {
        label("a", .frame(8, 20, 9, 21))
        label("b", .frame(303, 20, 9, 21))
        label("long", .frame(8, 60, 100, 21)).with(["text": ["key": "long"], "numberOfLines": 0])
        label("under", .frame(8, 89, 50, 21))
        label("fixed", .frame(200, 130, 50, 21))
      }, size: Size(width: 320, height: 500)),
    TestScreen("t", root: Node(.label, "only", ["text": "Only"]), size: nil),
  ]

  private static func label(_ id: String, _ frame: JSON) -> Node {
    Node(.label, id, ["text": JSON(id), "frame": frame, "layout": ["usesConstraints": true]])
  }

  private func workspace() throws -> Workspace {
    var tree = InterfaceTree(source: "a.tree.json", platform: .iOS)
    tree.developmentLanguage = .english
    tree.screens = try Self.screens.map { try $0.screen() }
    let words = String(repeating: "mehrere Wörter ", count: 20)
    let files = try [("ar", "x"), ("de", words), ("en", "x")].map { tag, value in
      StringsFile(
        path: "\(tag).lproj/Localizable.strings", folder: tag, locale: try #require(LocaleTag(tag)), format: .strings,
        encoding: .utf8, entries: [StringsEntry(key: "long", value: value, line: 1, column: 1)])
    }
    let bundle = LocalizationBundle(
      path: "", developmentLanguage: .english, developmentLanguageSource: "assumed",
      tables: [LocalizationTable(name: "Localizable", files: files)])
    return Workspace(trees: [tree], catalog: LocalizationCatalog(bundles: [bundle]))
  }

  private func order(
    of screen: String = "s", on platform: Platform? = nil, _ change: (inout TranscriptSurvey) -> Void = { _ in }
  ) async throws -> [String: [String]] {
    var options = AnalysisOptions()
    (options.screen, options.platform) = (screen, platform)
    var survey = TranscriptSurvey(AnalysisContext(try workspace(), options: options))
    change(&survey)
    let pages = await survey.transcript().pages
    return Dictionary(uniqueKeysWithValues: pages.map { ($0.locale.identifier, $0.rows.map(\.element)) })
  }

  @Test func theOrderFollowsTheTextsAndTheDirectionOfEachLocale() async throws {
    let order = try await order()
    #expect(order["en"] == ["a", "b", "long", "under", "fixed"])
    // The text takes many lines, and pushes what is below it under what stands at a fixed height.
    #expect(order["de"] == ["a", "b", "long", "fixed", "under"])
    // Leading and trailing swap sides, and so does the direction of reading.
    #expect(order["ar"] == ["a", "b", "long", "under", "fixed"])
  }

  @Test func theContentSizeAndTheDeviceCount() async throws {
    let order = try await order {
      $0.contentSize = .large; $0.device = DeviceScreen.matching("iphone-6.1in").first
    }
    #expect(order["de"] == ["a", "b", "long", "fixed", "under"])
    #expect(order.count == 3)
  }

  @Test func theResultDoesNotDependOnTheNumberOfJobs() async throws {
    var options = AnalysisOptions()
    let one = await TranscriptSurvey(AnalysisContext(try workspace(), options: options)).transcript()
    options.jobs = 8
    let many = await TranscriptSurvey(AnalysisContext(try workspace(), options: options)).transcript()
    #expect(TranscriptText(one).text == TranscriptText(many).text)
    #expect(one.pages.map(\.screen) == ["s", "s", "s", "t", "t", "t"])
  }

  @Test func aScreenIsFoundByItsNameAndAPlatformLeavesOthersOut() async throws {
    #expect(try await order(of: "First").count == 3)
    #expect(try await order(on: .macOS).isEmpty)
  }
}
