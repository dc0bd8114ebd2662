import AuditModel
import PlatformData
import Testing

@testable import TextLayout

/// A paragraph style's indents, and the plain room that holds the same lines.
struct IndentCase: Sendable, CustomTestStringConvertible {
  /// The indents in points.
  var first = 0.0
  var other = 0.0
  var tail = 0.0
  /// The width of a room without indents, for a room of 160 pt with them.
  var plain: Double

  var style: ParagraphStyle {
    var style = ParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (first, other, tail)
    return style
  }

  var testDescription: String { "first \(first), other \(other), tail \(tail)" }
}

/// The heights that a paragraph style asks for, and those of one and three lines of the system font at 20 pt.
struct HeightCase: Sendable, CustomTestStringConvertible {
  var multiple: Double?
  var minimum: Double?
  var maximum: Double?
  var spacing: Double?
  /// The height of one line and of three, in points; the font's own line has `natural`.
  var one: Double
  var three: Double

  /// SF Pro's line at 20 pt: ascent and descent.
  static let natural = 20 * (SystemFont.ascent.value + SystemFont.descent.value)

  var style: ParagraphStyle {
    var style = ParagraphStyle()
    (style.lineHeightMultiple, style.minimumLineHeight) = (multiple, minimum)
    (style.maximumLineHeight, style.lineSpacing) = (maximum, spacing)
    return style
  }

  var testDescription: String { "× \(multiple ?? 0), \(minimum ?? 0)…\(maximum ?? 0), spacing \(spacing ?? 0)" }
}

/// A text with tabs and where its last part begins, in points from the leading edge.
struct TabCase: Sendable, CustomTestStringConvertible {
  var text: String
  var stops: [Double]?
  var interval: Double?
  var begins: Double

  var style: ParagraphStyle {
    var style = ParagraphStyle()
    (style.tabStops, style.defaultTabInterval) = (stops, interval)
    return style
  }

  var testDescription: String { "\(text.debugDescription), \(stops ?? []), every \(interval ?? 0)" }
}

/// How an attributed text's paragraph style changes its lines.
@Suite struct ParagraphTests {
  static let words = "Anna otto Anna otto Anna otto Anna otto Anna otto"

  private func measure(_ request: TextRequest, _ style: ParagraphStyle) -> TextMeasurement {
    var styled = request
    styled.paragraphStyle = style
    return engine.measure(styled)
  }

  // MARK: Indents

  @Test(
    arguments: [
      IndentCase(plain: 160), IndentCase(first: 40, other: 40, plain: 120), IndentCase(tail: -30, plain: 130),
      IndentCase(tail: 100, plain: 100), IndentCase(tail: 300, plain: 160),
      IndentCase(first: 20, other: 20, tail: -20, plain: 120), IndentCase(first: 20, other: 20, tail: 100, plain: 80),
    ], texts.map(\.text) + [words])
  func indentsReduceTheAvailableWidth(indents: IndentCase, text: String) {
    for mode in LineBreakMode.allCases {
      for lines in [0, 1, 2] {
        let styled = measure(request(text, width: 160, lines: lines, mode: mode), indents.style)
        let plain = engine.measure(request(text, width: indents.plain, lines: lines, mode: mode))
        #expect(styled.visibleText == plain.visibleText, "\(mode), \(lines) lines")
        #expect(styled.lines == plain.lines && styled.neededLines == plain.neededLines)
        #expect(styled.verdict.name == plain.verdict.name && styled.breaksWord == plain.breaksWord)
      }
    }
  }

  /// Words of one width each; the room holds two of them with the space between.
  @Test(
    arguments: [
      (0, 0, 4, 2), (0, 0, 5, 3), (30, 0, 4, 3), (30, 0, 5, 3), (0, 30, 4, 3), (0, 30, 5, 4), (30, 30, 4, 4),
      (30, 30, 2, 2), (30, 0, 2, 2), (0, 30, 2, 1),
    ] as [(Double, Double, Int, Int)])
  func theFirstLineHasItsOwnIndent(first: Double, other: Double, words: Int, lines: Int) {
    let two = engine.measure(request("Anna Anna")).naturalWidth
    let text = Array(repeating: "Anna", count: words).joined(separator: " ")
    let styled = measure(
      request(text, width: two + 2, lines: 0, mode: .wordWrap), IndentCase(first: first, other: other, plain: 0).style)
    #expect(styled.lines == lines && !styled.breaksWord)
  }

  @Test func theFirstLineOfEachParagraphIsIndented() {
    let two = engine.measure(request("Anna Anna")).naturalWidth
    let available = request("Anna Anna\nAnna Anna", width: two + 2, lines: 0, mode: .wordWrap)
    #expect(measure(available, IndentCase(first: 30, plain: 0).style).lines == 4)
    #expect(measure(available, IndentCase(other: 30, plain: 0).style).lines == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5])
  func invalidIndentsAreTolerated(indent: Double) {
    for style in [
      IndentCase(first: indent, plain: 0), IndentCase(other: indent, plain: 0), IndentCase(tail: indent, plain: 0),
    ].map(\.style) {
      let measured = measure(request(Self.words, width: 160, lines: 0, mode: .wordWrap), style)
      #expect(measured.lines >= 1 && measured.lines <= Self.words.count)
    }
  }

  // MARK: Heights

  static let heights = [
    HeightCase(one: HeightCase.natural, three: 3 * HeightCase.natural),
    HeightCase(multiple: 1.5, one: 1.5 * HeightCase.natural, three: 4.5 * HeightCase.natural),
    HeightCase(multiple: 0.5, one: 0.5 * HeightCase.natural, three: 1.5 * HeightCase.natural),
    HeightCase(minimum: 40, one: 40, three: 120),
    HeightCase(minimum: 10, one: HeightCase.natural, three: 3 * HeightCase.natural),
    HeightCase(maximum: 10, one: 10, three: 30),
    HeightCase(maximum: 40, one: HeightCase.natural, three: 3 * HeightCase.natural),
    HeightCase(minimum: 30, maximum: 30, one: 30, three: 90), HeightCase(multiple: 2, maximum: 30, one: 30, three: 90),
    HeightCase(multiple: 0.5, minimum: 30, one: 30, three: 90),
    HeightCase(spacing: 7, one: HeightCase.natural, three: 3 * HeightCase.natural + 14),
    HeightCase(minimum: 30, maximum: 30, spacing: 7, one: 30, three: 104),
  ]

  @Test(arguments: heights) func theStyleSetsTheHeights(heights: HeightCase) {
    let one = measure(request("Anna", size: 20, lines: 0, mode: .wordWrap), heights.style)
    let three = measure(request("Anna\nAnna\nAnna", size: 20, lines: 0, mode: .wordWrap), heights.style)
    #expect(abs(one.textHeight.value - heights.one) < 0.51, "one line; layout rounds heights to half a point")
    #expect(abs(three.textHeight.value - heights.three) < 0.51, "three lines")
  }

  @Test(arguments: heights, 1...4) func aHeightLimitCountsLinesWithTheirHeights(heights: HeightCase, lines: Int) {
    let advance = (heights.three - heights.one) / 2
    var available = request("Anna\nAnna\nAnna\nAnna", size: 20, width: 200, lines: 0)
    available.height = Points(heights.one + Double(lines - 1) * advance)
    #expect(measure(available, heights.style).lines == lines)
    available.height = Points(heights.one + Double(lines - 1) * advance - 2)
    #expect(measure(available, heights.style).lines == max(lines - 1, 1))
  }

  @Test(arguments: [0.0, 6]) func paragraphsStandApart(spacing: Double) {
    var style = ParagraphStyle()
    (style.paragraphSpacing, style.paragraphSpacingBefore) = (spacing - spacing / 3, spacing / 3)
    let three = measure(request("Anna\nAnna\nAnna", size: 20, lines: 0, mode: .wordWrap), style)
    #expect(abs(three.textHeight.value - 3 * HeightCase.natural - 2 * spacing) < 0.51)
  }

  /// A room that an indent leaves nothing of is overrun by what is there, however wide the control.
  @Test(arguments: [LineBreakMode.wordWrap, .clip, .truncatingTail])
  func textWithNoWidthBesideItsIndentDoesNotFit(mode: LineBreakMode) {
    let available = request("a b c d", width: 20, lines: 0, mode: mode)
    let measured = measure(available, IndentCase(other: 100, plain: 0).style)
    #expect(measured.verdict.name == "clips" && measured.over > 0)
  }

  // MARK: Tabs

  @Test(
    arguments: [
      TabCase(text: "i\tAnna", begins: 28), TabCase(text: "\tAnna", begins: 28), TabCase(text: "\t\tAnna", begins: 56),
      TabCase(text: "Anna\tAnna", begins: 56), TabCase(text: "i\ti\ti\tAnna", begins: 84),
      TabCase(text: "i\tAnna", stops: [50, 100], begins: 50),
      TabCase(text: "i\ti\tAnna", stops: [50, 100], begins: 100),
      TabCase(text: "i\ti\tAnna", stops: [50], interval: 40, begins: 80),
      TabCase(text: "i\tAnna", stops: [], interval: 33.5, begins: 33.5),
      TabCase(text: "i\ti\tAnna", stops: [], interval: 33.5, begins: 67),
    ])
  func tabsGoOnToTheNextStop(tabs: TabCase) {
    let last = engine.measure(request("Anna", size: 20)).naturalWidth
    let measured = measure(request(tabs.text, size: 20), tabs.style)
    #expect(abs(measured.naturalWidth - tabs.begins - last) < 0.1)
  }

  @Test func tabStopsAreTheDocumentedOnes() {
    let last = engine.measure(request("i", size: 20)).naturalWidth
    for (count, stop) in zip(1..., ParagraphDefaults.tabStops.value) {
      let text = String(repeating: "\t", count: count) + "i"
      #expect(abs(engine.measure(request(text, size: 20)).naturalWidth - stop - last) < 0.1)
    }
  }

  // MARK: Direction and mode

  @Test(arguments: texts.map(\.text), WritingDirection.allCases)
  func aGivenDirectionHolds(text: String, direction: WritingDirection) throws {
    var styled = request(text)
    let natural = engine.measure(styled)
    styled.paragraphStyle.baseWritingDirection = direction
    #expect(try #require(engine.picture(of: styled)).isRightToLeft == (direction == .rightToLeft))
    #expect(abs(engine.measure(styled).naturalWidth - natural.naturalWidth) < 0.1, "a direction is no width")
  }

  @Test(arguments: LineBreakMode.allCases, LineBreakMode.allCases)
  func theParagraphStylesModeComesFirst(mode: LineBreakMode, own: LineBreakMode) {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    let styled = measure(request(Self.words, width: 100, mode: own), style)
    #expect(styled == engine.measure(request(Self.words, width: 100, mode: mode)))
  }

  @Test(
    arguments: [
      (nil, nil, 1.04, "truncates"), (nil, true, 1.04, "tightens"), (nil, true, 1.09, "truncates"),
      (0.1, nil, 1.09, "tightens"), (0.1, nil, 1.12, "truncates"), (0, nil, 1.04, "truncates"),
      (0, true, 1.04, "tightens"),
      (nil, false, 1.04, "truncates"), (.nan, nil, 1.04, "truncates"),
    ] as [(Double?, Bool?, Double, String)])
  func tightening(factor: Double?, allows: Bool?, excess: Double, verdict: String) {
    var style = ParagraphStyle()
    (style.tighteningFactorForTruncation, style.allowsDefaultTighteningForTruncation) = (factor, allows)
    let natural = engine.measure(request(Self.words)).naturalWidth
    #expect(measure(request(Self.words, width: natural / excess), style).verdict.name == verdict)
  }
}
