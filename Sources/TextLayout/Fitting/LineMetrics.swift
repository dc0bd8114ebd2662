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

  /// The heights of a font at its size times `factor`: SF Pro's for the system font, else the face's own.
  init(_ font: ResolvedFont, stack: FaceStack, factor: Double = 1) {
    let size = font.safePointSize * factor
    let own = stack.usesOwnMetrics ? stack.primary?.face : nil
    let leading = (font.leading ?? 0) * factor
    ascent = (own?.ascent ?? SystemFont.ascent.value) * size
    lineHeight = ascent + (own?.descent ?? SystemFont.descent.value) * size
    advance = leading.isFinite && leading > 0 ? leading : lineHeight
  }

  private init(ascent: Double, lineHeight: Double, advance: Double) {
    (self.ascent, self.lineHeight, self.advance) = (ascent, lineHeight, advance)
  }

  /// The heights under a paragraph style; what it adds to a line stands above its letters.
  func applying(_ heights: LineHeights) -> LineMetrics {
    guard !heights.isNatural else { return self }
    let height = heights.height(of: lineHeight)
    return LineMetrics(
      ascent: ascent + height - lineHeight, lineHeight: height,
      advance: heights.height(of: advance) + heights.spacing)
  }

  /// The height of a number of lines.
  func height(ofLines count: Int) -> Double { count > 0 ? lineHeight + Double(count - 1) * advance : 0 }

  /// How many lines a room holds: at least one, which is drawn even where it is too tall.
  ///
  /// Layout rounds heights to half a point, so a line may miss that much.
  func lines(in room: Points?) -> Int {
    guard let room, advance > 0 else { return Int.max }
    let further = (room.value + 0.5 - lineHeight) / advance
    return further < 0 ? 1 : Int(min(further, 1e9)) + 1
  }

  /// How much of a single line a room cuts off; zero while only the empty parts above and below the letters are lost,
  /// a fifth of the line's height.
  func cutOff(in room: Points?) -> Points {
    guard let room, lineHeight * 0.8 > room.value else { return 0 }
    return Points(lineHeight - room.value)
  }
}
