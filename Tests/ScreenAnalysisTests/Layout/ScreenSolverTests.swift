import AuditModel
import Layout
import Localization
import TestSupport
import Testing
import TextLayout

@testable import ScreenAnalysis

/// From the texts of a catalog to solved screens and their pictures.
@Suite struct ScreenSolverTests {
  private static let engine = TextEngine()

  private static let app = CatalogBuilder().interface("Main", buttons: ["b1"])
    .table("Main", ["de": ["b1.normalTitle=Einstellungen öffnen"], "ar": ["b1.normalTitle=افتح"]])

  private static func tree(_ change: (inout Element) -> Void = { _ in }) -> InterfaceTree {
    var tree = app.workspace.trees[0]
    tree.developmentLanguage = .english
    tree.screens[0].size = Size(width: 200, height: 100)
    tree.screens[0].root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    tree.screens[0].root.children[0].frame = Rect(x: 10, y: 20, width: 60, height: 30)
    change(&tree.screens[0].root.children[0])
    return tree
  }

  private func picture(
    _ tree: InterfaceTree = tree(), locale: String = "de", size: ContentSizeCategory = .large,
    marked: [String: String] = [:]
  ) throws -> ScreenPicture {
    let variant = LayoutVariant(locale: try #require(LocaleTag(locale)), contentSize: size)
    let context = AnalysisContext(Self.app.workspace, text: Self.engine)
    return Self.engine.withMeasurer { measurer in
      var solver = ScreenSolver(of: tree.screens[0], in: tree, context: context, text: measurer)
      return solver.picture(for: variant, marked: marked)
    }
  }

  private func button(_ picture: ScreenPicture) throws -> ScreenPicture.Item {
    try #require(picture.items.first { $0.id == "b1" })
  }

  @Test func aTruncatedTitleIsDrawnTruncated() throws {
    let fixed: (inout Element) -> Void = { element in
      var width = LayoutConstraint(firstAttribute: .width)
      width.constant = 60
      element.layout.constraints = [width]
    }
    let cut = try button(try picture(Self.tree(fixed)))
    #expect(cut.flags.contains(.cutOff))
    #expect(cut.titles.first?.isCutOff == true)
    #expect(cut.titles.first?.words == "Einstellungen öffnen")
    let whole = try button(try picture(Self.tree(fixed), locale: "en"))
    #expect(!whole.flags.contains(.cutOff))
    #expect(whole.titles.first?.words == "Title")
  }

  @Test func aTitleIsCenteredInItsButton() throws {
    let item = try button(try picture(locale: "en"))
    let line = try #require(item.titles.first?.lines.first)
    #expect(abs((line.x + Points(line.width.value / 2) - 40).value) < 0.1)
    #expect(abs((line.y + Points(line.height.value / 2) - 35).value) < 0.1)
  }

  @Test func theDirectionFollowsTheLanguage() throws {
    #expect(try picture(locale: "ar").isRightToLeft)
    #expect(try !picture(locale: "de").isRightToLeft)
  }

  @Test func aLabelIsDrawnAtTheLeadingEdge() throws {
    let label: (inout Element) -> Void = { element in
      element.kind = .label
      element.control.text = element.control.title(for: .normal)
      element.frame?.width = 180
    }
    let lines = try ["de", "ar"].map { try button(try picture(Self.tree(label), locale: $0)).titles[0].lines[0] }
    #expect(lines[0].x == 10)
    #expect(abs((lines[1].x + lines[1].width - 190).value) < 0.1)
  }

  @Test func hiddenElementsAreNotDrawn() throws {
    #expect(try picture(Self.tree { $0.isHidden = true }).items.map(\.id) == ["root"])
  }

  @Test func theTitleThatAFindingNamesIsShown() throws {
    let tree = Self.tree { $0.control.states?[.disabled] = StateContent(title: "Wait") }
    let item = try button(try picture(tree, marked: ["b1": "disabled"]))
    #expect(item.titles.map(\.words) == ["Wait"])
    #expect(item.flags.contains(.finding))
    #expect(try button(try picture(tree)).titles.map(\.words) == ["Einstellungen öffnen"])
  }

  @Test func textsOverOneAnotherAreFlagged() throws {
    var tree = Self.tree()
    var other = tree.screens[0].root.children[0]
    other.id = "b2"
    tree.screens[0].root.children.append(other)
    #expect(try picture(tree).items.filter { $0.flags.contains(.overlapping) }.map(\.id) == ["b1", "b2"])
    tree.screens[0].root.children[1].frame?.y = 60
    #expect(try picture(tree).items.allSatisfy { !$0.flags.contains(.overlapping) })
  }

  @Test("A text that code replaces, as the audit knows it, overlaps no other", arguments: [nil, "name"])
  func dummyTexts(outlet: String?) throws {
    var tree = Self.tree()
    var other = tree.screens[0].root.children[0]
    other.id = "b2"
    other.control.states = [.normal: StateContent(title: "Shown for now")]
    other.connections.outlets = outlet.map { [$0] }
    tree.screens[0].root.children.append(other)
    let flagged = try picture(tree).items.filter { $0.flags.contains(.overlapping) }.map(\.id)
    #expect(flagged == (outlet == nil ? ["b1", "b2"] : []))
  }
}

/// The sizes that a layout is told of texts.
@Suite struct ScreenTextsTests {
  private static let engine = TextEngine()

  private func measured(
    _ words: String, lines: Int = 1, width: Points? = nil, style: TextStyle? = nil,
    at size: ContentSizeCategory = .large,
    device: String? = nil
  ) -> Size? {
    var tree = InterfaceTree(source: "a.xib", platform: .iOS)
    tree.device = device
    var slot = TitleSlot(
      shown: "text", LocalizableText(words), font: nil,
      defaultFont: style.map { FontDescription(style: $0) } ?? FontDescription(size: 17))
    slot.numberOfLines = lines
    return Self.engine.withMeasurer { measurer in
      var texts = ScreenTexts(
        tree: tree, lookup: CatalogLookup(LocalizationCatalog(bundles: [])), measurer: measurer,
        samples: SampleArguments(), devicePixels: nil)
      return texts.size(of: slot, locale: .english, contentSize: size, proposedWidth: width)?.size
    }
  }

  @Test(arguments: [("retina4_7", 20.5), ("retina6_12", 61.0 / 3)] as [(String, Double)])
  func aLineIsAsHighAsItsFontToThePixel(device: String, height: Double) throws {
    let size = try #require(measured("Save", device: device))
    #expect(size.height == Points(height))
    let pixels = size.width.value * (device == "retina4_7" ? 2 : 3)
    #expect(abs(pixels - pixels.rounded()) < 0.05)
  }

  @Test func aTextThatMayWrapGrowsDownwards() throws {
    let natural = try #require(measured("Save the whole trail", lines: 0))
    let wrapped = try #require(measured("Save the whole trail", lines: 0, width: 100))
    #expect(wrapped.width <= 100)
    #expect(wrapped.height == Points(40.574).roundedUp(toPixelsAt: 2))
    #expect(measured("Save the whole trail", lines: 0, width: natural.width) == natural)
    #expect(measured("Save the whole trail", width: 50) == measured("Save the whole trail"))
  }

  @Test func aTextStyleFollowsTheContentSize() throws {
    let sizes = try [ContentSizeCategory.large, .accessibility3].map { size in
      try #require(measured("Save", style: .body, at: size))
    }
    #expect(sizes[0].width < sizes[1].width)
    #expect(measured("Save", at: .accessibility3) == measured("Save"))
  }

  @Test func withoutWordsThereIsNoSize() {
    #expect(measured("") == nil)
    #expect(measured("%d of %@")?.width ?? 0 > 0)
  }
}
