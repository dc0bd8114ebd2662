import AuditModel
import Testing

@testable import TextLayout

/// Nothing that a file holds may stop the measurer.
@Suite struct BadInputTests {
  @Test(arguments: ["", " ", "\n", "\u{0}", "\u{301}", "\u{200B}", "\u{2028}\u{2029}", "\u{FFFD}", "\t\t", "\u{202E}"])
  func oddTexts(text: String) {
    for mode in LineBreakMode.allCases {
      for lines in [0, 1, 2] {
        for width in [-5.0, 0, 3, 100] {
          let measured = engine.measure(request(text, width: width, lines: lines, mode: mode))
          #expect(measured.naturalWidth.isFinite && measured.droppedClusters >= 0)
        }
        _ = engine.picture(of: request(text, width: 3, lines: lines, mode: mode))
      }
    }
  }

  @Test func anEmptyTextFits() {
    let measured = engine.measure(request("", width: 50))
    #expect(measured.verdict == .fits(slack: 50))
    #expect(measured.lines == 0 && measured.textHeight == 0)
    #expect(engine.picture(of: request("", width: 50)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func oddNumbers(number: Double) {
    var odd = request("Save changes", size: number, width: number)
    (odd.minimumScaleFactor, odd.height) = (number, Points(number))
    (odd.font.tracking, odd.font.leading) = (number, number)
    let measured = engine.measure(odd)
    #expect(measured.naturalWidth.isFinite)
    #expect(measured.lines == 1)
  }

  @Test(arguments: [Int.min, -1, Int.max]) func oddLineCounts(lines: Int) {
    #expect(engine.measure(request("Save changes", width: 60, lines: lines)).verdict == .wraps(lines: 2))
  }

  @Test(arguments: LineBreakMode.allCases) func aHundredThousandLetters(mode: LineBreakMode) {
    let text = String(repeating: "Lorem ipsum ", count: 8000)
    let one = engine.measure(request(text, width: 100, mode: mode))
    #expect(one.droppedClusters > 95_000 && one.visibleText.utf8.count < 40)
    #expect(engine.measure(request(text, width: 100, lines: 0, mode: mode)).lines > 5000)
  }

  @Test func tenThousandCombiningMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(engine.measure(request(text, width: 30)).verdict.name == "fits")
    #expect(engine.measure(request(text + text, width: 15)).droppedClusters > 0)
  }

  @Test func anUnknownWidthAsksForReview() {
    #expect(engine.measure(request("Save")).verdict == .needsReview(reason: "the width of the room is not known"))
  }

  @Test func manyThreadsMeasureTheSame() async {
    let requests = texts.map { request($0.text, width: 60, mode: .truncatingMiddle, locale: $0.locale) }
    let expected = requests.map { TextEngine().measure($0) }
    let shared = TextEngine()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { requests.map { shared.measure($0) } == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
