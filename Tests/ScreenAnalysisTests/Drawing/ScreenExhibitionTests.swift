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

  private static func workspace() -> Workspace {
    var workspace = app.workspace
    for index in workspace.trees.indices {
      workspace.trees[index].screens[0].size = Size(width: 200, height: 100)
      workspace.trees[index].screens[0].root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
      workspace.trees[index].screens[0].root.children[0].frame = Rect(x: 10, y: 20, width: 60, height: 30)
    }
    return workspace
  }

  /// The gallery of some findings, of which the two screens have two summaries.
  private func gallery(of findings: [Finding], extent: ExhibitExtent = .page) async -> ScreenGallery {
    let context = AnalysisContext(Self.workspace())
    let summaries = context.screens.map { item in
      ScreenSummary(file: item.tree.source, screen: item.screen.id, locales: [.english])
    }
    return await ScreenExhibition(context, survey: TranscriptSurvey(context), extent: extent)
      .gallery(of: findings, on: context.screens, summaries: summaries)
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

  @Test func theDevelopmentLanguageIsDrawnBeforeThoseInWhichSomethingIsSeen() async throws {
    let findings = [
      finding("de", .warning), finding("fr", .error, contentSize: .xLarge),
      finding("de", .warning, contentSize: .xLarge), finding("ar", .error, outcome: .needsReview),
    ]
    let gallery = await gallery(of: findings)
    let drawn = gallery.exhibits[0].pictures.map { "\($0.locale) \($0.contentSize.rawValue)" }
    #expect(drawn == ["en large", "en xLarge", "fr xLarge", "de xLarge"])
    #expect(findings.map(gallery.index) == [0, 0, 0, 0])
    #expect(gallery.exhibits[0].undrawn == 0)
  }

  @Test func findingsInTablesBelongToTheirScreen() async throws {
    let findings = [
      finding("de", .note, file: "App/de.lproj/Other.strings", element: "b2"),
      finding("de", .error, file: "App/de.lproj/Main.strings"),
      finding("de", .error, file: "App/de.lproj/Localizable.strings", element: "b2"),
    ]
    let gallery = await gallery(of: findings)
    #expect(Set(gallery.exhibits.map(\.summary.file)).count == 2)
    #expect(gallery.index(of: findings[0]) == gallery.index(of: findings[2]))
    #expect(gallery.index(of: findings[0]) != gallery.index(of: findings[1]))
  }

  @Test func aFindingAboutNoLocaleIsDrawnInTheDevelopmentLanguage() async throws {
    let exhibit = await gallery(of: [finding(nil, .error)]).exhibits[0]
    #expect(exhibit.pictures.map(\.locale) == [.english])
    #expect(exhibit.pictures.first?.items.last?.flags.contains(.finding) == true)
    #expect(exhibit.names["b1"] != nil)
  }

  @Test func screensWithoutFindingsAreSpokenAndInAFolderDrawn() async throws {
    var other = finding("de", .error)
    other.element = nil
    for findings in [[], [other]] {
      let exhibits = await gallery(of: findings).exhibits
      #expect(exhibits.allSatisfy { $0.pictures.isEmpty && $0.transcripts.map(\.locale) == [.english] })
      let drawn = await gallery(of: findings, extent: .folder).exhibits.map { $0.pictures.map(\.locale.identifier) }
      #expect(drawn == [["en", "de", "fr"], ["en"]])
    }
  }

  @Test func moreLanguagesThanAreDrawnAreCounted() async throws {
    var extent = ExhibitExtent.page
    extent.languages = 1
    let findings = ["de", "fr", "ar"].map { finding($0, .error, contentSize: .large) }
    let exhibit = await gallery(of: findings, extent: extent).exhibits[0]
    #expect(exhibit.pictures.map(\.locale.identifier) == ["en", "ar"])
    #expect(exhibit.undrawn == 2)
  }

  @Test func anElementThatIsNotDrawnIsPinned() async throws {
    var item = finding("de", .error, element: "gone", contentSize: .large)
    item.element?.path = "screen/root/gone"
    let picture = await gallery(of: [item]).exhibits[0].pictures.first
    #expect(picture?.pins == [])
  }
}
