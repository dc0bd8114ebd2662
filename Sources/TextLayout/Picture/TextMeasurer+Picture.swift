package import AuditModel

extension TextMeasurer {
  /// How many grapheme clusters a cut text may have for its picture to show all of it.
  private static let maximumWholeLength = 200

  /// The outlines of the text as it is seen: cut and with its ellipsis where it is cut, whole where it is clipped.
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
    // The whole is drawn beside what is left of it only where it is one line's length, as a title is.
    let isTruncated = fitted.outcome == .truncated && text.count <= Self.maximumWholeLength
    var picture = TextPicture(
      lines: lines, whole: isTruncated ? outline(TypesetLine(0..<text.count)) : nil,
      lineHeight: Points(metrics.advance),
      ascent: Points(metrics.ascent), roomWidth: max(request.width ?? lines.map(\.width).max() ?? 0, 0),
      roomHeight: request.height, isRightToLeft: text.analysis.isRightToLeft)
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
