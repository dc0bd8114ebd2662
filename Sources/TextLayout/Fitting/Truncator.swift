import AuditModel

/// Cuts a line with an ellipsis at its start, middle or end.
struct Truncator {
  /// The text.
  let text: ShapedText
  /// The font's scale.
  let scale: TextScale
  /// The room of the line.
  let room: Room
  /// Shapes a line as it would be shown.
  let shape: (String) -> ShapedText

  /// How many clusters a reshaped line may hold less than the sums promise (letters join anew at a cut).
  private static let searchDepth = 8

  /// The line with as many of the clusters as fit beside an ellipsis.
  ///
  /// What is kept grows with the room: each wider room keeps all that a narrower one does.
  func cut(_ line: Range<Int>, mode: LineBreakMode) -> FittedLine {
    let cuts = cuts(of: line, mode: mode)
    let promised = promisedCount(cuts, of: line)
    let most = min(promised + 1, cuts.count - 1)
    let least = max(promised - Self.searchDepth, 0)
    guard most > least else { return cuts.line(keeping: least) }
    let fitting = (least + 1...most).last { kept in
      let shown = shape(cuts.line(keeping: kept).string(of: text.analysis))
      return room.holdsCut(shown.width(0..<shown.count, at: scale))
    }
    return cuts.line(keeping: fitting ?? least)
  }

  private func promisedCount(_ cuts: Cuts, of line: Range<Int>) -> Int {
    let ellipsis = shape(FittedLine.ellipsis)
    let ellipsisWidth = ellipsis.width(0..<ellipsis.count, at: scale)
    var (fits, fails) = (0, cuts.count)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let kept = cuts.line(keeping: middle)
      let width = text.width(kept.prefix, at: scale) + text.width(kept.suffix, at: scale) + ellipsisWidth
      if room.holdsCut(width) { fits = middle } else { fails = middle }
    }
    return fits
  }

  /// The ways to cut a line, by the number of clusters kept.
  private struct Cuts {
    /// How many clusters stay at the beginning, by the number kept.
    var prefixCounts: [Int]?
    /// Whether what stays stands at the end.
    var keepsEnd: Bool
    /// The clusters that may stay at the beginning.
    var head: Range<Int>
    /// The clusters that may stay at the end.
    var tail: Range<Int>
    /// One more than the number of clusters that may be kept.
    var count: Int

    func line(keeping kept: Int) -> FittedLine {
      let before = prefixCounts?[kept] ?? (keepsEnd ? 0 : kept)
      let end = head.lowerBound + before
      return FittedLine(head.lowerBound..<end, ellipsisBefore: (tail.upperBound - (kept - before))..<tail.upperBound)
    }
  }

  private func cuts(of line: Range<Int>, mode: LineBreakMode) -> Cuts {
    let head = line.lowerBound..<(line.first(where: text.analysis.isNewline) ?? line.upperBound)
    let tail = ((line.last(where: text.analysis.isNewline) ?? line.lowerBound - 1) + 1)..<line.upperBound
    // All of a line that is one paragraph did not fit; of several, the first (or last) may stay whole.
    let isOneParagraph = head == line
    switch mode {
    case .truncatingHead:
      let start = line.lowerBound..<line.lowerBound
      return Cuts(keepsEnd: true, head: start, tail: tail, count: max(tail.count + (isOneParagraph ? 0 : 1), 1))
    case .truncatingMiddle:
      let counts = balancedCounts(head: head, tail: tail, isOneParagraph: isOneParagraph)
      return Cuts(prefixCounts: counts, keepsEnd: false, head: head, tail: tail, count: counts.count)
    default:
      let end = line.upperBound..<line.upperBound
      return Cuts(keepsEnd: false, head: head, tail: end, count: max(head.count + (isOneParagraph ? 0 : 1), 1))
    }
  }

  /// How many clusters the beginning has of each number kept: always the narrower side grows.
  private func balancedCounts(head: Range<Int>, tail: Range<Int>, isOneParagraph: Bool) -> [Int] {
    var counts = [0]
    var (before, after) = (0, 0)
    let most = isOneParagraph ? max(head.count - 1, 0) : head.count + tail.count
    while counts.count <= most {
      let headWidth = text.width(head.lowerBound..<head.lowerBound + before, at: scale)
      let tailWidth = text.width(tail.upperBound - after..<tail.upperBound, at: scale)
      let growsHead = after == tail.count || (before < head.count && headWidth <= tailWidth)
      if growsHead { before += 1 } else { after += 1 }
      counts.append(before)
      // Beyond twice the room nothing can fit; a title of a megabyte must not be walked for its first forty letters.
      if let limit = room.width, headWidth + tailWidth > limit.value * 2 + scale.pointSize * 20 { break }
    }
    return counts
  }
}
