import AuditModel
import Utilities

/// Turns typeset lines into the numbers and the verdict of a measurement.
struct Verdict {
  /// What fitted the text.
  let fitter: TextFitter
  /// The text and its available space.
  let request: TextRequest
  /// The lines as they are shown.
  let fitted: TypesetText

  private let text: ShapedText
  private let sized: Typesetter
  private let metrics: LineMetrics
  private let cascade: FaceCascade
  /// Why the widths are another font's.
  private let substitution: String?
  /// The width that layout reserves for the lines that are shown, in points.
  private let width: Double

  /// The verdict of a text that was fitted.
  init(fitter: TextFitter, request: TextRequest, fitted: TypesetText) {
    self.fitter = fitter
    self.request = request
    self.fitted = fitted
    let size = fitter.size(of: fitted)
    sized = fitter.sized(fitted)
    metrics = sized.metrics.applying(fitter.rules.lineHeights)
    text = fitter.title.shaped(size.faces)
    cascade = size.faces.cascade
    substitution = cascade.substitution ?? text.items.lazy.compactMap(\.face.substitution).first
    let width = sized.width(of: fitted, fitter.lines(fitted))
    self.width = fitted.isTightened ? min(width, request.width?.value ?? width) : width
  }

  /// The measurement.
  func measurement() -> TextMeasurement {
    let textHeight = Points(shownHeight).roundedUp(toPixelsAt: 2)
    let needed = needed
    let (visible, dropped) = shown()
    let clippedHeight =
      fitted.lineCount == 1 && fitted.outcome == .whole ? metrics.clippedHeight(in: request.height) : 0
    let over = fitted.outcome == .whole ? clippedHeight : missingSpace(needed.lines)
    var measurement = TextMeasurement(
      pointSize: request.font.safePointSize, naturalWidth: naturalWidth,
      layoutWidth: Points(roundingUp: width, toPixelsAt: 2), lineHeight: Points(metrics.lineHeight),
      textHeight: textHeight, lines: fitted.lineCount, scale: fitted.factor, visibleText: visible,
      droppedClusters: dropped, over: over, verdict: verdict(visible: visible, dropped: dropped, over: over),
      faces: text.faces.map(\.face.postScriptName).sorted(), hasMissingGlyphs: !text.missing.isEmpty)
    measurement.substitution = substitution
    measurement.basis = text.faces.map(\.basis).max() ?? cascade.primary?.basis ?? .substitute
    measurement.weight = request.font.weight
    measurement.family = request.font.family
    measurement.neededLines = needed.lines
    measurement.neededHeight = Points(roundingUp: neededHeight(needed.lines), toPixelsAt: 2)
    measurement.breaksWord = needed.breaksWord
    measurement.budget = Budget(fitter: fitter).value
    return measurement
  }

  /// The lines of the whole text before any shrinking; of a truncated one, those that it would have.
  private var needed: (lines: Int, breaksWord: Bool) {
    guard fitted.outcome != .whole || fitted.factor < 1 else { return (fitted.lineCount, fitted.breaksWord) }
    return Typesetter(fitter.title, fitter.size).needed(fitter.rules.lines)
  }

  /// The height of the lines that are shown, with the space between paragraphs.
  private var shownHeight: Double {
    let start = fitted.lastLine.prefix.lowerBound
    let ended = text.analysis.paragraphs.count { $0.upperBound < start }
    return metrics.height(ofLines: fitted.lineCount) + Double(ended) * fitter.rules.lineHeights.betweenParagraphs
  }

  /// The height of all lines of the text, with the space between paragraphs.
  private func neededHeight(_ lines: Int) -> Double {
    let gaps = Double(text.analysis.paragraphs.count - 1) * fitter.rules.lineHeights.betweenParagraphs
    return metrics.height(ofLines: lines) + gaps
  }

  /// The width of the widest paragraph at the font's own size.
  private var naturalWidth: Double {
    let sized = fitted.factor < 1 ? Typesetter(fitter.title, fitter.size) : sized
    return sized.text.paragraphs.map { sized.width($0.lowerBound, $0.upperBound) }.max() ?? 0
  }

  /// The visible text, and how many clusters are not.
  private func shown() -> (text: String, dropped: Int) {
    guard fitted.outcome != .whole else { return (request.text, 0) }
    let last = fitted.lastLine
    let line = fitted.outcome == .clipped ? TypesetLine(inside(last.prefix)) : last
    let visible = text.analysis.text(0..<line.prefix.lowerBound) + line.string(of: text.analysis)
    return (visible, text.count - line.prefix.upperBound - line.suffix.count)
  }

  /// The clusters of a clipped line that are completely inside the available width.
  private func inside(_ line: Range<Int>) -> Range<Int> {
    let available = fitter.rules.lines.availableWidth(isFirst: fitted.lineCount == 1)
    // Where another line is wider than its available, the last one may be whole.
    guard !available.fits(sized.lineWidth(line)) else { return line }
    let end = sized.lastFitting(from: line.lowerBound, to: line.upperBound, limit: available.truncatedLimit)
    return line.lowerBound..<end
  }

  /// How much width, or of a text on several lines height, the truncated text would still need.
  private func missingSpace(_ neededLines: Int) -> Points {
    let available = request.height?.value ?? metrics.height(ofLines: fitted.lineCount)
    let height = neededLines > fitted.lineCount ? Points(neededHeight(neededLines) - available) : 0
    guard fitted.lineCount == 1 || height == 0, request.width != nil else { return max(height, 0) }
    let rules = fitter.lines(fitted)
    if fitted.lineCount > 1 { return Points(sized.excess(of: fitted, rules)) }
    let whole = text.table.paragraphs.map { Points(sized.width($0.lowerBound, sized.text.trimmedEnd($0))) }.max() ?? 0
    let missing = whole - Points(max(rules.firstLineWidth.truncatedLimit, 0))
    return missing > 0 ? missing : max(height, 0)
  }

  private func verdict(visible: String, dropped: Int, over: Points) -> FitVerdict {
    if !text.missing.isEmpty { return .needsReview(reason: missingReason) }
    guard let width = request.width else { return .needsReview(reason: "the available width is not known") }
    if let substitution, fitted.outcome != .whole { return .needsReview(reason: substitution) }
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
    if fitted.lineCount > 1 { return .wraps(lines: fitted.lineCount) }
    return .fits(slack: max(width - Points(self.width), 0))
  }

  /// The fonts that would set the text but aren't installed; failing that, up to three of the characters without a glyph.
  private var missingReason: String {
    let absent = Set(text.missing.compactMap(absentFont)).sorted()
    guard absent.isEmpty else {
      let uses = absent.map(\.use).joined(separator: ", ")
      let packages = absent.map { "\($0.family) in \($0.package)" }.joined(separator: ", ")
      return "no font for \(uses) is installed; Debian and Ubuntu have \(packages)"
    }
    let scalars = text.missing.prefix(3).flatMap { text.analysis.scalars(of: $0).prefix(1) }
    let names = scalars.map(\.codePoint)
    let rest = text.missing.count > 3 ? " and others" : ""
    return "no available font has a glyph for \(names.joined(separator: ", "))\(rest)"
  }

  /// The font that would set a cluster's script but isn't installed; nil if it is, or if none is known.
  private func absentFont(of cluster: Int) -> MissingFont? {
    let script = text.analysis.scripts[Int(text.analysis.clusterStarts[cluster])]
    let standIn = cascade.standIns(script: script, language: fitter.title.language.identifier).first
    return standIn.flatMap { cascade.load($0) == nil ? $0.missing() : nil }
  }
}

/// How much text like the one that was fitted the available space allows.
struct Budget {
  /// What fitted the text.
  let fitter: TextFitter

  /// The budget; nil if the available width is not known.
  var value: FitBudget? {
    let rules = fitter.rules
    guard let width = rules.width else { return nil }
    let lines = rules.lineLimit(fitter.size.metrics)
    let available = rules.lines.firstLineWidth.truncatedLimit
    let others = rules.lines.otherLineWidth.truncatedLimit
    guard lines < Int.max else { return FitBudget(width: max(width, 0), lines: nil, characters: nil) }
    let points = max(available, 0) + Double(lines - 1) * max(others, 0)
    return FitBudget(width: max(width, 0), lines: lines, characters: characters(in: points))
  }

  /// How many clusters of the text's mean advance fit; nil if it has none.
  private func characters(in points: Double) -> Int? {
    let perPoint = Typesetter(fitter.title, fitter.size).clustersPerPoint
    return perPoint > 0 ? Int(min(points * perPoint, 1e9)) : nil
  }
}
