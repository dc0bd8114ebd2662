import AuditModel
import PlatformData

/// One line of a text.
struct TextLine {
  /// The clusters, with the white space that hangs at the end.
  var clusters: Range<Int>
  /// Where what is seen ends.
  var visibleEnd: Int
  /// Whether a hyphen is added.
  var hasHyphen = false
  /// Whether the line ends inside a word.
  var breaksWord = false
  /// Whether what is seen is wider than the room, as a single cluster can be.
  var overflows = false
  /// Whether the line is the first of its paragraph.
  var isFirst = false
  /// Whether the line is the last of its paragraph.
  var endsParagraph: Bool

  /// The clusters that are seen.
  var visible: Range<Int> { clusters.lowerBound..<visibleEnd }

  /// The line as the last one of its paragraph.
  func endingParagraph() -> TextLine {
    var line = self
    line.endsParagraph = true
    return line
  }

  /// The line as it is shown.
  var fitted: FittedLine { FittedLine(visible, mark: hasHyphen ? .hyphen : .none) }
}

/// How far a text has been set.
struct LineCursor {
  /// The paragraph in which the next line begins.
  fileprivate(set) var paragraph = 0
  /// The cluster with which the next line begins, if not with its paragraph.
  fileprivate(set) var start = 0
  /// Whether the next line is the first of its paragraph.
  fileprivate(set) var isFirst = true
}

/// Breaks a text into lines greedily, as UIKit does: as many clusters as fit, back to the last place to break.
extension SizedText {
  /// The next line in its room; nil after the last.
  @inline(__always)
  func nextLine(_ cursor: inout LineCursor, _ rules: LineRules) -> TextLine? {
    guard cursor.paragraph < text.paragraphs.count, text.count > 0 else { return nil }
    let clusters = text.paragraphs[cursor.paragraph]
    let room = rules.room(isFirst: cursor.isFirst)
    var line = line(from: cursor.isFirst ? clusters.lowerBound : cursor.start, to: clusters.upperBound, room, rules)
    line.isFirst = cursor.isFirst
    cursor.start = line.clusters.upperBound
    cursor.isFirst = line.endsParagraph
    if line.endsParagraph { cursor.paragraph += 1 }
    return line
  }

  /// Whether all of the text has been set.
  func isDone(_ cursor: LineCursor) -> Bool { cursor.paragraph >= text.paragraphs.count }

  /// The line from a cluster in a paragraph that goes to `end`.
  @inline(__always)
  private func line(from start: Int, to end: Int, _ room: Room, _ rules: LineRules) -> TextLine {
    let fitting = lastFitting(from: start, to: end, limit: room.limit)
    var reach = fitting
    while reach < end, text.flags[reach].contains(.space) { reach += 1 }
    if reach == end, let line = fittingLine(start..<end, room) { return line.endingParagraph() }
    if rules.mode != .characterWrap, let line = broken(start..<reach, room, rules.hyphenationFactor) { return line }
    return brokenAnywhere(from: start, atOrBefore: reach, to: end, room)
  }

  /// The line up to the last place where it may break and still fits; nil where there is none.
  private func broken(_ clusters: Range<Int>, _ room: Room, _ hyphenationFactor: Double) -> TextLine? {
    var hyphenated: TextLine?
    var place = clusters.upperBound
    while place > clusters.lowerBound {
      let flags = text.flags[place]
      let isPlain = flags.contains(.lineBreak)
      let isHyphen = flags.contains(.dictionary) && hyphenationFactor > 0 && hyphenated == nil
      if isPlain || isHyphen, let line = fittingLine(clusters.lowerBound..<place, room) {
        // A dictionary's hyphen is used only where the line without it is not full enough.
        guard isPlain else { hyphenated = line; place -= 1; continue }
        return hyphenated == nil || isFull(line, hyphenationFactor, room) ? line : hyphenated
      }
      place -= 1
    }
    return hyphenated
  }

  private func isFull(_ line: TextLine, _ hyphenationFactor: Double, _ room: Room) -> Bool {
    let width = lineWidth(line.visible, hasHyphen: line.hasHyphen)
    return !Hyphenation.isTried(width: width, room: room.cutLimit, factor: hyphenationFactor)
  }

  /// The line up to the last place between two letters where it still fits, or of one letter that does not.
  private func brokenAnywhere(from start: Int, atOrBefore reach: Int, to end: Int, _ room: Room) -> TextLine {
    var place = text.cutBoundary(atOrBefore: reach, from: start)
    while place > start, !fits(start..<text.trimmedEnd(start..<place), room) {
      place = text.cutBoundary(atOrBefore: place - 1, from: start)
    }
    let isForced = place == start
    if isForced { place = text.cutBoundary(atOrAfter: start + 1, to: end) }
    let isInside = !text.flags[place].contains(.lineBreak) && !text.flags[max(place - 1, start)].contains(.space)
    let visible = text.trimmedEnd(start..<place)
    return TextLine(
      clusters: start..<place, visibleEnd: visible, breaksWord: isInside && place < end,
      overflows: isForced && !room.holds(lineWidth(start..<visible)), endsParagraph: place == end)
  }

  /// A line of some clusters, which fit as parts of the whole text; nil where they do not by themselves.
  @inline(__always)
  private func fittingLine(_ clusters: Range<Int>, _ room: Room) -> TextLine? {
    let hasHyphen = text.flags[clusters.upperBound].contains(.hyphen)
    let visible = text.trimmedEnd(clusters)
    guard fits(clusters.lowerBound..<visible, hasHyphen: hasHyphen, room) else { return nil }
    return TextLine(clusters: clusters, visibleEnd: visible, hasHyphen: hasHyphen, endsParagraph: false)
  }

  /// Whether clusters that fit as parts of the whole text fit by themselves: what began or ended elsewhere when it was shaped
  /// may be wider.
  @inline(__always)
  private func fits(_ line: Range<Int>, hasHyphen: Bool = false, _ room: Room) -> Bool {
    let isSafe = !text.flags[line.lowerBound].union(text.flags[line.upperBound]).contains(.unsafe)
    return isSafe && !hasHyphen || room.holds(lineWidth(line, hasHyphen: hasHyphen))
  }
}
