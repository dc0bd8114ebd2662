import AuditModel
import PlatformData

/// The size that a view has by what it shows, as the alignment rectangle, in points; an axis on which it has none is nil.
struct IntrinsicContentSize: Sendable, Hashable {
  var width: Double?
  var height: Double?
  /// The first baseline's distance from the upper edge.
  var firstBaseline: Double?
  /// The last baseline's distance from the lower edge.
  var lastBaseline: Double?
  /// Whether the text takes another height in less width.
  var wraps = false
  /// The width in which the text was set; nil is without limit.
  var proposed: Double?

  /// Whether the text would be set the same way in a width: it fits, or has got what its lines took of the width before.
  func holds(at width: Double) -> Bool {
    guard let own = self.width, width < own - Self.minimumSqueeze else {
      return proposed.map { width <= $0 + Self.minimumSqueeze } ?? true
    }
    return proposed.map { abs(width - $0) <= Self.minimumSqueeze } ?? false
  }

  /// Widths within a pixel are the same: texts are rounded up to pixels, positions are not.
  private static let minimumSqueeze = 0.34
}

extension IntrinsicContentSize {
  /// The size of a text with nothing around it.
  init(_ text: MeasuredText, wraps: Bool = false) {
    self.init(
      width: text.size.width.value, height: text.size.height.value, line: text.lineHeight.value, wraps: wraps)
  }

  /// A size whose first and last lines of text have a height and lie at a distance from the upper and lower edges.
  init(width: Double?, height: Double?, line: Double, above: Double = 0, wraps: Bool = false) {
    self.init(
      width: width, height: height, firstBaseline: above + line * BaselineShare.ascent,
      lastBaseline: above + line * (1 - BaselineShare.ascent), wraps: wraps)
  }

  /// The size that tables list.
  init(_ listed: IntrinsicSize?) { self.init(width: listed?.width, height: listed?.height) }
}

/// The part of a line's height that lies above its baseline; of SF's, which other fonts are near.
enum BaselineShare {
  static let ascent = SystemFont.ascent.value / (SystemFont.ascent.value + SystemFont.descent.value)
}

/// How the views of one kind come by their intrinsic content size.
struct IntrinsicSizing: Sendable {
  /// The axes on which they have one.
  struct Axes: OptionSet, Sendable {
    let rawValue: Int
    static let width = Axes(rawValue: 1)
    static let height = Axes(rawValue: 2)
    static let both: Axes = [.width, .height]
  }

  /// The size of a view; texts are set in `proposed` points of the alignment rectangle's width, nil being no limit.
  typealias Measure =
    @Sendable (
      _ context: ControlContext, _ proposed: Double?, _ measure: TextMeasure
    ) -> IntrinsicContentSize

  var axes: @Sendable (Element) -> Axes
  var size: Measure

  init(_ axes: Axes = .both, size: @escaping Measure) {
    self.init(axes: { _ in axes }, size: size)
  }

  init(axes: @escaping @Sendable (Element) -> Axes, size: @escaping Measure) {
    self.axes = axes
    self.size = size
  }
}
