import AuditModel
import PlatformData

/// Sets a text in its room: whole if it can be, tightened or shrunk if it may be, else cut as the mode says.
struct Fitter {
  /// The text, shaped.
  let text: ShapedText
  /// The room and what may be done to fit.
  let request: TextRequest
  /// The faces of the request's font.
  let stack: FaceStack
  /// Shapes a line as it would be shown.
  let shape: (String) -> ShapedText

  /// The lines as they are shown.
  func fit() -> FittedText {
    var fitted = choose()
    let scale = TextScale(request.font, stack: stack, factor: fitted.factor)
    let width = fitted.lines.map { self.width(of: $0, at: scale) }.max() ?? 0
    fitted.width = fitted.isTightened ? min(width, request.width?.value ?? width) : width
    return fitted
  }

  /// The width that layout reserves for a line: without the white space that hangs where the line breaks, but with that
  /// at the text's own end (Interface Builder's frames have it).
  private func width(of line: FittedLine, at scale: TextScale) -> Double {
    if line.hasEllipsis {
      let shown = shape(line.string(of: text.analysis))
      return shown.width(0..<shown.count, at: scale)
    }
    let end = line.prefix.upperBound
    let endsParagraph = end == text.count || text.analysis.isNewline(end)
    return text.width(line.prefix.lowerBound..<(endsParagraph ? end : text.trimmedEnd(line.prefix)), at: scale)
  }

  /// Whole if it can be, then tightened, then shrunk, then cut.
  private func choose() -> FittedText {
    let plain = set(factor: 1)
    guard plain.outcome != .whole, request.numberOfLines == 1 else { return plain }
    let share = request.allowsTightening ? SystemFont.tightening.value : 0
    if share > 0 {
      let tightened = set(factor: 1, tightening: share)
      if tightened.outcome == .whole { return tightened }
    }
    guard let factor = shrinkingFactor(tightening: share) else { return plain }
    let shrunk = set(factor: factor, tightening: share)
    return shrunk.outcome == .whole ? shrunk : set(factor: factor)
  }

  /// The lines at a factor of the font's size, with room for a text that tightens by a share of its width.
  private func set(factor: Double, tightening share: Double = 0) -> FittedText {
    let scale = TextScale(request.font, stack: stack, factor: factor)
    let room = Room(request.width).widened(by: share)
    let breaker = LineBreaker(
      text: text, scale: scale, room: room, breaksAnywhere: request.lineBreakMode == .characterWrap)
    let lines = breaker.lines()
    let limit = lineLimit(LineMetrics(request.font, stack: stack, factor: factor))
    var fitted = FittedText(
      lines: lines.prefix(limit).map { FittedLine($0) }, outcome: .whole, factor: factor, isTightened: share > 0,
      neededLines: lines.count)
    let truncator = Truncator(text: text, scale: scale, room: room, shape: shape)
    if lines.count > limit {
      fitted.outcome = request.lineBreakMode == .clip ? .clipped : .truncated
      fitted.lines[limit - 1] = lastLine(lines[limit - 1], truncator)
    } else if lines.contains(where: { !room.holds(text.width($0.lowerBound..<text.trimmedEnd($0), at: scale)) }) {
      overflow(&fitted, truncator)
    }
    return fitted
  }

  /// A line of one cluster that is wider than the room: nothing of it can be kept, and no break helps.
  private func overflow(_ fitted: inout FittedText, _ truncator: Truncator) {
    guard fitted.lines.count == 1, !request.lineBreakMode.wraps, request.lineBreakMode != .clip else {
      return fitted.outcome = .clipped
    }
    fitted.outcome = .truncated
    fitted.lines = [truncator.cut(0..<text.count, mode: request.lineBreakMode)]
  }

  private func lineLimit(_ metrics: LineMetrics) -> Int {
    let asked = request.numberOfLines > 0 ? request.numberOfLines : Int.max
    return max(min(asked, metrics.lines(in: request.height)), 1)
  }

  /// The last line that is shown of a text that goes on.
  private func lastLine(_ line: Range<Int>, _ truncator: Truncator) -> FittedLine {
    switch request.lineBreakMode {
    case .wordWrap, .characterWrap:
      FittedLine(line.lowerBound..<text.trimmedEnd(line))
    case .clip:
      FittedLine(line.lowerBound..<paragraphEnd(from: line.lowerBound))
    case .truncatingHead, .truncatingMiddle, .truncatingTail:
      truncator.cut(line.lowerBound..<text.count, mode: request.lineBreakMode)
    }
  }

  private func paragraphEnd(from start: Int) -> Int {
    (start..<text.count).first(where: text.analysis.isNewline) ?? text.count
  }

  /// The largest factor, in thousandths, at which the text fits on one line; the smallest allowed where it never does.
  private func shrinkingFactor(tightening share: Double) -> Double? {
    let smallest = request.minimumScaleFactor
    guard smallest > 0, smallest < 1, text.paragraphs.count == 1 else { return nil }
    let room = Room(request.width).widened(by: share)
    let whole = 0..<text.trimmedEnd(0..<text.count)
    var (fits, fails) = (Int((smallest * 1000).rounded(.up)), 1000)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let scale = TextScale(request.font, stack: stack, factor: Double(middle) / 1000)
      if room.holdsCut(text.width(whole, at: scale)) { fits = middle } else { fails = middle }
    }
    return fits < 1000 ? Double(fits) / 1000 : nil
  }
}
