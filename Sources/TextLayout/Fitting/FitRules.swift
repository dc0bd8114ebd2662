import AuditModel
import PlatformData

/// What a text may do to fit: the request and the paragraph style as plain numbers.
package struct FitRules: Sendable {
  /// The width of the room; nil is without limit.
  let width: Points?
  /// The height of the room; nil is without limit.
  let height: Points?
  /// How many lines the text may take; 0 is any number.
  let numberOfLines: Int
  /// The smallest factor to which the font may shrink; nil is no shrinking.
  let minimumScaleFactor: Double?
  /// The share of the width by which letter spacing may tighten.
  let tightening: Double
  /// The heights that the paragraph style asks for.
  let lineHeights: LineHeights
  /// Whether a text that does not fit may tighten or shrink.
  let mayAdjust: Bool
  /// How lines break and are cut.
  let lines: LineRules
  private let indents: Indents

  /// The rules of a request; what its paragraph style says goes first.
  package init(_ request: TextRequest) {
    let style = request.paragraphStyle
    let smallest = request.minimumScaleFactor
    let tightens = style.allowsDefaultTighteningForTruncation ?? request.allowsTightening
    let least = tightens ? SystemFont.tightening.value : 0
    width = request.width
    height = request.height
    numberOfLines = max(request.numberOfLines, 0)
    minimumScaleFactor = smallest > 0 && smallest < 1 ? smallest : nil
    tightening = max(Self.bounded(style.tighteningFactorForTruncation, 0...1), least)
    lineHeights = LineHeights(style)
    mayAdjust = numberOfLines == 1 && (tightening > 0 || minimumScaleFactor != nil)
    indents = Indents(
      first: Self.bounded(style.firstLineHeadIndent, 0...1e6), others: Self.bounded(style.headIndent, 0...1e6),
      tail: Self.bounded(style.tailIndent, -1e6...1e6))
    lines = LineRules(
      firstRoom: indents.room(in: width, isFirst: true), otherRoom: indents.room(in: width, isFirst: false),
      mode: style.lineBreakMode ?? request.lineBreakMode,
      hyphenationFactor: Self.bounded(style.hyphenationFactor, 0...1))
  }

  /// The rules of lines for a text that tightens.
  var tightenedLines: LineRules {
    var tightened = lines
    tightened.firstRoom = indents.room(in: width, isFirst: true, widenedBy: tightening)
    tightened.otherRoom = indents.room(in: width, isFirst: false, widenedBy: tightening)
    return tightened
  }

  /// How many lines a text of a font may take, by number and height; at least one.
  @inline(__always)
  func lineLimit(_ metrics: LineMetrics) -> Int {
    let asked = numberOfLines > 0 ? numberOfLines : Int.max
    guard asked > 1, let height else { return asked }
    return max(min(asked, metrics.applying(lineHeights).lines(in: height)), 1)
  }

  private static func bounded(_ number: Double?, _ range: ClosedRange<Double>) -> Double {
    guard let number, number.isFinite else { return 0 }
    return min(max(number, range.lowerBound), range.upperBound)
  }

  /// What lines leave free, in points.
  private struct Indents: Sendable {
    /// At the beginning of each paragraph's first line.
    var first: Double
    /// At the beginning of the other lines.
    var others: Double
    /// Where lines end: above zero from the leading edge, else from the trailing edge.
    var tail: Double

    func room(in width: Points?, isFirst: Bool, widenedBy share: Double = 0) -> Room {
      guard let width else { return Room(nil) }
      let start = isFirst ? first : others
      guard start != 0 || tail != 0 || share != 0 else { return Room(width) }
      let end = tail > 0 ? min(tail, width.value) : width.value + tail
      return Room(Points((end - start) * (1 + share)))
    }
  }
}

/// How the lines of a text break and are cut.
struct LineRules: Sendable {
  /// The room of a paragraph's first line.
  var firstRoom: Room
  /// The room of the other lines.
  var otherRoom: Room
  /// What happens to a text that is wider than its room.
  var mode: LineBreakMode
  /// How full a line has to be for no word to be hyphenated at its end; 0 is no hyphenation.
  var hyphenationFactor: Double

  /// The room of a line.
  @inline(__always)
  func room(isFirst: Bool) -> Room { isFirst ? firstRoom : otherRoom }
}

/// The line heights that a paragraph style asks for.
struct LineHeights: Sendable {
  /// The factor of the font's own height; 0 is none.
  var multiple: Double
  /// The least height in points.
  var minimum: Double
  /// The greatest height in points.
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
    let most = sensible(style.maximumLineHeight)
    maximum = most > 0 ? most : .infinity
    spacing = sensible(style.lineSpacing)
    betweenParagraphs = sensible(style.paragraphSpacing) + sensible(style.paragraphSpacingBefore)
  }

  /// Whether the font's own heights hold.
  var isNatural: Bool { multiple == 0 && minimum == 0 && maximum == .infinity && spacing == 0 }

  /// The height of a line whose font asks for `height` points.
  func height(of height: Double) -> Double {
    min(max(multiple > 0 ? height * multiple : height, minimum), maximum)
  }
}
