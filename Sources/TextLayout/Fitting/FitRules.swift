import AuditModel
import PlatformData

/// What a text may do to fit: the request and the paragraph style as plain numbers.
package struct FitRules: Sendable {
  /// The available width; nil is without limit.
  let width: Points?
  /// The available height; nil is without limit.
  let height: Points?
  /// How many lines the text may take; 0 is any number.
  let numberOfLines: Int
  /// The smallest factor to which the font may shrink; nil if it may not shrink.
  let minimumScaleFactor: Double?
  /// The share of the width by which letter spacing may tighten; 0 for several lines.
  let tightening: Double
  /// The heights that the paragraph style asks for.
  let lineHeights: LineHeights
  /// Whether a text that does not fit may tighten or shrink.
  let mayAdjust: Bool
  /// How lines break and are truncated.
  let lines: LineRules
  private let indents: Indents

  /// The rules of a request; what its paragraph style says goes first.
  package init(_ request: TextRequest) {
    let style = request.paragraphStyle
    let smallest = request.minimumScaleFactor
    let tightens = style.allowsDefaultTighteningForTruncation ?? request.allowsTightening
    let minimum = tightens ? SystemFont.tightening.value : 0
    let share = max(Self.bounded(style.tighteningFactorForTruncation, 0...1), minimum)
    width = request.width
    height = request.height
    numberOfLines = max(request.numberOfLines, 0)
    minimumScaleFactor = smallest > 0 && smallest < 1 ? smallest : nil
    // Several lines shrink since iOS 7 (`UILabel.adjustsFontSizeToFitWidth`), but do not tighten.
    tightening = numberOfLines == 1 ? share : 0
    lineHeights = LineHeights(style)
    mayAdjust = (numberOfLines > 0 || request.shrinksOnAnyLines) && (tightening > 0 || minimumScaleFactor != nil)
    indents = Indents(
      first: Self.bounded(style.firstLineHeadIndent, 0...1e6), others: Self.bounded(style.headIndent, 0...1e6),
      tail: Self.bounded(style.tailIndent, -1e6...1e6))
    lines = LineRules(
      firstLineWidth: indents.availableWidth(in: width, isFirst: true),
      otherLineWidth: indents.availableWidth(in: width, isFirst: false),
      mode: style.lineBreakMode ?? request.lineBreakMode,
      hyphenationFactor: Self.bounded(style.hyphenationFactor, 0...1))
  }

  /// The rules of lines for a text that tightens.
  var tightenedLines: LineRules {
    var tightened = lines
    tightened.firstLineWidth = indents.availableWidth(in: width, isFirst: true, widenedBy: tightening)
    tightened.otherLineWidth = indents.availableWidth(in: width, isFirst: false, widenedBy: tightening)
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

    func availableWidth(in width: Points?, isFirst: Bool, widenedBy share: Double = 0) -> AvailableWidth {
      guard let width else { return AvailableWidth(nil) }
      let start = isFirst ? first : others
      guard start != 0 || tail != 0 || share != 0 else { return AvailableWidth(width) }
      let end = tail > 0 ? min(tail, width.value) : width.value + tail
      return AvailableWidth(Points((end - start) * (1 + share)))
    }
  }
}

/// How the lines of a text break and are truncated.
struct LineRules: Sendable {
  /// The available width of a paragraph's first line.
  var firstLineWidth: AvailableWidth
  /// The available width of the other lines.
  var otherLineWidth: AvailableWidth
  /// What happens to a text that is wider than its available width.
  var mode: LineBreakMode
  /// How full a line has to be for no word to be hyphenated at its end; 0 is no hyphenation.
  var hyphenationFactor: Double

  /// The available width of a line.
  @inline(__always)
  func availableWidth(isFirst: Bool) -> AvailableWidth { isFirst ? firstLineWidth : otherLineWidth }
}

/// The width that a line has to fit into.
struct AvailableWidth: Sendable {
  /// The maximum width of a line in points: what is wider by less than the rounding of layout fits.
  let limit: Double
  /// The maximum width of a truncated line in points: its width is not what layout reserved.
  let truncatedLimit: Double

  /// Widths are rounded up to half a point in layout, so a text that is wider by less than that is not truncated.
  static let rounding = Points(raw: 32)

  /// An available width; a negative one counts as zero, nil is without limit.
  ///
  /// Widths decide as whole 1/64 pt: a width rounds to less than `n` of them where it is below `n` − ½.
  init(_ width: Points?) {
    // Below infinity, which is the width of what is not on one line.
    guard let width else { (limit, truncatedLimit) = (.greatestFiniteMagnitude, .greatestFiniteMagnitude); return }
    let raw = Double(max(width.raw, 0))
    limit = ((raw + Double(Self.rounding.raw) - 0.5) / 64).nextDown
    // More than the error of adding up widths, less than any difference in a font.
    truncatedLimit = raw / 64 + 1e-6
  }

  /// Whether a line of that width fits.
  @inline(__always)
  func fits(_ width: Double) -> Bool { width <= limit }

  /// Whether a truncated line fits.
  @inline(__always)
  func fitsTruncated(_ width: Double) -> Bool { width <= truncatedLimit }
}
