package import AuditModel
internal import TextLayout

/// A text that is presumably cut: the font in which the original fills its frame makes it wider than its own.
package struct RecordedCut: Sendable, Hashable {
  /// The size of the font in points.
  package var pointSize: Double
  /// The width that the text needs, in points.
  package var needed: Points
  /// The width that it has, in points.
  package var available: Points
}

/// Judges by the frame of an original text, which it fills, whether a translation fits its own.
struct RecordedTextFit {
  let text: String?
  let locale: LocaleTag
  let frame: Rect
  let original: String?
  let originalLocale: LocaleTag
  let originalFrame: Rect

  /// What the translation lacks; nil if it fits, or if the font cannot be told.
  func cut(measuringWith measurer: TextMeasurer) -> RecordedCut? {
    guard let text, let original, text != original, !text.contains("\n"), !original.contains("\n"),
      !frame.isEmpty, distance(frame.height, originalFrame.height) <= Self.rounding
    else { return nil }
    let fitting = fonts(of: original, measurer).map { font in
      (font: font, width: measurer.measure(TextRequest(text: text, locale: locale, font: font)).naturalWidth)
    }
    // If several fonts fill the frame of the original, all have to agree.
    guard let least = fitting.min(by: { $0.width < $1.width }),
      least.width > frame.width.value * Self.spare + Self.rounding.value
    else { return nil }
    return RecordedCut(
      pointSize: least.font.pointSize, needed: Points(least.width.rounded(.up)), available: frame.width)
  }

  /// The system's fonts in which the original text on one line fills its frame.
  private func fonts(of original: String, _ measurer: TextMeasurer) -> [ResolvedFont] {
    Self.sizes.flatMap { size in Self.weights.map { ResolvedFont(pointSize: Double(size), weight: $0) } }.filter {
      font in
      let measured = measurer.measure(TextRequest(text: original, locale: originalLocale, font: font))
      return distance(measured.lineHeight, originalFrame.height) <= Self.rounding
        && distance(measured.layoutWidth, originalFrame.width) <= Self.rounding
    }
  }

  private func distance(_ one: Points, _ other: Points) -> Points { one > other ? one - other : other - one }

  private static let sizes = 10...40
  private static let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]
  /// What frames and measured widths may differ by, in points: devices round to pixels, and dumps to tenths.
  private static let rounding: Points = 1
  /// What a text may exceed its frame by before it is cut: the measurement's own tolerance, twice.
  private static let spare = 1.04
}
