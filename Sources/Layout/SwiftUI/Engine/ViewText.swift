import AuditModel
import PlatformData

/// A text of a SwiftUI screen: what it is set with, and whose title it is.
struct ViewText: Sendable {
  /// The index of the element that shows it.
  var element: Int
  /// The text with its font and line limit; its available size is what the layout finds.
  var slot: TitleSlot
  /// How many lines it takes up even if it has fewer.
  var reservedLines = 0
  /// Why its room is not certain even if it is the same in all scenarios; nil if it is.
  var doubt: String?
  /// The expression for the font, where the font is not known: the text may be narrower or wider than it is measured.
  var unknownFont: String?
  /// The size of the smallest font that it may have as a share of the one that it is measured in, which is the largest; nil where
  /// no font is known.
  var smallestFont: Double?
  /// The height of a line in points where the words are not known.
  var usualLine = 20.33
  /// The distance of lines in points, where it is not that of the font's style: what the measurement has, and the text's own.
  var advance: (measured: Double, own: Double)?

  /// Whether only the running app knows the words.
  var isUnknown: Bool { slot.text.expression != nil && slot.text.value == nil && slot.text.key == nil }

  /// The most lines; nil without a limit.
  var lineLimit: Int? { slot.numberOfLines > 0 ? slot.numberOfLines : nil }
}

extension ViewText {
  /// Measures the text in the largest of several fonts, one of which it has.
  mutating func set(_ fonts: [FontDescription], sizes: [Double]) {
    guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }), sizes[largest] > 0 else { return }
    var font = fonts[largest]
    (font.weight, font.isBold) = (font.weight ?? slot.font?.weight, font.isBold ?? slot.font?.isBold)
    slot.font = font
    smallestFont = (sizes.min() ?? 0) / sizes[largest]
  }
}

/// The sizes of a screen's texts in one solution, each asked for once.
struct TextSizes {
  /// A size that was asked for in a width, by which a solution is recognized.
  struct Query: Sendable, Hashable {
    var text: Int
    var width: Points
  }

  let texts: [ViewText]
  private let measure: TextMeasure
  /// The sizes without a limit; nil where nothing is shown.
  let natural: [MeasuredText?]
  private(set) var wrapped: [Query: MeasuredText] = [:]

  init(_ texts: [ViewText], measure: @escaping TextMeasure) {
    (self.texts, self.measure) = (texts, measure)
    natural = texts.map { $0.isUnknown ? nil : measure($0.slot, nil) }
  }

  /// Whether the texts would be of the same sizes in the widths that were asked for.
  func agree(with known: [Query: MeasuredText]) -> Bool {
    known.allSatisfy { measure(texts[$0.key.text].slot, $0.key.width) == $0.value }
  }

  /// The text on as few lines as it has: the words' own size, or what an unknown text may have.
  private func whole(_ text: Int, _ assumption: Assumption) -> MeasuredText {
    if let size = natural[text] {
      guard texts[text].unknownFont != nil else { return size }
      let factor = texts[text].smallestFont.map { ($0, 1) } ?? SwiftUIMetrics.unknownFont.value
      let share = ViewLength(least: factor.0, likely: 1, greatest: factor.1)[assumption]
      let scaled = Size(width: Points(size.size.width.value * share), height: Points(size.size.height.value * share))
      return MeasuredText(size: scaled, lineHeight: Points(size.lineHeight.value * share))
    }
    let line = texts[text].usualLine
    guard texts[text].isUnknown else {
      return MeasuredText(size: Size(width: 0, height: Points(line)), lineHeight: Points(line))
    }
    let factors = SwiftUIMetrics.unknownText.value
    let factor = ViewLength(least: factors.0, likely: factors.1, greatest: factors.2)[assumption]
    return MeasuredText(size: Size(width: Points(line * factor), height: Points(line)), lineHeight: Points(line))
  }

  /// A text in the room that it is offered.
  struct Answer {
    var size: ViewSize
    var lineHeight: Double
    /// Whether lines are left out because the height is too small.
    var isCut = false
  }

  /// The size of a text in the size that it is offered.
  mutating func answer(_ text: Int, in proposal: Proposal, _ assumption: Assumption) -> Answer {
    let whole = whole(text, assumption)
    let line = whole.lineHeight.value
    var size = ViewSize(width: whole.size.width.value, height: whole.size.height.value)
    // Lengths are whole 1/64 pt: what differs by less is the same.
    if let width = proposal.width, width + 1.0 / 64 < size.width { size = squeezed(text, whole, in: width) }
    size.height = max(size.height, Double(texts[text].reservedLines) * line)
    guard let height = proposal.height, height + 1.0 / 64 < size.height, line > 0 else {
      return Answer(size: size, lineHeight: line)
    }
    let shown = max((height / line).rounded(.down), 1) * line
    return Answer(
      size: ViewSize(width: size.width, height: min(shown, size.height)), lineHeight: line,
      isCut: shown + 1.0 / 64 < size.height)
  }

  /// A text that is wider than what it is offered: wrapped, shrunk or truncated.
  private mutating func squeezed(_ text: Int, _ whole: MeasuredText, in width: Double) -> ViewSize {
    let (natural, line) = (whole.size.width.value, whole.lineHeight.value)
    let least = min(natural, line * SwiftUIMetrics.ellipsis.value)
    if texts[text].lineLimit == 1 {
      let scale = max(width / max(natural, 1), min(texts[text].slot.minimumScaleFactor, 1))
      return ViewSize(width: max(width, least), height: line * min(scale, 1))
    }
    guard width > least else { return lines((natural / max(least, 1)).rounded(.up), of: least, line, text) }
    guard !texts[text].isUnknown, texts[text].unknownFont == nil else {
      return lines((natural / width).rounded(.up), of: width, line, text)
    }
    let query = Query(text: text, width: Points(width))
    if wrapped[query] == nil { wrapped[query] = measure(texts[text].slot, query.width) }
    let size = wrapped[query]?.size ?? whole.size
    var height = size.height.value
    if let advance = texts[text].advance, advance.measured > 0 {
      height += (height - line) / advance.measured * (advance.own - advance.measured)
    }
    return ViewSize(width: min(size.width.value, width), height: height)
  }

  private func lines(_ count: Double, of width: Double, _ line: Double, _ text: Int) -> ViewSize {
    ViewSize(width: width, height: min(count, Double(texts[text].lineLimit ?? 1000)) * line)
  }
}
