import AuditModel

/// Sets a text in lines at one size: whole if it can be, else cut as the mode says.
///
/// A verdict is arithmetic over prefix sums: it allocates nothing, counts no references and copies nothing.
extension SizedText {
  /// The lines in the room of the rules, wider by the share by which the text may tighten.
  func set(_ rules: borrowing FitRules, tightening share: Double = 0) -> FittedText {
    guard text.count > 0 else {
      return FittedText(outcome: .whole, lineCount: 0, lastLine: FittedLine(0..<0), width: 0)
    }
    let limit = lineLimit(rules)
    guard limit == 1, text.paragraphs.count == 1 else { return setLines(rules, limit: limit, tightening: share) }
    let room = rules.room(isFirst: true, tightening: share)
    if room.holds(width(0, text.trimmedEnd)) {
      return FittedText(
        outcome: .whole, lineCount: 1, lastLine: FittedLine(0..<text.count), width: width(0, text.count))
    }
    guard !rules.mode.wraps else { return setLines(rules, limit: limit, tightening: share) }
    return cut(FittedText(outcome: .whole, lineCount: 1, lastLine: FittedLine(0..<0), width: 0), at: 0, rules, room)
  }

  /// How many lines the text may take, by number and height; at least one.
  @inline(__always)
  func lineLimit(_ rules: borrowing FitRules) -> Int {
    let asked = rules.numberOfLines > 0 ? rules.numberOfLines : Int.max
    guard asked > 1, let height = rules.height else { return asked }
    return max(min(asked, metrics.applying(rules.lineHeights).lines(in: height)), 1)
  }

  /// The number of lines that the whole text needs in this width.
  func neededLines(_ rules: borrowing FitRules) -> Int {
    var cursor = LineCursor()
    var count = 0
    while nextLine(&cursor, rules) != nil { count += 1 }
    return count
  }

  /// The lines as they are shown.
  func lines(of fitted: FittedText, _ rules: borrowing FitRules) -> [FittedLine] {
    var cursor = LineCursor()
    var lines: [FittedLine] = []
    let share = fitted.isTightened ? rules.tightening : 0
    while lines.count < fitted.lineCount - 1, let line = nextLine(&cursor, rules, tightening: share) {
      lines.append(line.fitted)
    }
    return fitted.lineCount > 0 ? lines + [fitted.lastLine] : []
  }

  private func setLines(_ rules: borrowing FitRules, limit: Int, tightening share: Double) -> FittedText {
    var fitted = FittedText(outcome: .whole, lineCount: 0, lastLine: FittedLine(0..<0), width: 0)
    var cursor = LineCursor()
    var isOverrun = false
    while let line = nextLine(&cursor, rules, tightening: share) {
      let room = rules.room(isFirst: line.isFirst, tightening: share)
      isOverrun = add(line, in: room, to: &fitted) || isOverrun
      if isDone(cursor) { return isOverrun ? overrun(fitted, rules, room) : fitted }
      if fitted.lineCount == limit { return cut(fitted, at: line.clusters.lowerBound, rules, room) }
    }
    return fitted
  }

  /// Counts a line and tells whether it is wider than its room, as one of a single cluster can be.
  ///
  /// The last line of a paragraph is as wide as it is, with the blanks at its end (Interface Builder's frames have them), the
  /// others without what hangs.
  private func add(_ line: TextLine, in room: Room, to fitted: inout FittedText) -> Bool {
    let width = lineWidth(line.visible, hasHyphen: line.hasHyphen)
    let hanging = line.endsParagraph ? self.width(line.visibleEnd, line.clusters.upperBound) : 0
    fitted.lineCount += 1
    fitted.breaksWord = fitted.breaksWord || line.breaksWord
    fitted.lastLine = line.fitted
    fitted.width = max(fitted.width, width + hanging)
    return !room.holds(width)
  }

  /// All lines are there, but one is wider than its room: nothing of it can be kept, and no break helps.
  private func overrun(_ fitted: FittedText, _ rules: borrowing FitRules, _ room: Room) -> FittedText {
    var fitted = fitted
    fitted.outcome = .clipped
    guard fitted.lineCount == 1, !rules.mode.wraps, rules.mode != .clip else { return fitted }
    return cut(fitted, at: 0, rules, room)
  }

  /// Cuts the last line that is shown, which begins at a cluster, of a text that goes on.
  private func cut(_ fitted: FittedText, at start: Int, _ rules: borrowing FitRules, _ room: Room) -> FittedText {
    var fitted = fitted
    fitted.outcome = rules.mode == .clip ? .clipped : .truncated
    if rules.mode.wraps { return fitted }
    if rules.mode == .clip {
      fitted.lastLine = FittedLine(start..<paragraphEnd(from: start))
    } else {
      fitted.lastLine = cut(start..<text.count, mode: rules.mode, in: room)
    }
    let others = fitted.lineCount == 1 ? 0 : fitted.width
    fitted.width = max(others, width(of: fitted.lastLine))
    return fitted
  }

  private func paragraphEnd(from start: Int) -> Int {
    text.paragraphs.first { $0.upperBound >= start }?.upperBound ?? text.count
  }
}
