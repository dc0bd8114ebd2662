package import AuditModel
import PlatformData

/// What of a request decides how its text is analysed and shaped, whatever the font's size and the available width.
package struct TitleStyle: Sendable, Hashable {
  /// How strictly Chinese and Japanese lines break; nil is the language's own way.
  package var strictness: LineBreakStrictness?
  /// The direction of the paragraphs; nil is natural.
  package var direction: WritingDirection?
  /// Whether dictionaries say where a word may be hyphenated.
  package var hyphenates = false
  /// The positions of the tab stops in points from the leading edge, ascending; nil is the platform's.
  package var tabStops: [Double]?
  /// The distance of further tab stops in points; zero if there aren't any.
  package var tabInterval = ParagraphDefaults.tabInterval.value

  /// A natural style.
  package init() {}

  /// The style that a request asks for.
  init(_ request: TextRequest) {
    let style = request.paragraphStyle
    strictness = request.strictness
    direction = style.baseWritingDirection
    hyphenates = (style.hyphenationFactor ?? 0) > 0
    tabStops = style.tabStops?.filter { $0 > 0 && $0 <= 1e6 }.sorted()
    tabInterval = style.defaultTabInterval.flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil } ?? tabInterval
  }

  /// The effective stops.
  var stops: TabStops {
    TabStops(positions: tabStops ?? ParagraphDefaults.tabStops.value, interval: tabInterval)
  }
}

/// Where tabs go on to.
struct TabStops: Sendable {
  /// The positions in points from the leading edge, ascending.
  var positions: [Double]
  /// The distance of further stops in points; zero if there aren't any.
  var interval: Double

  /// The first stop beyond a position.
  ///
  /// Beyond the last one TextKit begins a new line; we go on in steps of the first default stop.
  func next(after position: Double) -> Double {
    if let stop = positions.first(where: { $0 > position }) { return stop }
    let step = interval > 0 ? interval : max(ParagraphDefaults.tabStops.value.first ?? 0, 1)
    return ((position / step).rounded(.down) + 1) * step
  }
}
