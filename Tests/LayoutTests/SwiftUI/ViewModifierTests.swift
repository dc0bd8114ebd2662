import AuditModel
import Testing

/// Modifiers around views, and containers.
@Suite struct ViewModifierTests {
  @Test func orderCounts() {
    let inside = SolvedSketch(.hStack([ViewSketch.text("ab").padding().frame(width: 100)]).id("stack").fixedSize())
    let outside = SolvedSketch(.hStack([ViewSketch.text("ab").frame(width: 100).padding()]).id("stack").fixedSize())
    #expect(inside.width("stack") == 100)
    #expect(outside.width("stack") == 132)
  }

  @Test func fillingFrame() {
    let solved = SolvedSketch(.text("ab").frame(maxWidth: .infinity))
    #expect(solved.room("ab") == [402, 402])
    #expect(solved.x("ab") == 191)
  }

  @Test func fixedSizeIsOfferedNoLimit() {
    let solved = SolvedSketch(.text("A title of many words").fixedSize().frame(width: 50))
    #expect(solved["A title of many words"]?.room?.width == nil)
    #expect(solved.width("A title of many words") == 210)
  }

  @Test func overlayTakesTheSizeOfItsHost() {
    let solved = SolvedSketch(.text("Title").overlay(.text("A longer text over it")))
    #expect(solved.width("Title") == 50)
    #expect(solved.room("A longer text over it") == [50, 50])
  }

  @Test(arguments: [(false, [80.0, 40]), (true, [120, 60])]) func aspectRatio(fills: Bool, size: [Double]) {
    let solved = SolvedSketch(.shape("s").aspectRatio(2, fills: fills).frame(width: 80, height: 60))
    #expect(solved.size("s") == size)
  }

  @Test func groupsDissolve() {
    let group = ViewSketch.container(.group, [.text("ab"), .text("cd")], kind: .view).padding().id("group")
    let solved = SolvedSketch(.hStack([group]).id("stack").fixedSize())
    // Each of the two is padded, and they are a space apart.
    #expect(solved.width("stack") == 112.0)
  }

  @Test func scrollViewsOfferNoLength() {
    let row = ViewSketch.container(.horizontalScroll, [.text("Words without an end")], kind: .scrollView)
    let solved = SolvedSketch(row.frame(width: 60))
    #expect(solved["Words without an end"]?.room?.width == nil)
    #expect(solved.height("Words without an end") == 20)
  }

  @Test func layersAreEachOfferedAll() {
    let layers = ViewSketch.container(.zStack, [.shape("back"), .text("Front")])
    let solved = SolvedSketch(layers.frame(width: 100, height: 50))
    #expect(solved.size("back") == [100, 50])
    #expect(solved.room("Front") == [100, 100])
  }

  @Test func gridColumns() {
    let row = { (cells: [ViewSketch]) in ViewSketch.container(.gridRow, cells, kind: .view) }
    let solved = SolvedSketch(
      .container(.grid, [row([.text("a"), .text("bbbb")]), row([.text("ccc"), .text("d")])]).id("grid"))
    #expect(solved.width("grid") == 78.0)
    #expect(solved.height("grid") == 48)
  }

  @Test(
    arguments: [
      (GridTrack.Sizing.flexible, 1, [196.0]), (.adaptive, 2, [96]), (.fixed, 1, [90]),
    ]) func lazyGrid(sizing: GridTrack.Sizing, tracks: Int, widths: [Double])
  {
    let track = GridTrack(sizing: sizing, length: LengthRange(minimum: .points(90)))
    let grid = ViewSketch.container(.lazyVGrid, [.shape("cell")]).layout { layout in
      layout.tracks = sizing == .adaptive ? [track] : [track, track]
    }
    let width = sizing == .adaptive ? 200.0 : 400
    #expect(SolvedSketch(grid.frame(width: width)).width("cell") == widths[0])
  }

  /// The header and the footer of a section in a lazy grid are as wide as the grid; the cells below begin a new row.
  @Test func sectionsInLazyGrids() async throws {
    let solved = try await SolvedSketch(
      source: """
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 4) {
          Text("before")
          Section { Text("cell"); Text("next") } header: { Text("A header") } footer: { Text("A footer") }
        }.frame(width: 200)
        """)
    let names = ["before", "A header", "cell", "next"]
    #expect(names.map { solved.room($0) } == [[100, 100], [200, 200], [100, 100], [100, 100]])
    // Rows of 20 pt with 4 pt between them: the header is one of its own.
    let top = try #require(solved.y("before"))
    #expect(["cell", "next"].map { solved.y($0) } == [top + 48, top + 48])
  }

  @Test func readersOfferTheirSize() {
    let reader = ViewSketch.container(.geometryReader, [.text("Some words in it")], kind: .view)
    let solved = SolvedSketch(reader.id("reader").frame(width: 90, height: 100))
    #expect(solved.size("reader") == [90, 100])
    #expect(solved.room("Some words in it") == [90, 90])
    #expect(solved.x("Some words in it") == solved.x("reader"))
  }

  @Test func insetsTakeTheirSpaceFirst() {
    let list = ViewSketch.shape("content").with { element in
      element.children = [ViewSketch.shape("bar").frame(height: 50).attached(.bottomInset).element]
    }
    let solved = SolvedSketch(list)
    #expect(solved.height("content") == 824)
    #expect(solved.y("bar") == 824)
  }
}
