/// Breaks a text into lines greedily, as UIKit does: as many clusters as fit, back to the last place to break.
struct LineBreaker {
  /// The text.
  let text: ShapedText
  /// The font's scale.
  let scale: TextScale
  /// The room of each line.
  let room: Room
  /// Whether a line may break between any two clusters.
  let breaksAnywhere: Bool

  /// The lines of the whole text, with the white space that hangs at their ends.
  func lines() -> [Range<Int>] {
    guard text.count > 0 else { return [] }
    return text.paragraphs.flatMap(lines)
  }

  private func lines(of paragraph: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = paragraph.lowerBound
    repeat {
      let end = lineEnd(from: start, in: paragraph)
      lines.append(start..<end)
      start = end
    } while start < paragraph.upperBound
    return lines
  }

  /// The end of a line; at least one cluster on, so that a room without width ends too.
  private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
    var end = lastFitting(from: start, in: paragraph)
    while end < paragraph.upperBound, text.analysis.isSpace(end) { end += 1 }
    guard end < paragraph.upperBound else { return end }
    let opportunity = breaksAnywhere ? end : lastOpportunity(from: start, to: end)
    return max(opportunity ?? end, start + 1)
  }

  private func lastOpportunity(from start: Int, to end: Int) -> Int? {
    var place = end
    while place > start, !text.analysis.mayBreak(before: place) { place -= 1 }
    return place > start ? place : nil
  }

  private func lastFitting(from start: Int, in paragraph: Range<Int>) -> Int {
    var (fits, fails) = (start, paragraph.upperBound + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if room.holds(text.width(start..<middle, at: scale)) { fits = middle } else { fails = middle }
    }
    return fits
  }
}
