import AuditModel

/// A title at a font's size: widths in points.
///
/// Plain memory, so that a verdict counts no references: it must not outlive the title, which keeps what it points to.
struct Typesetter {
  /// The sums and flags of the text.
  let text: ClusterTable
  /// The font's factors.
  let scale: FontScale
  /// The width of the ellipsis of the truncated text, in points.
  let ellipsisWidth: Double
  /// The width of the hyphen of a broken word, in points.
  let hyphenWidth: Double
  /// The heights of the font's lines where no paragraph style says otherwise.
  let metrics: LineMetrics
  /// How many clusters fit in a point on average.
  let clustersPerPoint: Double
  /// The text on one line, if it is one paragraph: where it fits, this is what becomes of it whatever the mode.
  let whole: TypesetText
  /// The width of a text of one paragraph without the white space that hangs at its end; infinite for more than one.
  private(set) var wholeWidth: Double
  private let shaped: Unmanaged<ShapedText>

  /// A title at a font's size.
  init(_ title: ShapedTitle, _ size: FontSize) { self.init(title.shaped(size.faces), size) }

  /// A text that is shaped in the faces of a font's size.
  init(_ shaped: ShapedText, _ size: FontSize) { self.init(shaped.table, of: .passUnretained(shaped), size.measures) }

  /// The sums and flags of a shaped text, with what is to be known of a font's size.
  @inline(__always)
  init(_ table: ClusterTable, of shaped: Unmanaged<ShapedText>, _ size: SizeMeasures) {
    self.shaped = shaped
    text = table
    scale = size.scale
    ellipsisWidth = size.ellipsisWidth
    hyphenWidth = size.hyphenWidth
    metrics = size.metrics
    let isLine = text.paragraphs.count == 1 && text.count > 0
    let total = scale.points(text.sums[text.count])
    let trimmed = text.trimmedEnd == text.count ? total : scale.points(text.sums[text.trimmedEnd])
    // The line feeds between paragraphs take no width.
    let shown = text.count - text.paragraphs.count + 1
    clustersPerPoint = total > 0 ? min(Double(shown) / total, 1e6) : 0
    whole = TypesetText(
      outcome: .whole, lineCount: text.count > 0 ? 1 : 0, lastLine: TypesetLine(0..<text.count))
    wholeWidth = isLine ? trimmed : .infinity
    guard isLine, text.hasTabs else { return }
    wholeWidth = tabbedWidth(0, text.trimmedEnd)
  }

  /// The width of some clusters in points, as shaped together with all of the text.
  @inline(__always)
  func width(_ start: Int, _ end: Int) -> Double {
    text.hasTabs ? tabbedWidth(start, end) : Self.width(text, scale, start, end)
  }

  /// The width of a line in points: with what changes because it begins and ends where it does, and its hyphen.
  @inline(__always)
  func lineWidth(_ line: Range<Int>, hasHyphen: Bool = false) -> Double {
    var width = width(line.lowerBound, line.upperBound)
    if hasHyphen { width += hyphenWidth }
    let isSafe = !text.flags[line.lowerBound].union(text.flags[line.upperBound]).contains(.unsafe)
    return isSafe ? width : width + changes(of: line)
  }

  /// What changes because a line begins and ends where it does, in points.
  private func changes(of line: Range<Int>) -> Double {
    scale.points(change(at: line.lowerBound, isStart: true) + change(at: line.upperBound, isStart: false))
  }

  private func change(at cluster: Int, isStart: Bool) -> ClusterSum {
    guard text.flags[cluster].contains(.unsafe) else { return .zero }
    if let known = text.edges[cluster, isStart: isStart] { return known }
    return shaped._withUnsafeGuaranteedRef { isStart ? $0.changeAtStart(cluster) : $0.changeAtEnd(cluster) }
  }

  /// The width of a line as it is shown in points, with its ellipsis or hyphen.
  func width(of line: TypesetLine) -> Double {
    guard line.hasEllipsis else { return lineWidth(line.prefix, hasHyphen: line.mark == .hyphen) }
    let kept = width(line.prefix.lowerBound, line.prefix.upperBound)
    return kept + ellipsisWidth + width(line.suffix.lowerBound, line.suffix.upperBound)
  }

  /// The largest end of clusters from `start` whose width is at most `limit` points; `start` where none is.
  @inline(__always)
  func lastFitting(from start: Int, to end: Int, limit: Double) -> Int {
    var (fits, fails) = (start, end + 1)
    // Clusters are about equally wide: a guess is mostly off by one or two.
    var guess = start + Int(max(min(limit * clustersPerPoint, Double(end - start)), 0))
    for _ in 0..<4 where fails - fits > 1 {
      guess = min(max(guess, fits + 1), fails - 1)
      if width(start, guess) <= limit { fits = guess; guess += 1 } else { fails = guess; guess -= 1 }
    }
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
    var guess = end - Int(max(min(limit * clustersPerPoint, Double(end - start)), 0))
    for _ in 0..<4 where fits - fails > 1 {
      guess = min(max(guess, fails + 1), fits - 1)
      if width(guess, end) <= limit { fits = guess; guess -= 1 } else { fails = guess; guess += 1 }
    }
    while fits - fails > 1 {
      let middle = (fits + fails) >> 1
      if width(middle, end) <= limit { fits = middle } else { fails = middle }
    }
    return fits
  }

  @inline(__always)
  private static func width(_ text: ClusterTable, _ scale: FontScale, _ start: Int, _ end: Int) -> Double {
    scale.points(text.sums[end] - text.sums[start])
  }

  /// The width of a line's beginning that has tabs: each goes on to the next stop.
  private func tabbedWidth(_ start: Int, _ end: Int) -> Double {
    var (width, from) = (0.0, start)
    for cluster in start..<end where text.flags[cluster].contains(.tab) {
      width += scale.points(text.sums[cluster] - text.sums[from])
      width = shaped._withUnsafeGuaranteedRef { $0.tabs.next(after: width) }
      from = cluster + 1
    }
    return width + scale.points(text.sums[end] - text.sums[from])
  }
}

/// Typesets a text in lines at one size: whole if it fits, else truncated as the mode says.
///
/// A verdict is arithmetic over prefix sums: it allocates nothing, counts no references and copies nothing.
extension Typesetter {
  /// The text in its available width, on at most `limit` lines.
  func typeset(_ rules: LineRules, limit: Int) -> TypesetText {
    if rules.firstLineWidth.fits(wholeWidth) || text.count == 0 { return whole }
    guard limit == 1, text.paragraphs.count == 1, !rules.mode.wraps else { return typesetLines(rules, limit: limit) }
    var fitted = TypesetText(outcome: .whole, lineCount: 1, lastLine: TypesetLine(0..<0))
    truncate(&fitted, at: 0, rules, rules.firstLineWidth)
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
  func lines(of fitted: TypesetText, _ rules: LineRules) -> [TypesetLine] {
    var cursor = LineCursor()
    var lines: [TypesetLine] = []
    while lines.count < fitted.lineCount - 1, let line = nextLine(&cursor, rules) { lines.append(line.fitted) }
    return fitted.lineCount > 0 ? lines + [fitted.lastLine] : []
  }

  /// The width that layout reserves for the lines that are shown: that of the widest in points.
  ///
  /// The last line of a paragraph is as wide as it is, with the blanks at its end (Interface Builder's frames have
  /// them), the others without what hangs.
  func width(of fitted: TypesetText, _ rules: LineRules) -> Double {
    let isTruncated = fitted.outcome != .whole && !rules.mode.wraps
    var (cursor, number, widest) = (LineCursor(), 0, 0.0)
    while number < fitted.lineCount - (isTruncated ? 1 : 0), let line = nextLine(&cursor, rules) {
      number += 1
      let hanging = line.endsParagraph ? width(line.visibleEnd, line.clusters.upperBound) : 0
      widest = max(widest, lineWidth(line.visible, hasHyphen: line.hasHyphen) + hanging)
    }
    return isTruncated ? max(widest, width(of: fitted.lastLine)) : widest
  }

  /// By how much the widest of the lines that are shown is wider than its available width, in points; zero if none is.
  func excess(of fitted: TypesetText, _ rules: LineRules) -> Double {
    var (cursor, number, maximum) = (LineCursor(), 0, 0.0)
    while number < fitted.lineCount, let line = nextLine(&cursor, rules) {
      number += 1
      let width = lineWidth(line.visible, hasHyphen: line.hasHyphen)
      maximum = max(maximum, width - rules.availableWidth(isFirst: line.isFirst).truncatedLimit)
    }
    return maximum
  }

  private func typesetLines(_ rules: LineRules, limit: Int) -> TypesetText {
    var fitted = TypesetText(outcome: .whole, lineCount: 0, lastLine: TypesetLine(0..<0))
    var cursor = LineCursor()
    var isOverrun = false
    while let line = nextLine(&cursor, rules) {
      let available = rules.availableWidth(isFirst: line.isFirst)
      fitted.lineCount += 1
      fitted.breaksWord = fitted.breaksWord || line.breaksWord
      fitted.lastLine = line.fitted
      isOverrun = isOverrun || line.overflows
      if isDone(cursor) {
        if isOverrun { overrun(&fitted, rules, available) }
        return fitted
      }
      if fitted.lineCount == limit {
        truncate(&fitted, at: line.clusters.lowerBound, rules, available)
        return fitted
      }
    }
    return fitted
  }

  /// All lines are there, but one is wider than its available width, as a single cluster can be: nothing of it can be
  /// kept, and no break helps.
  private func overrun(_ fitted: inout TypesetText, _ rules: LineRules, _ available: AvailableWidth) {
    fitted.outcome = .clipped
    guard fitted.lineCount == 1, !rules.mode.wraps, rules.mode != .clip else { return }
    truncate(&fitted, at: 0, rules, available)
  }

  /// Truncates the last line that is shown, which begins at a cluster, of a text that goes on.
  @inline(__always)
  private func truncate(_ fitted: inout TypesetText, at start: Int, _ rules: LineRules, _ available: AvailableWidth) {
    fitted.outcome = rules.mode == .clip ? .clipped : .truncated
    if rules.mode.wraps { return }
    if rules.mode == .clip {
      fitted.lastLine = TypesetLine(start..<paragraphEnd(from: start))
    } else {
      fitted.lastLine = truncate(start..<text.count, mode: rules.mode, in: available)
    }
  }

  private func paragraphEnd(from start: Int) -> Int {
    guard text.paragraphs.count > 1 else { return text.count }
    return text.paragraphs.first { $0.upperBound >= start }?.upperBound ?? text.count
  }
}
