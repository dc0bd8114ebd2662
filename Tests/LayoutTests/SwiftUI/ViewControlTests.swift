import AuditModel
import PlatformData
import Testing

@testable import Layout

/// Rows, controls, bars and presentations against hand calculations with the measured figures.
@Suite struct ViewControlTests {
  // MARK: Lists

  @Test(arguments: [(375.0, 311.0), (402, 338), (440, 368)]) func formRows(width: Double, room: Double) {
    let solved = SolvedSketch(.form([.text("Title")]), on: .init(width: width))
    #expect(solved.room("Title") == [room, room])
  }

  @Test func navigationLinkLosesItsChevron() {
    let link = ViewSketch.button([.text("Title")], link: true)
    #expect(SolvedSketch(.list([link])).room("button") == [316, 316])
    let largest = SolvedSketch(.list([link]), on: .init(contentSize: .accessibility5))
    #expect(largest.room("button").map { abs($0[0] - 285.3) < 0.1 } == true)
  }

  @Test func labelsHaveAColumnForIcons() {
    let solved = SolvedSketch(.list([.label("Title", symbol: "star")]))
    #expect(solved.room("Title") == [298, 298])
    #expect(solved["Title"]?.room?.reason == nil)
  }

  @Test(arguments: [(SystemGeneration.iOS26, 269.0), (.iOS13to18, 279)]) func toggles(
    system: SystemGeneration, room: Double
  ) {
    let solved = SolvedSketch(.form([.control(.switch, "Title")]), on: .init(generation: system))
    #expect(solved.room("Title") == [room, room])
  }

  @Test func steppers() { #expect(SolvedSketch(.form([.control(.stepper, "Title")])).room("Title") == [236, 236]) }

  /// At accessibility sizes a value is below its label, and both have the row.
  @Test func labeledContent() {
    let row = ViewSketch.labeled("Label", .text("Value"))
    let large = SolvedSketch(.form([row]))
    #expect(large.y("Label") == large.y("Value"))
    let largest = SolvedSketch(.form([row]), on: .init(contentSize: .accessibility5))
    #expect(largest.room("Value") == [338, 338])
    #expect((largest.y("Value") ?? 0) - (largest.y("Label") ?? 0) == 24)
  }

  @Test func headersAndFooters() {
    let solved = SolvedSketch(.form([.section("Header", [.text("Row")], footer: "Footer")]))
    #expect(solved.room("section") == [338, 338])
  }

  @Test func rowInsets() {
    let insets = EdgeLengths(leading: .points(40), trailing: .points(10))
    let solved = SolvedSketch(.list([ViewSketch.text("Title").modifier(.listRowInsets(insets))]))
    #expect(solved.room("Title") == [320, 320])
    // Those of a section are those of its rows.
    let zero = EdgeLengths(leading: .points(0), trailing: .points(0))
    let section = ViewSketch.section(nil, [.text("Title")]).modifier(.listRowInsets(zero))
    #expect(SolvedSketch(.list([section])).room("Title") == [370, 370])
  }

  /// A header's own font is the one that counts, not that of headers, nor that of the list.
  @Test(
    arguments: [
      (".font(.footnote)", TextStyle.footnote), ("", nil), (".foregroundColor(.red)", nil),
    ] as [(String, TextStyle?)]) func fontsOfHeaders(modifiers: String, style: TextStyle?) async throws
  {
    let source = "List { Section(header: Text(\"Header\")\(modifiers)) { Text(\"Row\") } }.font(.title)"
    let screen = try await SourceScreen.read(source)
    let section = try #require(ViewElements(root: screen.root).all.first { $0.kind == .section })
    #expect(section.control.title?.value == "Header" && section.control.title?.font?.style == style)
  }

  // MARK: Buttons

  @Test(
    arguments: [
      (nil, 12.0), (.regular, 12), (.small, 10), (.mini, 10), (.large, 20), (.extraLarge, 20),
    ] as [(ControlSize?, Double)]) func borderedButtons(size: ControlSize?, padding: Double)
  {
    let solved = SolvedSketch(.button("Title", .bordered, size: size))
    #expect(solved.width("Title") == 50 + 2 * padding)
    #expect(solved.room("Title") == [402 - 2 * padding, 402 - 2 * padding])
  }

  @Test func plainButtonsAreTheirLabel() { #expect(SolvedSketch(.button("Title")).size("Title") == [50, 20]) }

  @Test func customStyles() {
    let solved = SolvedSketch(.button("Title", .other("PrimaryButtonStyle")))
    #expect(solved["Title"]?.room?.reason != nil)
  }

  // MARK: Bars

  @Test func inlineTitleBesideItems() {
    let items = [10.0, 20].map { width in
      ViewSketch.button([
        .symbol("i").with { $0.control.image = ImageReference("i", size: Size(width: Points(width), height: 20)) }
      ])
    }
    let solved = SolvedSketch(.bar(title: "Title", inline: true, items))
    // The items are 36 wide, and begin at 382 - 36 - 16 - 36 = 294; the title may begin at 16 or at 72.
    #expect(solved.room("Title") == [206, 262])
  }

  @Test func largeTitle() {
    #expect(SolvedSketch(.bar(title: "Title", inline: false)).room("Title") == [370, 370])
  }

  @Test(arguments: [(SystemGeneration.iOS26, 4, 76.67), (.iOS26, 5, 56.25), (.iOS13to18, 4, 92.5)])
  func tabs(system: SystemGeneration, count: Int, room: Double) {
    let tabs = (1...count).map { ViewSketch.control(.tabBarItem, "Tab \($0)") }
    let view = ViewSketch.container(.tabView, [.text("Page"), ViewSketch(.tabBar, tabs)], kind: .view)
    let solved = SolvedSketch(view, on: .init(generation: system))
    #expect(solved.room("Tab 1").map { abs($0[0] - room) < 0.2 } == true)
  }

  // MARK: Presentations

  @Test func alertButtons() {
    var canvas = SolvedSketch.Canvas(screenID: "Screen.alert")
    canvas.surroundings = ScreenSurroundings()
    canvas.surroundings?.isDetached = true
    let two = SolvedSketch([.text("Title"), .button("Yes"), .button("No")], on: canvas)
    #expect(two.width("Yes") == 140)
    #expect(two.y("Yes") == two.y("No"))
    let long = SolvedSketch([.text("Title"), .button("A title of a button"), .button("No")], on: canvas)
    #expect(long.width("No") == 288)
    #expect(long.room("A title of a button") == [264, 264])
  }

  @Test func actionsOfRows() {
    let slots = Self.presented("swipeActions", [.button("Delete")])
    #expect(slots == [.unknown(reason: "how wide the action of a row becomes is not known")])
  }

  @Test func rowsOfMenus() {
    let slots = Self.presented("contextMenu", [.control(.menuItem, "Share")])
    #expect(slots.map(\.size?.width) == [206])
  }

  /// The available sizes of the titles of what a screen presents.
  private static func presented(_ name: String, _ views: [ViewSketch]) -> [AvailableSize] {
    var root = Element(id: "root", kind: .view)
    root.children = views.map(\.element)
    var screen = Screen(id: "Screen.\(name)", root: root)
    screen.surroundings = ScreenSurroundings()
    screen.surroundings?.isDetached = true
    var tree = InterfaceTree(source: "t.swift", platform: .iOS)
    tree.framework = .swiftUI
    let slots = ViewSlots(screen: screen, tree: tree, device: nil, generation: .iOS26)
    return (0..<2).flatMap { slots.slots(at: $0, nil, isSolved: false) }.map(\.availableSize)
  }

  @Test func segmentsShareTheWidth() {
    let segments = ["One", "Two", "Three"].map { ViewSketch.control(.segment, $0) }
    let solved = SolvedSketch(ViewSketch(.segmentedControl, segments).frame(width: 300))
    #expect(solved.room("Three") == [80, 80])
    #expect(solved.width("One") == 100)
  }

  // MARK: Slots

  /// The title of a button is its label's text, which is asked about once.
  @Test func titlesOfLabels() throws {
    let solved = SolvedSketch(.button([.text("Title")]))
    #expect(solved["Title"]?.room == nil)
    #expect(solved.room("button") == [402, 402])
  }

  @Test(arguments: [
    (ContentSizeCategory.xSmall, ContentSizeCategory.medium), (.accessibility3, .xLarge), (.large, .large),
  ])
  func contentSizeLimits(chosen: ContentSizeCategory, shown: ContentSizeCategory) {
    var slot = TitleSlot.plain("a")
    slot.contentSizes = ContentSizeLimits(minimum: .medium, maximum: .xLarge)
    #expect(slot.contentSize(for: chosen) == shown)
  }
}
