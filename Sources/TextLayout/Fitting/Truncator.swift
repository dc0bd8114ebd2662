import AuditModel

/// Cuts a line with an ellipsis at its start, middle or end.
///
/// The glyphs that stay are those of the whole text: they keep their advances and their joined forms, as where CoreText and
/// browsers cut a run of glyphs. What is kept grows with the room: each wider room keeps all that a narrower one does.
struct Truncator {
  /// The text at its size.
  let sized: SizedText
  /// The room that is left beside the ellipsis.
  private let limit: Double
  private var text: ShapedText { sized.text }

  /// Cuts lines of a room.
  init(_ sized: SizedText, room: Room) {
    self.sized = sized
    limit = room.cutLimit - sized.ellipsisWidth
  }

  /// The line with as many of the clusters as fit beside an ellipsis.
  func cut(_ line: Range<Int>, mode: LineBreakMode) -> FittedLine {
    let head = line.lowerBound..<firstNewline(in: line)
    let tail = afterLastNewline(in: line)..<line.upperBound
    // All of a line that is one paragraph did not fit; of several, the first (or last) may stay whole.
    let spare = head == line ? 1 : 0
    switch mode {
    case .truncatingHead: return cutHead(tail, sparing: spare, start: line.lowerBound)
    case .truncatingMiddle: return cutMiddle(head, tail, isOneParagraph: head == line)
    default: return cutTail(head, sparing: spare, end: line.upperBound)
    }
  }

  private func cutTail(_ head: Range<Int>, sparing spare: Int, end: Int) -> FittedLine {
    let most = max(head.upperBound - spare, head.lowerBound)
    let fitting = sized.lastFitting(from: head.lowerBound, to: most, limit: limit)
    let place = text.cutBoundary(atOrBefore: fitting, from: head.lowerBound)
    return FittedLine(head.lowerBound..<place, ellipsisBefore: end..<end)
  }

  private func cutHead(_ tail: Range<Int>, sparing spare: Int, start: Int) -> FittedLine {
    let least = min(tail.lowerBound + spare, tail.upperBound)
    let fitting = sized.firstFitting(to: tail.upperBound, from: least, limit: limit)
    let place = text.cutBoundary(atOrAfter: fitting, to: tail.upperBound)
    return FittedLine(start..<start, ellipsisBefore: place..<tail.upperBound)
  }

  /// Always the narrower side grows, until the next cluster does not fit.
  private func cutMiddle(_ head: Range<Int>, _ tail: Range<Int>, isOneParagraph: Bool) -> FittedLine {
    var (before, after) = (head.lowerBound, tail.upperBound)
    var (headWidth, tailWidth) = (0.0, 0.0)
    while true {
      let nextBefore = before < head.upperBound ? text.cutBoundary(atOrAfter: before + 1, to: head.upperBound) : before
      let nextAfter = after > tail.lowerBound ? text.cutBoundary(atOrBefore: after - 1, from: tail.lowerBound) : after
      let growsHead = nextAfter == after || (nextBefore != before && headWidth <= tailWidth)
      if growsHead, nextBefore == before { break }
      if isOneParagraph, growsHead ? nextBefore >= after : nextAfter <= before { break }
      let width = growsHead ? sized.width(head.lowerBound, nextBefore) : sized.width(nextAfter, tail.upperBound)
      guard width + (growsHead ? tailWidth : headWidth) <= limit else { break }
      if growsHead { (before, headWidth) = (nextBefore, width) } else { (after, tailWidth) = (nextAfter, width) }
    }
    return FittedLine(head.lowerBound..<before, ellipsisBefore: after..<tail.upperBound)
  }

  private func firstNewline(in line: Range<Int>) -> Int {
    guard text.paragraphs.count > 1 else { return line.upperBound }
    return line.first { text.flags[$0].contains(.newline) } ?? line.upperBound
  }

  private func afterLastNewline(in line: Range<Int>) -> Int {
    guard text.paragraphs.count > 1 else { return line.lowerBound }
    return (line.last { text.flags[$0].contains(.newline) } ?? line.lowerBound - 1) + 1
  }
}
