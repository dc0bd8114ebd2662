import AuditModel
import PlatformData

/// Breaks a text into lines greedily, as UIKit does: as many clusters as fit, back to the last break opportunity.
extension Typesetter {
  /// The next line in its available width; nil after the last.
  @inline(__always)
  func nextLine(_ cursor: inout LineCursor, _ rules: LineRules) -> TextLine? {
    guard cursor.paragraph < text.paragraphs.count, text.count > 0 else { return nil }
    let clusters = text.paragraphs[cursor.paragraph]
    let available = rules.availableWidth(isFirst: cursor.isFirst)
    var line = line(
      from: cursor.isFirst ? clusters.lowerBound : cursor.start, to: clusters.upperBound, available, rules)
    line.isFirst = cursor.isFirst
    cursor.start = line.clusters.upperBound
    cursor.isFirst = line.endsParagraph
    if line.endsParagraph { cursor.paragraph += 1 }
    return line
  }

  /// Whether the whole text has been typeset.
  func isDone(_ cursor: LineCursor) -> Bool { cursor.paragraph >= text.paragraphs.count }

  /// The line from a cluster in a paragraph that goes to `end`.
  @inline(__always)
  private func line(from start: Int, to end: Int, _ available: AvailableWidth, _ rules: LineRules) -> TextLine {
    let fitting = lastFitting(from: start, to: end, limit: available.limit)
    var reach = fitting
    while reach < end, text.flags[reach].contains(.space) { reach += 1 }
    if reach == end, let line = fittingLine(start..<end, available) { return line.endingParagraph() }
    if rules.mode != .characterWrap, let line = broken(start..<reach, available, rules.hyphenationFactor) {
      return line
    }
    return brokenAnywhere(from: start, atOrBefore: reach, to: end, available)
  }

  /// The line up to the last break opportunity at which it still fits; nil if there isn't one.
  private func broken(_ clusters: Range<Int>, _ available: AvailableWidth, _ hyphenationFactor: Double) -> TextLine? {
    var hyphenated: TextLine?
    var position = clusters.upperBound
    while position > clusters.lowerBound {
      let flags = text.flags[position]
      let isPlain = flags.contains(.lineBreak)
      let isHyphen = flags.contains(.dictionary) && hyphenationFactor > 0 && hyphenated == nil
      if isPlain || isHyphen, let line = fittingLine(clusters.lowerBound..<position, available) {
        // A dictionary's hyphen is used only where the line without it is not full enough.
        guard isPlain else { hyphenated = line; position -= 1; continue }
        return hyphenated == nil || isFull(line, hyphenationFactor, available) ? line : hyphenated
      }
      position -= 1
    }
    return hyphenated
  }

  private func isFull(_ line: TextLine, _ hyphenationFactor: Double, _ available: AvailableWidth) -> Bool {
    let width = lineWidth(line.visible, hasHyphen: line.hasHyphen)
    return !Hyphenation.isTried(width: width, available: available.truncatedLimit, factor: hyphenationFactor)
  }

  /// The line up to the last boundary between two letters at which it still fits, or of one letter that does not.
  private func brokenAnywhere(from start: Int, atOrBefore reach: Int, to end: Int, _ available: AvailableWidth)
    -> TextLine
  {
    var position = text.truncationBoundary(atOrBefore: reach, from: start)
    while position > start, !fits(start..<text.trimmedEnd(start..<position), available) {
      position = text.truncationBoundary(atOrBefore: position - 1, from: start)
    }
    let isForced = position == start
    if isForced { position = text.truncationBoundary(atOrAfter: start + 1, to: end) }
    let isInside = !text.flags[position].contains(.lineBreak) && !text.flags[max(position - 1, start)].contains(.space)
    let visible = text.trimmedEnd(start..<position)
    return TextLine(
      clusters: start..<position, visibleEnd: visible, breaksWord: isInside && position < end,
      overflows: isForced && !available.fits(lineWidth(start..<visible)), endsParagraph: position == end)
  }

  /// A line of some clusters, which fit as parts of the whole text; nil if they do not by themselves.
  @inline(__always)
  private func fittingLine(_ clusters: Range<Int>, _ available: AvailableWidth) -> TextLine? {
    let hasHyphen = text.flags[clusters.upperBound].contains(.hyphen)
    let visible = text.trimmedEnd(clusters)
    guard fits(clusters.lowerBound..<visible, hasHyphen: hasHyphen, available) else { return nil }
    return TextLine(clusters: clusters, visibleEnd: visible, hasHyphen: hasHyphen, endsParagraph: false)
  }

  /// Whether clusters that fit as parts of the whole text fit by themselves: what began or ended elsewhere when it was
  /// shaped may be wider.
  @inline(__always)
  private func fits(_ line: Range<Int>, hasHyphen: Bool = false, _ available: AvailableWidth) -> Bool {
    let isSafe = !text.flags[line.lowerBound].union(text.flags[line.upperBound]).contains(.unsafe)
    return isSafe && !hasHyphen || available.fits(lineWidth(line, hasHyphen: hasHyphen))
  }
}
