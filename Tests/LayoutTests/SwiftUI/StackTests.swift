import AuditModel
import Testing

/// Experiments with stacks whose results are published, and those of a prototype of the same rules.
@Suite struct StackTests {
  @Test func lessFlexibleFirst() {
    let solved = SolvedSketch(
      .hStack([.shape("a").frame(maxWidth: 100), .shape("b").frame(minWidth: 100)], spacing: 0).id("stack")
        .frame(width: 150))
    #expect([solved.width("a"), solved.width("b"), solved.width("stack")] == [75, 100, 175])
  }

  @Test func equalShares() {
    let solved = SolvedSketch(.hStack([.shape("a"), .shape("b"), .shape("c")], spacing: 0).frame(width: 300))
    #expect([solved.width("a"), solved.width("b"), solved.width("c")] == [100, 100, 100])
  }

  /// A text between two colors is offered a third, and wraps though there is room.
  @Test func textBetweenColors() {
    let solved = SolvedSketch(
      .hStack([.shape("a"), .text("Words of a title"), .shape("b")], spacing: 0).frame(width: 300))
    #expect(solved.room("Words of a title") == [100, 100])
    #expect(solved.height("Words of a title") == 40)
  }

  /// A stack that is offered what it answered to nothing takes more.
  @Test(arguments: [(0.0, 85.0), (85, 122.5)]) func probingIsNotMonotone(offer: Double, answer: Double) {
    let solved = SolvedSketch(
      .vStack([.shape("a").frame(minHeight: 5, maxHeight: 100), .shape("b").frame(minHeight: 80)], spacing: 0)
        .id("stack").frame(height: offer))
    #expect(solved.height("stack") == answer)
  }

  @Test(
    arguments: [
      ([25, 6], 0.0, [250.0, 28, 60]), ([20, 18], 0, [165, 8, 165]), ([30, 6], 1, [300, 8, 30]),
      ([15, 18], 0, [150, 8, 180]),
    ] as [([Int], Double, [Double])]) func titleAndValue(letters: [Int], priority: Double, widths: [Double])
  {
    let texts = letters.map { String(repeating: "x", count: $0) }
    let solved = SolvedSketch(
      .hStack([
        .text(texts[0]).id("title").lineLimit(1).layoutPriority(priority), .spacer().id("space"),
        .text(texts[1]).id("value").lineLimit(1),
      ]).frame(width: 338))
    #expect(["title", "space", "value"].map { solved.width($0) } == widths)
  }

  @Test func fieldTakesTheRest() {
    let solved = SolvedSketch(.hStack([.text("Username"), .field("")]).frame(width: 343))
    #expect(solved.width("Username") == 80)
    #expect(solved.width("field") == 255.0)
  }

  /// An explicit distance stays beside a spacer, a usual one does not.
  @Test(arguments: [(nil, 58.0), (10.0, 78)]) func spacers(spacing: Double?, width: Double) {
    let solved = SolvedSketch(
      .hStack([.text("abc"), .spacer(), .text("de")], spacing: spacing).id("stack").fixedSize())
    #expect(solved.width("stack") == width)
  }

  @Test func baselines() {
    let solved = SolvedSketch(
      .hStack([.text("One"), .shape("box").frame(width: 20, height: 60)], .firstTextBaseline).id("stack"))
    // The box stands on the baseline, below which the text has its descenders.
    #expect((solved.height("stack") ?? 0) > 60)
    #expect((solved.y("One") ?? 0) > (solved.y("box") ?? 0))
  }

  @Test func alignment() {
    let solved = SolvedSketch(
      .vStack([.text("Longer"), .text("Short")], .trailing).frame(width: 200))
    #expect(solved.x("Longer").map { $0 + 60 } == solved.x("Short").map { $0 + 50 })
  }

  @Test func limitedHeight() {
    let solved = SolvedSketch(.text("one two three four").frame(width: 60, height: 45))
    #expect(solved.height("one two three four") == 40)
    #expect(solved["one two three four"]?.room?.height?.lowerBound == 45)
  }
}
