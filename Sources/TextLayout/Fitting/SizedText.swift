/// A title at a font's size: widths in points.
///
/// Plain memory, so that a verdict counts no references: the measurer that made the title keeps what it points to, as long
/// as a verdict takes.
struct SizedText {
  /// The sums and flags of the text.
  let text: ClusterTable
  /// The font's factors.
  let scale: FontScale
  /// The width of the ellipsis that stands where the text is cut, in points.
  let ellipsisWidth: Double
  /// The width of the hyphen that stands where a word is broken, in points.
  let hyphenWidth: Double
  /// The heights of the font's lines where no paragraph style says otherwise.
  let metrics: LineMetrics
  private unowned(unsafe) let shaped: ShapedText

  /// A title at a font's size.
  init(_ title: ShapedTitle, _ size: FontSize) {
    let shaped = title.shaped(size.faces)
    self.shaped = shaped
    text = shaped.table
    scale = size.scale
    ellipsisWidth = size.ellipsisWidth
    hyphenWidth = size.hyphenWidth
    metrics = size.metrics
  }

  /// The distance between tab stops in points: a paragraph style has twelve of them by itself, one every 28 pt
  /// (`NSParagraphStyle.tabStops`, documented); we go on at the same distance.
  static let tabInterval = 28.0

  /// The width of some clusters in points, as shaped together with all of the text.
  @inline(__always)
  func width(_ start: Int, _ end: Int) -> Double {
    if text.hasTabs { return tabbedWidth(start, end) }
    return scale.points(text.sums[end] - text.sums[start])
  }

  /// The width of a line in points: with what changes because it begins and ends where it does, and its hyphen.
  func lineWidth(_ line: Range<Int>, hasHyphen: Bool = false) -> Double {
    let inner = width(line.lowerBound, line.upperBound)
    var edges = ClusterSum.zero
    if text.flags[line.lowerBound].contains(.unsafe) { edges = shaped.changeAtStart(line.lowerBound) }
    if text.flags[line.upperBound].contains(.unsafe) { edges = edges + shaped.changeAtEnd(line.upperBound) }
    return inner + scale.points(edges) + (hasHyphen ? hyphenWidth : 0)
  }

  /// The width of a line as it is shown in points, with its ellipsis or hyphen.
  func width(of line: FittedLine) -> Double {
    guard line.hasEllipsis else { return lineWidth(line.prefix, hasHyphen: line.mark == .hyphen) }
    let kept = width(line.prefix.lowerBound, line.prefix.upperBound)
    return kept + ellipsisWidth + width(line.suffix.lowerBound, line.suffix.upperBound)
  }

  /// The largest end of clusters from `start` whose width is at most `limit` points; `start` where none is.
  @inline(__always)
  func lastFitting(from start: Int, to end: Int, limit: Double) -> Int {
    var (fits, fails) = (start, end + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) >> 1
      if width(start, middle) <= limit { fits = middle } else { fails = middle }
    }
    return fits
  }

  /// The smallest beginning of clusters up to `end` whose width is at most `limit` points; `end` where none is.
  @inline(__always)
  func firstFitting(to end: Int, from start: Int, limit: Double) -> Int {
    var (fails, fits) = (start - 1, end)
    while fits - fails > 1 {
      let middle = (fits + fails) >> 1
      if width(middle, end) <= limit { fits = middle } else { fails = middle }
    }
    return fits
  }

  /// The width of a line's beginning that has tabs: each goes on to the next stop.
  private func tabbedWidth(_ start: Int, _ end: Int) -> Double {
    var (width, from) = (0.0, start)
    for cluster in start..<end where text.flags[cluster].contains(.tab) {
      width += scale.points(text.sums[cluster] - text.sums[from])
      width = ((width / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval
      from = cluster + 1
    }
    return width + scale.points(text.sums[end] - text.sums[from])
  }
}
