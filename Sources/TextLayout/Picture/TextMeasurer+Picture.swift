package import AuditModel
import CTextEngine

extension TextMeasurer {
  /// The largest number of grapheme clusters of a truncated text whose picture also shows the whole.
  private static let maximumWholeLength = 200

  /// The outlines of the text as shown: truncated with its ellipsis, or whole if it is clipped.
  ///
  /// Nil for a text without letters to draw.
  package func picture(of request: TextRequest) -> TextPicture? {
    let fitter = fitter(for: request)
    let fitted = fitter.fit()
    let sized = fitter.sized(fitted)
    let size = fitter.size(of: fitted)
    let text = fitter.title.shaped(size.faces)
    guard !text.items.isEmpty else { return nil }
    let metrics = sized.metrics.applying(fitter.rules.lineHeights)
    let outline = { (line: TypesetLine) in self.outline(line, of: text, size, language: fitter.title.language) }
    let lines = sized.lines(of: fitted, fitter.lines(fitted)).map(outline)
    // The whole text is drawn next to the truncated one only if it is short, as a title is.
    let isTruncated = fitted.outcome == .truncated && text.count <= Self.maximumWholeLength
    var picture = TextPicture(
      lines: lines, whole: isTruncated ? outline(TypesetLine(0..<text.count)) : nil,
      lineHeight: Points(metrics.advance),
      ascent: Points(metrics.ascent), availableWidth: max(request.width ?? lines.map(\.width).max() ?? 0, 0),
      availableHeight: request.height, isRightToLeft: text.analysis.isRightToLeft)
    picture.alignment = request.paragraphStyle.alignment
    return picture
  }

  private func outline(
    _ line: TypesetLine, of text: ShapedText, _ size: FontSize, language: TextLanguage
  ) -> TextPicture.Line {
    let level: UInt8 = text.analysis.isRightToLeft ? 1 : 0
    let head = runs(of: text, line.prefix, language: language)
    let tail = runs(of: text, line.suffix, language: language)
    let mark = size.marks.text(of: line.mark).map { runs(ofMark: $0, size: size, level: level) } ?? []
    var outlines = OutlinePath()
    outlines.add(head + mark + tail, at: size.scale)
    return TextPicture.Line(path: outlines.path, width: Points(outlines.cursor))
  }
}

/// The outlines of one line of text as an SVG path, in points, y growing downwards from the baseline.
struct OutlinePath {
  /// The path so far.
  private(set) var path = ""
  /// Where the next glyph begins, in points.
  private(set) var cursor = 0.0

  /// Adds the runs of a line in visual order.
  mutating func add(_ runs: [ShapedRun], at scale: FontScale) {
    for run in Self.visualOrder(runs) { add(run, at: scale) }
  }

  private mutating func add(_ run: ShapedRun, at scale: FontScale) {
    let ems = FontScale.unitsPerEm / Double(run.face.face.unitsPerEm)
    let advanceFactor = (run.face.isPrimary ? scale.ownFactor : scale.fallbackFactor) * ems
    let tracking = run.face.isPrimary ? scale.ownTracking : scale.fallbackTracking
    let size = scale.fallbackFactor * ems
    for glyph in run.glyphs {
      let origin = (x: cursor + Double(glyph.x_offset) * size, y: -Double(glyph.y_offset) * size)
      for segment in run.face.face.outline(of: glyph.glyph) { add(segment, size, origin) }
      cursor += Double(glyph.advance) * advanceFactor + (glyph.advance == 0 ? 0 : tracking)
    }
  }

  private mutating func add(_ segment: te_segment, _ size: Double, _ origin: (x: Double, y: Double)) {
    let points = segment.points
    let pairs = [(points.0, points.1), (points.2, points.3), (points.4, points.5)]
    let command = UInt8(bitPattern: segment.command)
    path.unicodeScalars.append(Unicode.Scalar(command))
    for (x, y) in pairs.prefix(Self.pairCounts[command] ?? 0) {
      append(origin.x + Double(x) * size)
      append(origin.y - Double(y) * size)
    }
  }

  /// Appends a number with two decimals; a sign or a blank parts it from the last.
  private mutating func append(_ number: Double) {
    let bounded = number.isFinite ? min(max(number, -1e9), 1e9) : 0
    let hundredths = Int((bounded * 100).rounded())
    if hundredths >= 0, path.last?.isNumber ?? false { path += " " }
    path += hundredths < 0 ? "-" : ""
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    path += "\(whole)"
    if rest > 0 { path += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
  }

  private static let pairCounts: [UInt8: Int] = [
    UInt8(ascii: "M"): 1, UInt8(ascii: "L"): 1, UInt8(ascii: "Q"): 2, UInt8(ascii: "C"): 3,
  ]

  private static func visualOrder(_ runs: [ShapedRun]) -> [ShapedRun] {
    var order = [Int32](repeating: 0, count: runs.count)
    te_visual_order(runs.map(\.level), runs.count, &order)
    return order.compactMap { runs.indices.contains(Int($0)) ? runs[Int($0)] : nil }
  }
}
