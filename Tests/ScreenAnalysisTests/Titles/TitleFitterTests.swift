import AuditModel
import Localization
import Testing
import TextLayout

@testable import Layout
@testable import ScreenAnalysis

@Suite struct TitleFitterTests {
  private func fitter(_ entries: [StringsEntry] = []) -> TitleFitter {
    let file = StringsFile(
      path: "en.lproj/Main.stringsdict", folder: "en", locale: .english, format: .stringsdict, encoding: .utf8,
      entries: entries)
    let bundle = LocalizationBundle(
      path: "", developmentLanguage: .english, developmentLanguageSource: "test",
      tables: [LocalizationTable(name: "Main", files: [file])])
    let tree = InterfaceTree(source: "Main.xib", platform: .iOS)
    let workspace = Workspace(trees: [tree], catalog: LocalizationCatalog(bundles: [bundle]))
    return TitleFitter(AnalysisContext(workspace), text: TextMeasurer(), tree: tree, contentSizes: [.large])
  }

  private func slot(_ text: LocalizableText, width: Points = 50) -> TitleSlot {
    TitleSlot(
      name: "title", text: text, defaultFont: FontDescription(size: 17),
      availableSize: .fixed(Size(width: width, height: 20)), lineBreakMode: .truncatingTail)
  }

  private func titles(of slots: [TitleSlot]) -> [String] {
    fitter().titles(of: slots.map { TitlePlacement($0) }).map(\.text.string)
  }

  @Test(arguments: [("Item", "Many more items", "Many more items"), ("Many more items", "Item", "Many more items")])
  func theWidestOfWhatATextCanBeIsJudged(one: String, other: String, expected: String) throws {
    var entry = StringsEntry(key: "k", value: other, line: 1, column: 1)
    entry.leaves = [("one", one), ("other", other)].map { category, value in
      StringsLeaf(path: LeafPath([.plural(category)]), value: value, line: 1, column: 1)
    }
    let titles = fitter([entry]).titles(of: [TitlePlacement(slot(LocalizableText(key: "k", table: "Main")))])
    #expect(titles.map(\.text.string) == [expected])
    #expect(titles.first?.fits.first?.measurement.verdict.name == "truncates")
  }

  @Test func theWidestOfSeveralChoicesIsJudged() {
    let choices = ["Go", "Some other place", "Here"].map { words in
      var slot = slot(LocalizableText(words))
      slot.isChoice = true
      return slot
    }
    #expect(titles(of: choices) == ["Some other place"])
    #expect(titles(of: choices + [slot("Title")]) == ["Title", "Some other place"])
  }

  @Test func aTextThatIsNotATitleIsLeftOut() {
    var label = slot("A label")
    label.isTitle = false
    #expect(fitter().titles(of: [TitlePlacement(label)]).isEmpty)
  }

  @Test func aTitleWithUnlimitedSizeFits() throws {
    var item = slot("A very long title of a menu item", width: 1)
    item.availableSize = .unlimited(reason: "it grows")
    let title = try #require(fitter().titles(of: [TitlePlacement(item)]).first)
    #expect(title.fits.first?.measurement.verdict == .fits(slack: 0))
    #expect((title.fits.first?.measurement.naturalWidth ?? 0) > 100)
  }

  @Test(arguments: [(nil, "truncates"), (LineBreakMode.clip, "clips"), (.truncatingHead, "truncates")])
  func anAttributedTitlesModeOverridesItsControls(mode: LineBreakMode?, verdict: String) throws {
    var text = LocalizableText("Some long title")
    text.paragraphStyle = ParagraphStyle()
    text.paragraphStyle?.lineBreakMode = mode
    let fit = try #require(fitter().titles(of: [TitlePlacement(slot(text))]).first?.fits.first)
    #expect(fit.measurement.verdict.name == verdict)
    #expect(fit.measurement.visibleText.hasPrefix("…") == (mode == .truncatingHead))
  }
}
