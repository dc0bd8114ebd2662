import AuditModel
import PlatformData

/// What a text may do to fit: the request and the paragraph style as plain numbers.
package struct FitRules: Sendable {
  /// The width of the room; nil is without limit.
  var width: Points?
  /// The height of the room; nil is without limit.
  var height: Points?
  /// How many lines the text may take; 0 is any number.
  var numberOfLines: Int
  /// What happens to a text that is wider than its room.
  var mode: LineBreakMode
  /// The smallest factor to which the font may shrink; nil is no shrinking.
  var minimumScaleFactor: Double?
  /// The share of the width by which letter spacing may tighten.
  var tightening: Double
  /// What each paragraph's first line leaves free at its beginning, in points.
  var firstIndent: Double
  /// What the other lines leave free at their beginning, in points.
  var indent: Double
  /// Where lines end: above zero from the leading edge, else from the trailing edge, in points.
  var tailIndent: Double
  /// How full a line has to be for no word to be hyphenated at its end; 0 is no hyphenation.
  var hyphenationFactor: Double
  /// The heights that the paragraph style asks for.
  var lineHeights: LineHeights
  /// The room of a paragraph's first line.
  private(set) var firstRoom: Room
  /// The room of the other lines.
  private(set) var otherRoom: Room

  /// The rules of a request; what its paragraph style says goes first.
  package init(_ request: TextRequest) {
    let style = request.paragraphStyle
    let smallest = request.minimumScaleFactor
    width = request.width
    height = request.height
    numberOfLines = max(request.numberOfLines, 0)
    mode = style.lineBreakMode ?? request.lineBreakMode
    minimumScaleFactor = smallest > 0 && smallest < 1 ? smallest : nil
    let tightens = style.allowsDefaultTighteningForTruncation ?? request.allowsTightening
    tightening = Self.bounded(style.tighteningFactorForTruncation, 0...1)
    if tightens { tightening = max(tightening, SystemFont.tightening.value) }
    firstIndent = Self.bounded(style.firstLineHeadIndent, 0...1e6)
    indent = Self.bounded(style.headIndent, 0...1e6)
    tailIndent = Self.bounded(style.tailIndent, -1e6...1e6)
    hyphenationFactor = Self.bounded(style.hyphenationFactor, 0...1)
    lineHeights = LineHeights(style)
    (firstRoom, otherRoom) = (Room(nil), Room(nil))
    firstRoom = room(isFirst: true, widenedBy: 0)
    otherRoom = room(isFirst: false, widenedBy: 0)
  }

  /// Whether a text that does not fit may tighten or shrink.
  @inline(__always)
  var mayAdjust: Bool { numberOfLines == 1 && (tightening > 0 || minimumScaleFactor != nil) }

  /// The room of a paragraph's first line, or of another, for a text that may tighten by a share of its width.
  func room(isFirst: Bool, tightening share: Double = 0) -> Room {
    guard share == 0 else { return room(isFirst: isFirst, widenedBy: share) }
    return isFirst ? firstRoom : otherRoom
  }

  private func room(isFirst: Bool, widenedBy share: Double) -> Room {
    guard let width else { return Room(nil) }
    let start = isFirst ? firstIndent : indent
    guard start != 0 || tailIndent != 0 || share != 0 else { return Room(width) }
    let end = tailIndent > 0 ? min(tailIndent, width.value) : width.value + tailIndent
    return Room(Points((end - start) * (1 + share)))
  }

  private static func bounded(_ number: Double?, _ range: ClosedRange<Double>) -> Double {
    guard let number, number.isFinite else { return 0 }
    return min(max(number, range.lowerBound), range.upperBound)
  }
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

  /// The heights of a style; what is no sensible number is left out.
  init(_ style: ParagraphStyle) {
    func sensible(_ number: Double?) -> Double { number.flatMap { $0.isFinite && $0 > 0 ? min($0, 1e6) : nil } ?? 0 }
    multiple = sensible(style.lineHeightMultiple)
    minimum = sensible(style.minimumLineHeight)
    let most = sensible(style.maximumLineHeight)
    maximum = most > 0 ? most : .infinity
    spacing = sensible(style.lineSpacing)
  }

  /// Whether the font's own heights hold.
  var isNatural: Bool { multiple == 0 && minimum == 0 && maximum == .infinity && spacing == 0 }

  /// The height of a line whose font asks for `height` points.
  func height(of height: Double) -> Double {
    min(max(multiple > 0 ? height * multiple : height, minimum), maximum)
  }
}
