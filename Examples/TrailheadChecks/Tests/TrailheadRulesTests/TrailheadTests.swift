import FitspokenKit
import FitspokenTesting
import Testing
import TrailheadRules

@Suite struct TrailheadTests {
  private static let folder = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()

  @Test func formatsMatchInTheWidget() async throws {
    let app = try await AppSources(reading: [Self.folder + "/Trailhead/en.lproj"])
    let report = try await app.audit()
    expectNoFindings(in: report, of: ["format-type-mismatch"])
  }

  @Test func onlyTitlesAreJudgedAsTheSettingsSay() async throws {
    let settings = try ProjectSettings(contentsOf: Self.folder + "/TrailheadChecks/.fitspoken.yml")
    let app = try await AppSources(reading: [Self.folder + "/Trailhead"], settings: settings)
    let report = try await app.audit(settings.options)
    #expect(Set(report.findings.map(\.lead.rule)) == ["title-truncated"])
  }

  @Test func theOfflineMapsAreSpokenInGerman() async throws {
    let app = try await AppSources(reading: [Self.folder + "/Trailhead"])
    try await expectTranscript(
      of: app, screen: "OfflineMapsView", in: "de",
      """
      Download all maps. Taste.
      trash. Taste.
      """)
  }

  @Test func aFileOfOurOwnFormatIsAudited() throws {
    let tree = try ScreenFileReader().interface(reading: Array("go Start hiking".utf8), path: "main.screen")
    #expect(tree.screens.first?.root.children.first?.id == "go")
    #expect(throws: InterfaceReadingError.self) {
      try ScreenFileReader().interface(reading: Array("go".utf8), path: "main.screen")
    }
  }
}
