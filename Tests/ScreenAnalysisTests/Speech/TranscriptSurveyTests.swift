import AuditModel
import Foundation
import PlatformData
import ScreenAnalysis
import Testing
import VoiceOver

/// Transcripts whose order follows the frames that are solved for each locale.
@Suite struct TranscriptSurveyTests {
  /// Two labels at the leading and the trailing edge; below them a text that pushes down the button beside it where it is long.
  private static let tree = #"""
    {"source": "a.tree.json", "developmentLanguage": "en", "screens": [
      {"id": "s", "title": "First", "size": {"width": 320, "height": 500}, "root": {
        "kind": "view", "id": "root", "frame": {"x": 0, "y": 0, "width": 320, "height": 500},
        "constraints": [
          {"firstItem": "a", "firstAttribute": "leading", "secondItem": "root", "secondAttribute": "leading", "constant": 8},
          {"firstItem": "a", "firstAttribute": "top", "secondItem": "root", "secondAttribute": "top", "constant": 20},
          {"firstItem": "b", "firstAttribute": "trailing", "secondItem": "root", "secondAttribute": "trailing", "constant": -8},
          {"firstItem": "b", "firstAttribute": "top", "secondItem": "root", "secondAttribute": "top", "constant": 20},
          {"firstItem": "long", "firstAttribute": "left", "secondItem": "root", "secondAttribute": "left", "constant": 8},
          {"firstItem": "long", "firstAttribute": "width", "constant": 100},
          {"firstItem": "long", "firstAttribute": "top", "secondItem": "root", "secondAttribute": "top", "constant": 60},
          {"firstItem": "under", "firstAttribute": "top", "secondItem": "long", "secondAttribute": "bottom", "constant": 8},
          {"firstItem": "under", "firstAttribute": "left", "secondItem": "root", "secondAttribute": "left", "constant": 8},
          {"firstItem": "fixed", "firstAttribute": "top", "secondItem": "root", "secondAttribute": "top", "constant": 130},
          {"firstItem": "fixed", "firstAttribute": "left", "secondItem": "root", "secondAttribute": "left", "constant": 200}],
        "children": [
          {"kind": "label", "id": "a", "text": "a", "frame": {"x": 8, "y": 20, "width": 9, "height": 21}, "layout": {"usesConstraints": true}},
          {"kind": "label", "id": "b", "text": "b", "frame": {"x": 303, "y": 20, "width": 9, "height": 21}, "layout": {"usesConstraints": true}},
          {"kind": "label", "id": "long", "text": {"key": "long"}, "numberOfLines": 0, "frame": {"x": 8, "y": 60, "width": 100, "height": 21}, "layout": {"usesConstraints": true}},
          {"kind": "label", "id": "under", "text": "under", "frame": {"x": 8, "y": 89, "width": 50, "height": 21}, "layout": {"usesConstraints": true}},
          {"kind": "label", "id": "fixed", "text": "fixed", "frame": {"x": 200, "y": 130, "width": 50, "height": 21}, "layout": {"usesConstraints": true}}]}},
      {"id": "t", "root": {"kind": "label", "id": "only", "text": "Only"}}]}
    """#

  private func workspace() throws -> Workspace {
    let tree = try JSONDecoder().decode(InterfaceTree.self, from: Data(Self.tree.utf8))
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

  @Test func theAnswerDoesNotDependOnTheWorkers() async throws {
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
