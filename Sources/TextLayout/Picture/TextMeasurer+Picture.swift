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
  /// The path so far; bytes, since a string looks for the ends of characters at every number.
  private var bytes: [UInt8] = []
  /// Where the next glyph begins, in points.
  private(set) var cursor = 0.0

  /// The path so far.
  var path: String { String(decoding: bytes, as: UTF8.self) }

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
    let command = UInt8(bitPattern: segment.command)
    bytes.append(command)
    // Written out, since a glyph has some thirty segments: a list of the points would be allocated for each.
    let (count, points) = (Self.pairCount(of: command), segment.points)
    let add = { (path: inout Self, x: Float, y: Float) in
      path.append(origin.x + Double(x) * size)
      path.append(origin.y - Double(y) * size)
    }
    if count > 0 { add(&self, points.0, points.1) }
    if count > 1 { add(&self, points.2, points.3) }
    if count > 2 { add(&self, points.4, points.5) }
  }

  /// Appends a number with two decimals; a sign or a blank parts it from the last.
  private mutating func append(_ number: Double) {
    let bounded = number.isFinite ? min(max(number, -1e9), 1e9) : 0
    let hundredths = Int((bounded * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) } else if endsInDigit { bytes.append(UInt8(ascii: " ")) }
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    appendDigits(of: whole)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(Self.zero + UInt8(rest / 10))
    if !rest.isMultiple(of: 10) { bytes.append(Self.zero + UInt8(rest % 10)) }
  }

  private var endsInDigit: Bool { bytes.last.map { $0 >= Self.zero && $0 <= Self.zero + 9 } ?? false }

  private mutating func appendDigits(of number: Int) {
    if number >= 10 { appendDigits(of: number / 10) }
    bytes.append(Self.zero + UInt8(number % 10))
  }

  private static let zero = UInt8(ascii: "0")

  private static func pairCount(of command: UInt8) -> Int {
    switch command {
    case UInt8(ascii: "M"), UInt8(ascii: "L"): 1
    case UInt8(ascii: "Q"): 2
    case UInt8(ascii: "C"): 3
    default: 0
    }
  }

  private static func visualOrder(_ runs: [ShapedRun]) -> [ShapedRun] {
    var order = [Int32](repeating: 0, count: runs.count)
    te_visual_order(runs.map(\.level), runs.count, &order)
    return order.compactMap { runs.indices.contains(Int($0)) ? runs[Int($0)] : nil }
  }
}
