import AuditModel
import Localization
import TestSupport
import Testing
import TextLayout

@testable import ScreenAnalysis

/// Which screens are drawn, and in which locale.
@Suite struct ScreenExhibitionTests {
  private static let app = CatalogBuilder().interface("Main", buttons: ["b1"]).interface("Other", buttons: ["b2"])
    .table("Main", ["de": ["b1.normalTitle=Titel"], "fr": ["b1.normalTitle=Titre"]])

  private static func exhibition() -> ScreenExhibition {
    var workspace = app.workspace
    for index in workspace.trees.indices {
      workspace.trees[index].screens[0].size = Size(width: 200, height: 100)
      workspace.trees[index].screens[0].root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
      workspace.trees[index].screens[0].root.children[0].frame = Rect(x: 10, y: 20, width: 60, height: 30)
    }
    return ScreenExhibition(AnalysisContext(workspace))
  }

  private func finding(
    _ locale: String?, _ severity: Severity, file: String = "App/Base.lproj/Main.storyboard", element: String = "b1",
    outcome: Outcome = .fails, contentSize: ContentSizeCategory? = nil
  ) -> Finding {
    var finding = Finding(
      rule: "r", outcome: outcome, severity: severity, message: "m", locale: locale.flatMap { LocaleTag($0) },
      location: SourceLocation(file: file),
      element: ElementReference(id: element, kind: .button, path: "screen/root/\(element)"))
    finding.contentSize = contentSize
    return finding
  }

  @Test func theLocaleOfTheGravestFindingsIsDrawn() async throws {
    let findings = [
      finding("de", .warning), finding("de", .warning),
      finding("fr", .error, contentSize: .xLarge),
      finding("ar", .error, outcome: .needsReview),
    ]
    let gallery = await Self.exhibition().gallery(of: findings)
    #expect(gallery.pictures.map(\.locale.identifier) == ["fr"])
    #expect(gallery.pictures.map(\.contentSize) == [.xLarge])
    #expect(findings.map(gallery.index) == [0, 0, 0, 0])
    #expect(gallery.omitted == 0)
  }

  @Test func findingsInTablesBelongToTheirScreen() async throws {
    let findings = [
      finding("de", .note, file: "App/de.lproj/Other.strings", element: "b2"),
      finding("de", .error, file: "App/de.lproj/Main.strings"),
      finding("de", .error, file: "App/de.lproj/Localizable.strings", element: "b2"),
    ]
    let gallery = await Self.exhibition().gallery(of: findings)
    #expect(Set(gallery.pictures.map(\.file)).count == 2)
    #expect(gallery.index(of: findings[0]) == gallery.index(of: findings[2]))
    #expect(gallery.index(of: findings[0]) != gallery.index(of: findings[1]))
  }

  @Test func aFindingAboutNoLocaleIsDrawnInTheDevelopmentLanguage() async throws {
    let gallery = await Self.exhibition().gallery(of: [finding(nil, .error)])
    #expect(gallery.pictures.map(\.locale) == [.english])
    #expect(gallery.pictures.first?.items.last?.flags.contains(.finding) == true)
  }

  @Test func findingsWithoutElementDrawNoScreen() async throws {
    var other = finding("de", .error)
    other.element = nil
    #expect(await Self.exhibition().gallery(of: [other]).pictures.isEmpty)
    #expect(await Self.exhibition().gallery(of: []).pictures.isEmpty)
  }
}
