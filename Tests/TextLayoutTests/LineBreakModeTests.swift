import AuditModel
import Testing

@testable import TextLayout

@Suite struct LineBreakModeTests {
  @Test(arguments: [
    (LineBreakMode.wordWrap, "Einstellungen"), (.characterWrap, "Einstellungen j"), (.clip, "Einstellungen j"),
    (.truncatingHead, "…zt speichern"), (.truncatingMiddle, "Einste…ichern"), (.truncatingTail, "Einstellunge…"),
  ])
  func oneLine(mode: LineBreakMode, visible: String) {
    let measured = engine.measure(request("Einstellungen jetzt speichern", width: 100, mode: mode))
    #expect(measured.visibleText == visible)
    #expect(measured.lines == 1)
    #expect(measured.droppedClusters == 29 - visible.filter { $0 != "…" }.count)
    #expect(abs(measured.over.value - (measured.naturalWidth - 100)) < 0.02)
    #expect(measured.verdict.name == (mode == .clip ? "clips" : "truncates"))
  }

  @Test(arguments: [
    (LineBreakMode.wordWrap, "Einstellungen jetzt"), (.characterWrap, "Einstellungen jetzt speichern"),
    (.truncatingHead, "Einstellungen …rn und mehr"), (.truncatingMiddle, "Einstellungen jetzt s… mehr"),
    (.truncatingTail, "Einstellungen jetzt speich…"),
  ])
  func twoLines(mode: LineBreakMode, visible: String) {
    let measured = engine.measure(request("Einstellungen jetzt speichern und mehr", width: 100, lines: 2, mode: mode))
    #expect(measured.visibleText == visible)
    #expect(measured.lines == 2)
  }

  @Test(arguments: LineBreakMode.allCases)
  func anyNumberOfLinesHoldsAll(mode: LineBreakMode) {
    let measured = engine.measure(request("Einstellungen jetzt speichern und mehr", width: 100, lines: 0, mode: mode))
    #expect(measured.verdict == .wraps(lines: measured.lines))
    #expect(measured.droppedClusters == 0)
    #expect(measured.lines == (mode == .characterWrap ? 3 : 4))
    #expect(measured.layoutWidth <= 100.5)
  }

  @Test func aWordThatIsTooLongBreaksInside() {
    let measured = engine.measure(request("Donaudampfschifffahrt", width: 60, lines: 0, mode: .wordWrap))
    #expect(measured.lines == 3)
    #expect(measured.verdict == .wraps(lines: 3))
  }

  @Test func clippingKeepsTheRestOnTheLastLine() {
    let measured = engine.measure(request("one two three four five six", width: 60, lines: 2, mode: .clip))
    guard case .clips(let overflow) = measured.verdict else { return #expect(Bool(false), "\(measured.verdict)") }
    #expect(overflow > 0)
    #expect(measured.layoutWidth > 60)
  }

  @Test func lineFeedsBreak() {
    #expect(engine.measure(request("A\nB", width: 100, lines: 0)).verdict == .wraps(lines: 2))
    #expect(engine.measure(request("A\r\n\r\nB\n", width: 100, lines: 0)).lines == 3)
    #expect(engine.measure(request("A\nB", width: 100)).visibleText == "A…")
    #expect(engine.measure(request("A\nB", width: 100, mode: .truncatingHead)).visibleText == "…B")
    #expect(engine.measure(request("A\nB", width: 100, mode: .wordWrap)).visibleText == "A")
  }

  @Test func heightLimitsLines() {
    var tall = request("one two three four five six", size: 17, width: 60, lines: 0, mode: .truncatingTail)
    #expect(engine.measure(tall).lines == 5)
    tall.height = 41
    let measured = engine.measure(tall)
    #expect(measured.lines == 2)
    #expect(measured.visibleText.hasSuffix("…"))
    #expect(abs(measured.over.value - (5 * 17 * 1.1933 - 41)) < 0.1)
  }

  @Test func oneLineIsClippedOnlyWhereLettersAreLost() {
    var low = request("Save", size: 17, width: 100)
    low.height = 18
    #expect(engine.measure(low).verdict.name == "fits")
    low.height = 12
    #expect(engine.measure(low).verdict == .clips(overflow: Points(17 * 1.1933) - 12))
  }

  @Test(arguments: LineBreakMode.allCases, [0, 1, 3])
  func aSingleLetterWiderThanTheAvailableWidthDoesNotFit(mode: LineBreakMode, lines: Int) {
    let measured = engine.measure(request("W", size: 53, width: 10, lines: lines, mode: mode))
    #expect(!measured.verdict.showsWholeText)
    #expect(measured.over > 20)
    #expect(measured.droppedClusters == 1)
  }

  @Test func aLongWordOnSeveralLinesMayStillOverflowByALetter() {
    let measured = engine.measure(request("WWW", size: 53, width: 10, lines: 0, mode: .wordWrap))
    #expect(measured.verdict.name == "clips")
    #expect(measured.over > 20)
  }

  /// What layout reserves is the width of lines that are shown, not of the one that an ellipsis took the place of.
  @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
  func aTruncatedLineDoesNotReserveItsWholeWidth(mode: LineBreakMode) {
    let measured = engine.measure(request("ii WWWWWW WWWWWWWWWW", size: 20, width: 120, lines: 2, mode: mode))
    #expect(measured.layoutWidth <= 120)
  }

  /// Of a text of several paragraphs every letter counts in the mean advance, and none is counted as wide as a whole line.
  @Test func aBudgetDoesNotGrowWithLineFeeds() {
    let one = engine.measure(request("Hello", width: 100)).budget?.characters
    #expect(engine.measure(request("Hello\nHello\nHello", width: 100)).budget?.characters == one)
  }
}
