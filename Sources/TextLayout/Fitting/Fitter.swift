import AuditModel
import PlatformData

/// Sets a text in its room: whole if it can be, tightened or shrunk if it may be, else cut as the mode says.
///
/// A verdict allocates nothing: it is arithmetic over the prefix sums of a text that was shaped once.
struct Fitter {
  /// The title, which is shaped for each face once.
  let title: ShapedTitle
  /// The font at its size.
  let size: FontSize
  /// What the text may do to fit.
  let rules: FitRules
  private let sized: SizedText

  /// A title at a font's size.
  init(_ title: ShapedTitle, _ size: FontSize, rules: FitRules) {
    self.title = title
    self.size = size
    self.rules = rules
    sized = SizedText(title, size)
  }

  /// What becomes of the text.
  func fit() -> FittedText {
    let plain = set(sized, size)
    guard plain.outcome != .whole, rules.numberOfLines == 1 else { return plain }
    if rules.tightening > 0, let tightened = tightened(sized) { return tightened }
    return shrunk() ?? plain
  }

  /// The number of lines that the whole text needs in this width.
  func neededLines() -> Int {
    var breaker = LineBreaker(sized, rules: rules)
    var count = 0
    while breaker.next() != nil { count += 1 }
    return count
  }

  /// The font's size at which a fitted text is set.
  func size(_ fitted: FittedText) -> FontSize {
    fitted.factor < 1 ? size.shrunk(toThousandths: Int((fitted.factor * 1000).rounded())) : size
  }

  /// The text at the size at which it is set.
  func sized(_ fitted: FittedText) -> SizedText { fitted.factor < 1 ? SizedText(title, size(fitted)) : sized }

  /// The lines as they are shown.
  func lines(of fitted: FittedText) -> [FittedLine] {
    let sized = sized(fitted)
    var breaker = LineBreaker(sized, rules: rules, tightening: fitted.isTightened ? rules.tightening : 0)
    var lines: [FittedLine] = []
    while lines.count < fitted.lineCount - 1, let line = breaker.next() {
      lines.append(FittedLine(line.clusters.lowerBound..<line.visibleEnd, mark: line.hasHyphen ? .hyphen : .none))
    }
    return fitted.lineCount > 0 ? lines + [fitted.lastLine] : []
  }

  // MARK: Setting lines

  private func set(_ sized: SizedText, _ size: FontSize, tightening share: Double = 0) -> FittedText {
    let text = sized.text
    var fitted = FittedText(outcome: .whole, lineCount: 0, lastLine: FittedLine(0..<text.count), width: 0)
    guard text.count > 0 else { return fitted }
    let limit = limit(size)
    var breaker = LineBreaker(sized, rules: rules, tightening: share)
    if limit == 1, text.paragraphs.count == 1 {
      if breaker.firstRoom.holds(sized.width(0, text.trimmedEnd)) {
        fitted.lineCount = 1
        fitted.width = sized.width(0, text.count)
        return fitted
      }
      if !rules.mode.wraps {
        fitted.lineCount = 1
        return cut(fitted, 0, sized, breaker.firstRoom)
      }
    }
    var isOverrun = false
    while fitted.lineCount < limit, let line = breaker.next() {
      isOverrun = add(line, sized, breaker.room(of: line), to: &fitted) || isOverrun
      if breaker.isDone { return isOverrun ? overrun(fitted, sized, breaker.room(of: line)) : fitted }
      if fitted.lineCount == limit { return cut(fitted, line.clusters.lowerBound, sized, breaker.room(of: line)) }
    }
    return fitted
  }

  /// Counts a line and tells whether it is wider than its room, as one of a single cluster can be.
  ///
  /// The last line of a paragraph is as wide as it is, with the blanks at its end (Interface Builder's frames have them), the
  /// others without what hangs.
  private func add(_ line: LineBreaker.Line, _ sized: SizedText, _ room: Room, to fitted: inout FittedText) -> Bool {
    let start = line.clusters.lowerBound
    let width = sized.lineWidth(start..<line.visibleEnd, hasHyphen: line.hasHyphen)
    let hanging = line.endsParagraph ? sized.width(line.visibleEnd, line.clusters.upperBound) : 0
    fitted.lineCount += 1
    fitted.breaksWord = fitted.breaksWord || line.breaksWord
    fitted.lastLine = FittedLine(start..<line.visibleEnd, mark: line.hasHyphen ? .hyphen : .none)
    fitted.width = max(fitted.width, width + hanging)
    return !room.holds(width)
  }

  /// All lines are there, but one is wider than its room: nothing of it can be kept, and no break helps.
  private func overrun(_ fitted: FittedText, _ sized: SizedText, _ room: Room) -> FittedText {
    var fitted = fitted
    fitted.outcome = .clipped
    guard fitted.lineCount == 1, !rules.mode.wraps, rules.mode != .clip else { return fitted }
    return cut(fitted, 0, sized, room)
  }

  /// Cuts the last line that is shown, which begins at a cluster, of a text that goes on.
  private func cut(_ fitted: FittedText, _ start: Int, _ sized: SizedText, _ room: Room) -> FittedText {
    var fitted = fitted
    fitted.outcome = rules.mode == .clip ? .clipped : .truncated
    if rules.mode.wraps { return fitted }
    if rules.mode == .clip {
      fitted.lastLine = FittedLine(start..<paragraphEnd(from: start, in: sized.text))
    } else {
      fitted.lastLine = Truncator(sized, room: room).cut(start..<sized.text.count, mode: rules.mode)
    }
    let others = fitted.lineCount == 1 ? 0 : fitted.width
    fitted.width = max(others, sized.width(of: fitted.lastLine))
    return fitted
  }

  private func paragraphEnd(from start: Int, in text: ShapedText) -> Int {
    text.paragraphs.first { $0.upperBound >= start }?.upperBound ?? text.count
  }

  /// How many lines the text may take, by number and height; at least one.
  var lineLimit: Int { limit(size) }

  private func limit(_ size: FontSize) -> Int {
    let asked = rules.numberOfLines > 0 ? rules.numberOfLines : Int.max
    guard asked > 1, let height = rules.height else { return asked }
    return max(min(asked, size.metrics(rules.lineHeights).lines(in: height)), 1)
  }

  // MARK: Tightening and shrinking

  private func tightened(_ sized: SizedText) -> FittedText? {
    var fitted = set(sized, size, tightening: rules.tightening)
    guard fitted.outcome == .whole else { return nil }
    fitted.isTightened = true
    fitted.width = min(fitted.width, rules.width?.value ?? fitted.width)
    return fitted
  }

  /// The text at the largest factor, in thousandths, at which it fits on one line; cut at the smallest where it never does.
  private func shrunk() -> FittedText? {
    guard let smallest = rules.minimumScaleFactor, sized.text.paragraphs.count == 1 else { return nil }
    let room = rules.room(isFirst: true, tightening: rules.tightening)
    let whole = sized.text.trimmedEnd
    var (fits, fails) = (Int((smallest * 1000).rounded(.up)), 1000)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let smaller = SizedText(title, size.shrunk(toThousandths: middle))
      if room.holdsCut(smaller.width(0, whole)) { fits = middle } else { fails = middle }
    }
    guard fits < 1000 else { return nil }
    let smallerSize = size.shrunk(toThousandths: fits)
    let smaller = SizedText(title, smallerSize)
    var fitted = set(smaller, smallerSize, tightening: rules.tightening)
    fitted.isTightened = rules.tightening > 0 && fitted.outcome == .whole
    if fitted.outcome != .whole { fitted = set(smaller, smallerSize) }
    fitted.factor = smallerSize.factor
    if fitted.isTightened { fitted.width = min(fitted.width, rules.width?.value ?? fitted.width) }
    return fitted
  }
}
