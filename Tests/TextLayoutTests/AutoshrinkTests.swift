import AuditModel
import Testing

@testable import TextLayout

@Suite struct AutoshrinkTests {
  @Test func shrinksAsLittleAsItMust() {
    var shrinking = request("Save changes", size: 17, width: 80)
    shrinking.minimumScaleFactor = 0.5
    let measured = engine.measure(shrinking)
    guard case .shrinks(let scale) = measured.verdict else { return #expect(Bool(false), "\(measured.verdict)") }
    #expect(scale == measured.scale && scale > 0.5 && scale < 1)
    // Lengths count to 1/64 pt: a width a hair over 80 fits, and reserves half a point more.
    #expect(measured.layoutWidth <= 80.5)
    shrinking.font.pointSize = 17 * (scale + 0.005)
    #expect(engine.measure(request("Save changes", size: 17 * (scale + 0.005))).naturalWidth > 80)
  }

  @Test func cutsAtTheSmallestSize() {
    var shrinking = request("Save all of the changes", size: 17, width: 40)
    shrinking.minimumScaleFactor = 0.9
    let measured = engine.measure(shrinking)
    #expect(measured.scale == 0.9)
    #expect(measured.verdict.name == "truncates")
    #expect(measured.pointSize == 17)
  }

  @Test(arguments: [0, 1, 1.5, -1, Double.nan])
  func noFactorIsNoShrinking(factor: Double) {
    var fixed = request("Save changes", size: 17, width: 80)
    fixed.minimumScaleFactor = factor
    #expect(engine.measure(fixed).scale == 1)
    #expect(engine.measure(fixed).verdict.name == "truncates")
  }

  @Test(arguments: [0.5, 0.99])
  func severalLinesShrink(factor: Double) {
    var shrinking = request("Save all of the changes", size: 17, width: 80, lines: 2)
    #expect(engine.measure(shrinking).verdict.name == "truncates")
    shrinking.minimumScaleFactor = factor
    let measured = engine.measure(shrinking)
    #expect(measured.verdict.name == (factor == 0.5 ? "shrinks" : "truncates"))
    #expect(measured.lines == 2 && measured.scale >= factor && measured.scale < 1)
  }

  @Test func anyNumberOfLinesDoesNotShrink() {
    var shrinking = request("Save all of the changes", size: 17, width: 60, lines: 0)
    shrinking.minimumScaleFactor = 0.5
    #expect(engine.measure(shrinking).scale == 1)
  }

  /// SwiftUI's texts shrink to their height, and to their width where one line is all that has room.
  @Test(arguments: [(60.0, 44.0), (40, 20)]) func anyNumberOfLinesShrinksToItsHeight(width: Double, height: Double) {
    var shrinking = request("Save all of the changes", size: 17, width: width, lines: 0)
    (shrinking.minimumScaleFactor, shrinking.shrinksOnAnyLines, shrinking.height) = (0.01, true, Points(height))
    let measured = engine.measure(shrinking)
    #expect(measured.verdict.name == "shrinks")
    // A line may miss half a point.
    #expect(measured.scale < 1 && measured.textHeight.value * measured.scale <= height + 0.5)
  }

  @Test func tightensByAtMostATwentieth() {
    let width = engine.measure(request("Save changes", size: 17)).naturalWidth
    var tight = request("Save changes", size: 17, width: width / 1.04)
    #expect(engine.measure(tight).verdict.name == "truncates")
    tight.allowsTightening = true
    #expect(engine.measure(tight).verdict == .tightens)
    tight.width = Points(width / 1.07)
    #expect(engine.measure(tight).verdict.name == "truncates")
  }

  @Test func lessThanTheRoundingIsNotTooWide() {
    let width = engine.measure(request("Save changes", size: 17)).naturalWidth
    #expect(engine.measure(request("Save changes", size: 17, width: width - 0.4)).verdict == .fits(slack: 0))
    #expect(engine.measure(request("Save changes", size: 17, width: width - 0.6)).verdict.name == "truncates")
  }
}
