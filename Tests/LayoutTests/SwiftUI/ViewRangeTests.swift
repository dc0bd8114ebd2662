import AuditModel
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
    #expect(solved.y("First") == solved.y("Second"))
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

  /// Nothing is sure of a view that no screen shows, or on a platform of which nothing was measured.
  @Test func doubts() {
    var canvas = SolvedSketch.Canvas(screenID: "Helpers.row")
    canvas.surroundings = ScreenSurroundings()
    canvas.surroundings?.isDetached = true
    #expect(SolvedSketch(.text("Title"), on: canvas)["Title"]?.room?.reason == "no screen is known to show the view")
    let watch = SolvedSketch.Canvas(platform: .watchOS)
    #expect(SolvedSketch(.text("Title"), on: watch)["Title"]?.room?.reason?.contains("watchOS") == true)
  }
}
