import AuditModel

/// Turns lines as they are set into the numbers and the verdict of a measurement.
struct Verdict {
  /// The text, shaped.
  let text: ShapedText
  /// The room.
  let request: TextRequest
  /// The faces of the request's font.
  let stack: FaceStack
  /// The lines as they are shown.
  let fitted: FittedText

  private var scale: TextScale { TextScale(request.font, stack: stack, factor: fitted.factor) }
  private var metrics: LineMetrics { LineMetrics(request.font, stack: stack, factor: fitted.factor) }

  /// The measurement.
  func measurement() -> TextMeasurement {
    let textHeight = Points(metrics.height(ofLines: fitted.lines.count)).roundedUp(toPixelsAt: 2)
    let (visible, dropped) = shown()
    let cutOff = fitted.lines.count == 1 && fitted.outcome == .whole ? metrics.cutOff(in: request.height) : 0
    let over = fitted.outcome == .whole ? cutOff : missingRoom
    var measurement = TextMeasurement(
      pointSize: request.font.safePointSize, naturalWidth: naturalWidth,
      layoutWidth: Points(roundingUp: fitted.width, toPixelsAt: 2), lineHeight: Points(metrics.lineHeight),
      textHeight: textHeight, lines: fitted.lines.count, scale: fitted.factor, visibleText: visible,
      droppedClusters: dropped, over: over, verdict: verdict(visible: visible, dropped: dropped, over: over),
      faces: text.faces.map(\.face.postScriptName).sorted(), hasMissingGlyphs: !text.missing.isEmpty)
    let lines = unshrunkLines
    measurement.neededLines = max(lines.count, 1)
    measurement.breaksWord = lines.map(\.upperBound).contains { end in
      end < text.count && !text.analysis.mayBreak(before: end)
    }
    measurement.budget = budget
    return measurement
  }

  /// The lines of the whole text before any tightening or shrinking.
  private var unshrunkLines: [Range<Int>] {
    LineBreaker(
      text: text, scale: TextScale(request.font, stack: stack), room: Room(request.width),
      breaksAnywhere: request.lineBreakMode == .characterWrap
    ).lines()
  }

  /// What the room allows; nil where its width is not known.
  private var budget: FitBudget? {
    guard let width = request.width else { return nil }
    let asked = request.numberOfLines > 0 ? request.numberOfLines : Int.max
    let metrics = LineMetrics(request.font, stack: stack)
    let lines = max(min(asked, metrics.lines(in: request.height)), 1)
    let isLimited = lines < Int.max
    let advance = text.count > 0 ? naturalWidth / Double(text.count) : 0
    let characters = isLimited && advance > 0 ? Int(max(width.value, 0) * Double(lines) / advance) : nil
    return FitBudget(width: width, lines: isLimited ? lines : nil, characters: characters)
  }

  /// The width of the widest paragraph at the font's own size.
  private var naturalWidth: Double {
    let scale = TextScale(request.font, stack: stack)
    return text.paragraphs.map { text.width($0, at: scale) }.max() ?? 0
  }

  /// The visible text, and how many clusters are not.
  private func shown() -> (text: String, dropped: Int) {
    guard fitted.outcome != .whole, let last = fitted.lines.last else { return (text.analysis.text(0..<text.count), 0) }
    let line = fitted.outcome == .clipped ? FittedLine(inside(last.prefix)) : last
    let visible = text.analysis.text(0..<line.prefix.lowerBound) + line.string(of: text.analysis)
    return (visible, text.count - line.prefix.upperBound - line.suffix.count)
  }

  /// The clusters of a clipped line that are wholly inside the room.
  private func inside(_ line: Range<Int>) -> Range<Int> {
    let room = Room(request.width)
    var (fits, fails) = (line.lowerBound, line.upperBound + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if room.holdsCut(text.width(line.lowerBound..<middle, at: scale)) { fits = middle } else { fails = middle }
    }
    return line.lowerBound..<fits
  }

  /// How much width, or of a text on several lines height, the text that is cut would still need.
  private var missingRoom: Points {
    let height = Points(metrics.height(ofLines: fitted.neededLines) - metrics.height(ofLines: fitted.lines.count))
    guard fitted.lines.count == 1 || height == 0, let width = request.width else { return height }
    if fitted.lines.count > 1 { return widestLine - max(width, 0) }
    let whole = text.paragraphs.map { text.width($0.lowerBound..<text.trimmedEnd($0), at: scale) }.max() ?? 0
    let missing = Points(whole) - max(width, 0)
    return missing > 0 ? missing : height
  }

  /// The width of the widest line that is shown.
  private var widestLine: Points {
    fitted.lines.map { Points(text.width($0.prefix.lowerBound..<text.trimmedEnd($0.prefix), at: scale)) }.max() ?? 0
  }

  private func verdict(visible: String, dropped: Int, over: Points) -> FitVerdict {
    if !text.missing.isEmpty { return .needsReview(reason: missingReason) }
    guard let width = request.width else { return .needsReview(reason: "the width of the room is not known") }
    if let substitution = stack.substitution, fitted.outcome != .whole { return .needsReview(reason: substitution) }
    switch fitted.outcome {
    case .truncated: return .truncates(visible: visible, dropped: dropped)
    case .clipped: return .clips(overflow: over)
    case .whole where over > 0: return .clips(overflow: over)
    case .whole: return whole(in: width)
    }
  }

  private func whole(in width: Points) -> FitVerdict {
    if fitted.factor < 1 { return .shrinks(scale: fitted.factor) }
    if fitted.isTightened { return .tightens }
    if fitted.lines.count > 1 { return .wraps(lines: fitted.lines.count) }
    return .fits(slack: max(width - Points(fitted.width), 0))
  }

  /// Names up to three of the characters without a glyph.
  private var missingReason: String {
    let scalars = text.missing.prefix(3).flatMap { text.analysis.scalars(of: $0).prefix(1) }
    let names = scalars.map { "U+" + String($0.value, radix: 16, uppercase: true).leftPadded(to: 4) }
    let rest = text.missing.count > 3 ? " and others" : ""
    return "no font at hand has a glyph for \(names.joined(separator: ", "))\(rest)"
  }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String { String(repeating: "0", count: max(length - count, 0)) + self }
}
