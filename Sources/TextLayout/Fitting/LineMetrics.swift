import AuditModel
import PlatformData

/// The heights of a font's lines in points.
struct LineMetrics: Sendable {
  /// From the top of a line to its baseline.
  let ascent: Double
  /// One line by itself.
  let lineHeight: Double
  /// From one baseline to the next: the text style's leading where it has one.
  let advance: Double

  /// The heights of a font at its size times `factor`.
  init(_ font: ResolvedFont, cascade: FaceCascade, factor: Double = 1) {
    let size = font.safePointSize * factor
    let leading = (font.leading ?? 0) * factor
    ascent = cascade.line.ascent * size
    lineHeight = ascent + (cascade.line.descent + cascade.line.leading) * size
    advance = leading.isFinite && leading > 0 ? leading : lineHeight
  }

  private init(ascent: Double, lineHeight: Double, advance: Double) {
    (self.ascent, self.lineHeight, self.advance) = (ascent, lineHeight, advance)
  }

  /// The heights under a paragraph style; what it adds to a line lies above its letters.
  func applying(_ heights: LineHeights) -> LineMetrics {
    guard !heights.isNatural else { return self }
    let height = heights.height(of: lineHeight)
    return LineMetrics(
      ascent: ascent + height - lineHeight, lineHeight: height,
      advance: heights.height(of: advance) + heights.spacing)
  }

  /// The height of a number of lines.
  func height(ofLines count: Int) -> Double { count > 0 ? lineHeight + Double(count - 1) * advance : 0 }

  /// How many lines fit in a height: at least one, which is drawn even if it is too tall.
  ///
  /// Layout rounds heights to half a point, so a line may miss that much.
  func lines(in height: Points?) -> Int {
    guard let height, advance > 0 else { return Int.max }
    let further = (height.value + 0.5 - lineHeight) / advance
    return further < 0 ? 1 : Int(min(further, 1e9)) + 1
  }

  /// How much of a single line a height clips; zero while only the empty parts above and below the letters are lost,
  /// a fifth of the line's height.
  func clippedHeight(in height: Points?) -> Points {
    guard let height, lineHeight * 0.8 > height.value else { return 0 }
    return Points(lineHeight - height.value)
  }
}

/// The line heights that a paragraph style asks for.
struct LineHeights: Sendable {
  /// The factor of the font's own height; 0 if there isn't one.
  var multiple: Double
  /// The minimum height in points.
  var minimum: Double
  /// The maximum height in points.
  var maximum: Double
  /// The distance between two lines in points.
  var spacing: Double
  /// The distance between two paragraphs in points: after the one and before the other (`NSParagraphStyle`).
  var betweenParagraphs: Double

  /// The heights of a style; what is no sensible number is left out.
  init(_ style: ParagraphStyle) {
    func sensible(_ number: Double?) -> Double { number.flatMap { $0.isFinite && $0 > 0 ? min($0, 1e6) : nil } ?? 0 }
    multiple = sensible(style.lineHeightMultiple)
    minimum = sensible(style.minimumLineHeight)
    let stated = sensible(style.maximumLineHeight)
    maximum = stated > 0 ? stated : .infinity
    spacing = sensible(style.lineSpacing)
    betweenParagraphs = sensible(style.paragraphSpacing) + sensible(style.paragraphSpacingBefore)
  }

  /// Whether the font's own heights apply.
  var isNatural: Bool { multiple == 0 && minimum == 0 && maximum == .infinity && spacing == 0 }

  /// The height of a line whose font asks for `height` points.
  func height(of height: Double) -> Double {
    min(max(multiple > 0 ? height * multiple : height, minimum), maximum)
  }
}
