import AuditModel
import PlatformData
import Testing

@testable import Layout

/// What is not known makes ranges, and nothing else does.
@Suite struct ViewRangeTests {
  /// A title that has room whatever the value is: its verdict is sure.
  @Test func titleThatFitsBesideAnyValue() {
    let solved = SolvedSketch(
      .hStack([.text("Title"), .spacer(), .computed("user.name")]).frame(width: 338))
    #expect(solved["Title"]?.frame.width == 50)
    #expect(solved["Title"]?.isWidthAmbiguous == false)
    #expect((solved.room("Title")?[0] ?? 0) >= 165)
  }

  @Test func titleThatMayNotFit() {
    let solved = SolvedSketch(
      .hStack([.text(String(repeating: "x", count: 25)).id("title").lineLimit(1), .spacer(), .computed("user.name")])
        .frame(width: 338))
    #expect(solved["title"]?.isWidthAmbiguous == true)
    #expect(solved["title"]?.room?.reason == "it depends on the words of ‹user.name›")
    #expect(solved.room("title").map { $0[0] < 250 && $0[1] >= 250 } == true)
  }

  /// A view of another module may be of any size, but not change what stands in a frame.
  @Test func opaqueViews() {
    let solved = SolvedSketch(
      .hStack([.opaque("Avatar"), .text("Name"), ViewSketch.text("Fixed").frame(width: 100)]).frame(width: 300))
    #expect(solved.room("Name").map { $0[0] < $0[1] } == true)
    #expect(solved.room("Fixed") == [100, 100])
    #expect(solved["Fixed"]?.room?.reason == nil)
  }

  @Test func textsInOpaqueViews() {
    let solved = SolvedSketch(.opaque("Card", [.text("Title")]))
    #expect(solved["Title"]?.room?.reason?.contains("Card") == true)
  }

  @Test func unknownLengths() {
    let padding = EdgeLengths(leading: .unknown("margin"))
    let solved = SolvedSketch(ViewSketch.text("Title").padding(padding).frame(maxWidth: .infinity))
    #expect(solved.room("Title") == [354, 402])
    #expect(solved["Title"]?.room?.reason == "it depends on the length ‹margin›")
  }

  /// In a horizontal scroll view a frame may offer its maximum to a text, or nothing; elsewhere it offers what is proposed.
  @Test func framesWithMaximumInScrollViews() {
    let framed = ViewSketch.text(String(repeating: "word ", count: 9)).id("text").frame(maxWidth: 100)
    let scrolled = SolvedSketch(.container(.horizontalScroll, [framed], kind: .scrollView))["text"]
    #expect(scrolled?.isWidthAmbiguous == true)
    #expect(scrolled?.frameRange.map { $0.minimum.width <= 100 && $0.maximum.width > 100 } == true)
    let stacked = SolvedSketch(framed)["text"]
    #expect(stacked?.isWidthAmbiguous == false && stacked?.room?.width == 100...100)
  }

  /// One of two lengths is sure where both give the same, and the room is a range where they do not.
  @Test func lengthsOfConditions() {
    let padding = EdgeLengths(leading: .oneOf([.points(8), .points(20)], "isWide ? 8 : 20"))
    let solved = SolvedSketch(ViewSketch.text("Title").padding(padding).frame(maxWidth: .infinity))
    #expect(solved.room("Title") == [382, 394])
    #expect(solved["Title"]?.room?.reason == "it depends on the length ‹isWide ? 8 : 20›")
    let framed = SolvedSketch(
      ViewSketch.text("Title").frame(width: 100).padding(padding).frame(maxWidth: .infinity))
    #expect(framed.room("Title") == [100, 100] && framed["Title"]?.room?.reason == nil)
  }

  /// 17 pt in the body's style are 16.333 at `medium` and 3 × 17 × 62 ÷ 22 ÷ 3 at the largest size, in whole pixels.
  @Test(arguments: [(ContentSizeCategory.medium, 16.33), (.large, 17), (.accessibility5, 48)])
  func scaledLengths(size: ContentSizeCategory, length: Double) {
    let scaled = Length.scaled(ScaledLength(base: 17, style: .body, factor: 2, plus: 4))
    let solved = SolvedSketch(
      ViewSketch.text("Title").padding(EdgeLengths(leading: scaled)).frame(maxWidth: .infinity),
      on: .init(contentSize: size))
    let room = solved.room("Title") ?? []
    #expect(room.count == 2 && abs(room[0] - (402 - 2 * length - 4)) < 0.1 && room[0] == room[1], "\(room)")
  }

  /// Nothing tells whether several conditions hold at once, so a title beside more than one of them is not certain.
  @Test func conditionsBesideEachOther() {
    let title = ViewSketch.text("Title").lineLimit(1)
    let badge = ViewSketch.text("New").branch("a", 0)
    let mark = ViewSketch.text("Muted").branch("b", 0)
    let one = SolvedSketch(.hStack([title, badge]).frame(width: 100))
    #expect(one.room("Title") == [62, 100])
    #expect(one["Title"]?.room?.reason == "it depends on which branch of a condition is shown")
    let both = SolvedSketch(.hStack([title, badge, mark]).frame(width: 100))["Title"]?.room
    #expect(both?.reason == "how many views are beside each other is known only at run time")
    #expect(both?.isEstimated == true)
  }

  /// What is around a title may leave it all the width while what is beside it takes little.
  @Test func mostRoomAmongSeveralUnknowns() async throws {
    let solved = try await SolvedSketch(
      source: """
        VStack { HStack { Text("Title").lineLimit(1); Text(value).fixedSize() } }.shimmer().frame(width: 300)
        """)
    // The width of the other text is at least half of the height of its line; 8 pt are between them.
    #expect(solved.room("Title").map { $0[0] < 50 && $0[1] > 270 } == true)
  }

  /// A view beside the title that is shown only on a condition may not be there.
  @Test func conditionsWithoutAnAlternative() async throws {
    let row = { (choice: String) in
      "HStack(spacing: 0) { Text(\"Title\").lineLimit(1); HStack { \(choice) } }.frame(width: 300)"
    }
    let mark = "Color.red.frame(width: 200)"
    let optional = try await SolvedSketch(source: row("if isOn { \(mark) }"))
    #expect(optional.room("Title") == [100, 300])
    let both = try await SolvedSketch(source: row("if isOn { \(mark) } else { \(mark) }"))
    #expect(both.room("Title") == [100, 100])
  }

  /// A branch that is shown on some devices, or at some sizes of texts, is not certain on one of them.
  @Test(arguments: [
    (
      "", "GeometryReader { geo in let isWide = geo.size.width > geo.size.height; VStack { if isWide { TITLE } } }",
      true
    ),
    (
      "@Environment(\\.dynamicTypeSize) private var size", "VStack { if size.isAccessibilitySize, isOn { TITLE } }",
      true
    ),
    (
      "@Environment(\\.horizontalSizeClass) private var width",
      "VStack { if width == .compact, isOn { TITLE } else { Text(\"Other\") } }", true
    ),
    ("@Environment(\\.colorScheme) private var scheme", "VStack { if scheme == .dark { TITLE } }", false),
    ("var isTall: Bool { UIScreen.main.bounds.height > 700 }", "VStack { if isTall { TITLE } }", true),
    ("func bar(_ isWide: Bool) -> some View { VStack { if isWide { TITLE } } }", "bar(UIScreen.main.isWide)", true),
    ("let model: Model", "VStack { if model.UIScreen { TITLE } }", false),
    ("", "VStack { UIDevice.current.isPad ? Text(\"Other\") : TITLE }", true),
  ])
  func branchesOfDevices(members: String, body: String, isOpen: Bool) async throws {
    let source = { (text: String) in text.replacing("TITLE", with: "Text(\"Title\")") }
    let screen = try await SourceScreen.read(source(body), members: source(members))
    let solved = SolvedSketch(screen, on: .init(), MeasuredLetters.measure)
    let reason = solved["Title"]?.room?.reason
    #expect((reason?.contains("on the device") == true) == isOpen, "\(reason ?? "")")
  }

  /// A branch that asks only for a size class or an iPad is shown on the device, or is not.
  @Test(arguments: [
    ("width == .compact", true), ("width != .compact", false), ("width == .regular", false),
    ("(width != .regular)", true),
    ("height == .regular", true), ("height == .compact", false), ("isPad", false), ("!isPad", true),
    ("UIDevice.current.userInterfaceIdiom == .phone", true), ("self.isNarrow", true),
    ("ProcessInfo.processInfo.isiOSAppOnMac", false), ("!ProcessInfo.processInfo.isMacCatalystApp", true),
    ("onMac", false), ("Self.isOnMac", false),
  ])
  func branchesOfSizeClasses(condition: String, isShown: Bool) async throws {
    let members = """
      @Environment(\\.horizontalSizeClass) private var width
      @Environment(\\.verticalSizeClass) private var height
      var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
      var isNarrow: Bool { self.width == .compact }
      let onMac = ProcessInfo.processInfo.isiOSAppOnMac
      static let isOnMac = ProcessInfo.processInfo.isMacCatalystApp
      """
    let body = "HStack { if \(condition) { Text(\"Then\") } else { Text(\"Else\") } }"
    let choice = "VStack { \(condition) ? Text(\"Then\") : Text(\"Else\") }"
    for source in [body, choice] {
      let screen = try await SourceScreen.read(source, members: members)
      let solved = SolvedSketch(screen, on: .init(), MeasuredLetters.measure)
      let (shown, absent) = isShown ? ("Then", "Else") : ("Else", "Then")
      #expect(solved.room(shown) == [402, 402] && solved[shown]?.room?.reason == nil, "\(source)")
      #expect(solved[absent] == nil, "\(source)")
    }
  }

  /// A branch that asks only for a size of texts is shown at that size, or is not.
  @Test(arguments: [
    ("size.isAccessibilitySize", [false, false, true]), ("!size.isAccessibilitySize", [true, true, false]),
    ("size >= .xxxLarge", [false, true, true]), ("size > .xxxLarge", [false, false, true]),
    ("size < .xxxLarge", [true, false, false]), ("size <= DynamicTypeSize.xxxLarge", [true, true, false]),
    ("older.isAccessibilityCategory", [false, false, true]), ("older >= .extraExtraExtraLarge", [false, true, true]),
    ("isLarge", [false, true, true]), ("isLargeThere", [false, true, true]),
  ])
  func branchesOfContentSizes(condition: String, shown: [Bool]) async throws {
    let members = """
      @Environment(\\.dynamicTypeSize) private var size
      @Environment(\\.sizeCategory) var older
      var isLarge: Bool { return size >= .xxxLarge }
      var isLargeThere: Bool {
        #if os(tvOS)
        return true
        #else
        return size >= .xxxLarge
        #endif
      }
      """
    let screen = try await SourceScreen.read(
      "HStack { if \(condition) { Text(\"Then\") } else { Text(\"Else\") } }", members: members)
    let sizes = [ContentSizeCategory.large, .xxxLarge, .accessibility1]
    let solved = sizes.map { SolvedSketch(screen, on: .init(contentSize: $0), MeasuredLetters.measure) }
    #expect(solved.map { $0["Then"] != nil } == shown)
    #expect(solved.map { $0["Else"] == nil } == shown)
  }

  /// Whether a limit of the size of texts is around the condition or only around what it shows is not known.
  @Test(arguments: ["HStack { CHOICE }.dynamicTypeSize(...DynamicTypeSize.xLarge)", "CHOICE"])
  func limitsOfContentSizes(body: String) async throws {
    let choice = "if size.isAccessibilitySize { Text(\"Then\") } else { Text(\"Else\") }"
    let screen = try await SourceScreen.read(
      body.replacing("CHOICE", with: choice), members: "@Environment(\\.dynamicTypeSize) private var size")
    let solved = SolvedSketch(screen, on: .init(contentSize: .accessibility3), MeasuredLetters.measure)
    let isLimited = body != "CHOICE"
    #expect((solved["Then"]?.room?.reason != nil) == isLimited)
    #expect((solved["Else"] != nil) == isLimited)
  }

  /// What is behind or in front of a view is offered its size, which may be large where what is beside the text is small.
  @Test func unknownBehindAndBeside() {
    let row = ViewSketch.hStack(
      [.opaque("Avatar"), ViewSketch.text("A longer title than that").id("title")], spacing: 0)
    let solved = SolvedSketch(ViewSketch.opaque("Picture").overlay(row).frame(width: 200))
    #expect(solved.room("title").map { $0[0] <= 100 && $0[1] == 200 } == true)
  }

  /// A constant that is compiled only on some platforms has the value of this one.
  @Test func constantsOfPlatforms() async throws {
    let members = """
      func row() -> some View {
        #if os(macOS)
        let side: CGFloat = 50
        #else
        let side: CGFloat = 100
        #endif
        return Text("Title").frame(width: side)
      }
      """
    let solved = SolvedSketch(
      try await SourceScreen.read("row()", members: members), on: .init(), MeasuredLetters.measure)
    #expect(solved.room("Title") == [100, 100])
  }

  /// A style of the app may give a field another font and space around it.
  @Test(arguments: [
    (".plain", true), ("PlainTextFieldStyle()", true), (".roundedBorder", false), (".card(title: \"a\")", false),
    ("CardStyle()", false),
  ])
  func stylesOfTextFields(style: String, isSure: Bool) async throws {
    let solved = try await SolvedSketch(source: "TextField(\"Name\", text: $name).textFieldStyle(\(style))")
    #expect((try #require(solved["Name"]?.room).reason == nil) == isSure)
  }

  /// No button leads back from the first view of a stack.
  @Test(arguments: [
    ("TITLED", false), ("if isOn { NavigationStack { Text(\"A\") } } else { TITLED }", false),
    ("NavigationStack { TITLED }", true), ("NavigationView { TITLED }", true),
    ("TITLED.navigationBarBackButtonHidden()", true), ("TITLED.navigationBarBackButtonHidden(isOn)", false),
  ])
  func titlesBesideTheButtonThatLeadsBack(body: String, isSure: Bool) async throws {
    let titled = "Text(\"Page\").navigationTitle(\"Title\").navigationBarTitleDisplayMode(.inline)"
    let solved = try await SolvedSketch(source: body.replacing("TITLED", with: titled))
    let room = try #require(solved.room("Title"))
    #expect((room[0] == room[1]) == isSure)
  }

  /// Whether a title is large is told by its own screen, unless it is left to the screens before.
  @Test(arguments: [(".large", true), (".automatic", false)])
  func titlesOfBars(mode: String, isSure: Bool) async throws {
    let solved = try await SolvedSketch(
      source: "Text(\"Page\").navigationBarTitle(\"Title\", displayMode: \(mode))")
    #expect((solved["Title"]?.room?.reason == nil) == isSure)
  }

  /// What a condition shows alone may be missing: of two texts in it, each is also looked at without the other.
  @Test func conditionsInConditions() {
    let badge = ViewSketch.text("New").branch("b", 0)
    let row = ViewSketch.hStack([ViewSketch.text("Title").lineLimit(1), badge]).frame(width: 100).branch("a", 0)
    #expect(SolvedSketch(row).room("Title") == [62, 100])
    let other = ViewSketch.hStack([ViewSketch.text("Title"), badge.branch("b", 1)]).frame(width: 100)
    let choice = SolvedSketch(.vStack([other, ViewSketch.text("Old").branch("b", 0)]))
    #expect(choice.room("Title") == [62, 100])
  }

  /// A text has the most room where what is around it is large and what is beside it small, whatever is assumed of all of it.
  @Test func unknownAroundAndBeside() {
    let row = ViewSketch.hStack(
      [.opaque("Avatar"), ViewSketch.text("A longer title than that").id("title")], spacing: 0)
    let solved = SolvedSketch(row.modifier(.unknown("card")).frame(width: 200))
    #expect(solved.room("title").map { $0[0] <= 100 && $0[1] == 200 } == true)
  }

  /// The branch of `#available` for older systems has no place; that of all newer ones is sure.
  @Test func releasesOfTheSystem() async throws {
    let source = """
      HStack {
        Text("Title").lineLimit(1)
        if #available(iOS 17, *) { Text("New") } else { Text("Old") }
      }.frame(width: 100)
      """
    let newest = try await SolvedSketch(source: source)
    #expect(newest.room("Title") == [62, 62] && newest["Old"] == nil)
    let older = try await SolvedSketch(source: source, on: .init(generation: .iOS13to18))
    #expect(older.room("Old") != nil && older.room("New") != nil)
  }

  /// What only older systems show is not laid out, and says so.
  @Test func textsOfOlderSystems() {
    let old = ViewSketch.text("Old").layout { $0.releases = SystemReleases(before: 26) }
    var root = Element(id: "root", kind: .view)
    root.children = [ViewSketch.list([old]), old, ViewSketch.text("Both")].map(\.element)
    let screen = Screen(id: "Screen", root: root)
    var tree = InterfaceTree(source: "t.swift", platform: .iOS)
    (tree.framework, tree.screens) = (.swiftUI, [screen])
    let slots = ViewSlots(screen: screen, tree: tree, device: nil, generation: .iOS26)
    let sizes = (0..<5).flatMap { slots.slots(at: $0, nil, isSolved: false) }.map(\.availableSize)
    let left = AvailableSize.unknown(reason: "only iOS before 26 shows the text")
    #expect(sizes.filter { $0 == left }.count == 2)
    #expect(sizes.count == 3)
  }

  /// A section that no list or stack contains is in one that was not read.
  @Test func sectionsOutsideOfLists() {
    let section = ViewSketch.section("Header", [.text("Title")])
    #expect(SolvedSketch(section)["Title"]?.room?.reason == "which list or stack shows the section is not known")
    #expect(SolvedSketch(.list([section]))["Title"]?.room?.reason == nil)
    #expect(SolvedSketch(.vStack([section]))["Title"]?.room?.reason == nil)
  }

  /// The placeholder of a field that grows down wraps.
  @Test func fieldsThatGrowDown() {
    let words = "one two three four five"
    let field = ViewSketch.field(words).id("field").frame(width: 100)
    #expect(SolvedSketch(field).height("field") == 22)
    let open = SolvedSketch(field.with { $0.layout.axis = .vertical })
    #expect(open["field"]?.room?.width == 100...100 && open.height("field") == 60)
  }

  /// A label's icon in a list was measured at the usual content sizes.
  @Test(arguments: [(ContentSizeCategory.large, true), (.accessibility1, false)])
  func iconsInLists(size: ContentSizeCategory, isSure: Bool) {
    let solved = SolvedSketch(.list([.label("Title", symbol: "star")]), on: .init(contentSize: size))
    #expect((solved["Title"]?.room?.reason == nil) == isSure)
  }

  /// What does not fit the greatest width does not fit, unless the height may be greater too.
  @Test(arguments: [(20...20, 360), (20...300, 0)] as [(ClosedRange<Points>, Points)])
  func openHeights(height: ClosedRange<Points>, openWidth: Points) {
    var root = Element(id: "root", kind: .view)
    root.children = [ViewSketch.text("Title").element]
    let screen = Screen(id: "Screen", root: root)
    var tree = InterfaceTree(source: "t.swift", platform: .iOS)
    (tree.framework, tree.screens) = (.swiftUI, [screen])
    let room = TextRoom(width: 40...400, height: height, reason: "it depends on the length ‹side›")
    let slots = ViewSlots(screen: screen, tree: tree, device: nil, generation: .iOS26)
    #expect(slots.slots(at: 1, room, isSolved: true).map(\.openWidth) == [openWidth])
  }

  /// What only some branches show is where it is while they are shown, whatever the group around it has in others.
  @Test func placesInBranches() {
    let narrow = ViewSketch.text("Narrow").frame(width: 100)
    let wide = ViewSketch.text("Wide").frame(width: 300)
    let choice = ViewSketch(.view, [narrow.branch("a", 0), wide.branch("a", 1)]).layout { $0.container = .group }
    let solved = SolvedSketch(ViewSketch.vStack([choice]).frame(maxWidth: .infinity))
    #expect(solved.x("Narrow").map { $0.rounded() } == 171)
    #expect(solved.x("Wide").map { $0.rounded() } == 181)
    #expect(solved["Wide"]?.isPlaceAmbiguous == false)
  }

  /// Symbols are as large as their font.
  @Test func fontsOfSymbols() {
    let symbol = ViewSketch.symbol("star").with { $0.control.font = FontDescription(size: 72) }
    let widths = SolvedSketch(symbol)["star"]?.widths
    #expect(widths == Points(72 * 0.75)...Points(72 * 1.55))
  }

  /// A text of one of several fonts is measured in the largest, and its verdict is sure only if that fits.
  @Test func possibleFonts() {
    let title = ViewSketch.text("Title").layout {
      $0.unknownFont = "isWide ? .title : .body"
      $0.possibleFonts = [FontDescription(style: .body), FontDescription(style: .title1)]
    }
    let solved = SolvedSketch(.hStack([title, .text("Other").lineLimit(1)]).frame(width: 200))
    #expect(solved["Title"]?.widths.map { [$0.lowerBound, $0.upperBound] } == [Points(50 * 17.0 / 28), 50])
  }

  /// A text that a frame cuts is sure, one that other views in it leave too little height is for a person to look at; the height of a
  /// screen is no limit.
  @Test func heights() {
    let words = "one two three four"
    let beside: [ViewSketch] = [.text(words), .shape("rest").frame(height: 90)]
    let given = SolvedSketch(ViewSketch.text(words).frame(width: 60, height: 45))[words]?.room
    #expect(given?.height != nil && given?.reason == nil)
    let shared = SolvedSketch(ViewSketch.vStack(beside).frame(width: 60, height: 130))[words]?.room
    #expect(shared?.height != nil && shared?.reason != nil)
    let open = SolvedSketch(beside, on: .init(width: 60, height: 130))[words]?.room
    #expect(open != nil && open?.height == nil)
  }

  /// Each branch is laid out where it is shown, and has its own room.
  @Test func branches() {
    let solved = SolvedSketch(
      .vStack([
        .text("First").branch("a", 0), ViewSketch.text("Second").frame(width: 80).branch("a", 1), .text("Always"),
      ]))
    #expect(solved.room("First") == [402, 402])
    #expect(solved.room("Second") == [80, 80])
    #expect(solved["Always"]?.room?.reason == nil)
    // A text and a frame are 8 points apart, and the stack with both is in the middle of the screen.
    #expect(solved.y("First") == 417 && solved.y("Second") == 413)
  }

  /// A branch inside a branch of another condition is shown in one of the ways.
  @Test func branchesInBranches() {
    let inner = ViewSketch.vStack([.text("Yes").branch("b", 0), .text("No").branch("b", 1)])
    let solved = SolvedSketch(.vStack([.text("Other").branch("a", 0), inner.branch("a", 1)]))
    #expect(["Other", "Yes", "No"].allSatisfy { solved[$0]?.room != nil })
  }

  /// A picker's value is one of its options: the label's room depends on which.
  @Test func choices() {
    let picker = ViewSketch.menuPicker(
      String(repeating: "x", count: 24), ["a", String(repeating: "y", count: 28)]
    ).id("picker")
    let solved = SolvedSketch(.form([picker]))
    #expect(solved["picker"]?.room?.reason == "it depends on which option is chosen")
  }

  /// Nothing is sure of a view that no screen shows, or on a platform of which nothing was measured; a function of the app presents
  /// nothing because its name begins as a modifier's does.
  @Test(arguments: ["Helpers.row", "Page.contextMenuContent", "Page.sheetView2"]) func doubts(screenID: String) {
    var canvas = SolvedSketch.Canvas(screenID: screenID)
    canvas.surroundings = ScreenSurroundings()
    canvas.surroundings?.isDetached = true
    #expect(SolvedSketch(.text("Title"), on: canvas)["Title"]?.room?.reason == "no screen is known to show the view")
    let watch = SolvedSketch.Canvas(platform: .watchOS)
    #expect(SolvedSketch(.text("Title"), on: watch)["Title"]?.room?.reason?.contains("watchOS") == true)
  }
}
