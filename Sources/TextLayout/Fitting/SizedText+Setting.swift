import AuditModel

/// Sets a text in lines at one size: whole if it can be, else cut as the mode says.
///
/// A verdict is arithmetic over prefix sums: it allocates nothing, counts no references and copies nothing.
extension SizedText {
  /// The text in a room, on at most so many lines.
  func set(_ rules: LineRules, limit: Int) -> FittedText {
    if rules.firstRoom.holds(wholeWidth) || text.count == 0 { return whole }
    guard limit == 1, text.paragraphs.count == 1, !rules.mode.wraps else { return setLines(rules, limit: limit) }
    var fitted = FittedText(outcome: .whole, lineCount: 1, lastLine: FittedLine(0..<0))
    cut(&fitted, at: 0, rules, rules.firstRoom)
    return fitted
  }

  /// The number of lines that the whole text needs in this width, and whether one of them ends inside a word.
  func needed(_ rules: LineRules) -> (lines: Int, breaksWord: Bool) {
    var cursor = LineCursor()
    var needed = (lines: 0, breaksWord: false)
    while let line = nextLine(&cursor, rules) {
      needed = (needed.lines + 1, needed.breaksWord || line.breaksWord)
    }
    return needed
  }

  /// The lines as they are shown.
  func lines(of fitted: FittedText, _ rules: LineRules) -> [FittedLine] {
    var cursor = LineCursor()
    var lines: [FittedLine] = []
    while lines.count < fitted.lineCount - 1, let line = nextLine(&cursor, rules) { lines.append(line.fitted) }
    return fitted.lineCount > 0 ? lines + [fitted.lastLine] : []
  }

  /// The width that layout reserves for the lines that are shown: that of the widest in points.
  ///
  /// The last line of a paragraph is as wide as it is, with the blanks at its end (Interface Builder's frames have them), the
  /// others without what hangs.
  func width(of fitted: FittedText, _ rules: LineRules) -> Double {
    let isCut = fitted.outcome != .whole && !rules.mode.wraps
    var (cursor, number, widest) = (LineCursor(), 0, 0.0)
    while number < fitted.lineCount - (isCut ? 1 : 0), let line = nextLine(&cursor, rules) {
      number += 1
      let hanging = line.endsParagraph ? width(line.visibleEnd, line.clusters.upperBound) : 0
      widest = max(widest, lineWidth(line.visible, hasHyphen: line.hasHyphen) + hanging)
    }
    return isCut ? max(widest, width(of: fitted.lastLine)) : widest
  }

  /// By how much the widest of the lines that are shown is wider than its room, in points; zero where none is.
  func excess(of fitted: FittedText, _ rules: LineRules) -> Double {
    var (cursor, number, most) = (LineCursor(), 0, 0.0)
    while number < fitted.lineCount, let line = nextLine(&cursor, rules) {
      number += 1
      let width = lineWidth(line.visible, hasHyphen: line.hasHyphen)
      most = max(most, width - rules.room(isFirst: line.isFirst).cutLimit)
    }
    return most
  }

  private func setLines(_ rules: LineRules, limit: Int) -> FittedText {
    var fitted = FittedText(outcome: .whole, lineCount: 0, lastLine: FittedLine(0..<0))
    var cursor = LineCursor()
    var isOverrun = false
    while let line = nextLine(&cursor, rules) {
      let room = rules.room(isFirst: line.isFirst)
      fitted.lineCount += 1
      fitted.breaksWord = fitted.breaksWord || line.breaksWord
      fitted.lastLine = line.fitted
      isOverrun = isOverrun || line.overflows
      if isDone(cursor) {
        if isOverrun { overrun(&fitted, rules, room) }
        return fitted
      }
      if fitted.lineCount == limit {
        cut(&fitted, at: line.clusters.lowerBound, rules, room)
        return fitted
      }
    }
    return fitted
  }

  /// All lines are there, but one is wider than its room, as a single cluster can be: nothing of it can be kept, and no break
  /// helps.
  private func overrun(_ fitted: inout FittedText, _ rules: LineRules, _ room: Room) {
    fitted.outcome = .clipped
    guard fitted.lineCount == 1, !rules.mode.wraps, rules.mode != .clip else { return }
    cut(&fitted, at: 0, rules, room)
  }

  /// Cuts the last line that is shown, which begins at a cluster, of a text that goes on.
  @inline(__always)
  private func cut(_ fitted: inout FittedText, at start: Int, _ rules: LineRules, _ room: Room) {
    fitted.outcome = rules.mode == .clip ? .clipped : .truncated
    if rules.mode.wraps { return }
    if rules.mode == .clip {
      fitted.lastLine = FittedLine(start..<paragraphEnd(from: start))
    } else {
      fitted.lastLine = cut(start..<text.count, mode: rules.mode, in: room)
    }
  }

  private func paragraphEnd(from start: Int) -> Int {
    guard text.paragraphs.count > 1 else { return text.count }
    return text.paragraphs.first { $0.upperBound >= start }?.upperBound ?? text.count
  }
}
