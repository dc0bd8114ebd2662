package import AuditModel
import TextLayout

/// The same screen as it was recorded in the development language.
package struct RecordedReference: Sendable {
  /// A text that is presumably cut: the font in which the original fills its frame makes it wider than its own.
  package struct CutText: Sendable, Hashable {
    /// The size of the font in points.
    package var pointSize: Double
    /// The width that the text needs, in points.
    package var needed: Points
    /// The width that it has, in points.
    package var available: Points
  }

  /// The file of the recording.
  package let file: String
  /// The locale of the recording.
  package let locale: LocaleTag
  /// The elements of the recording, in file order.
  package let list: ScreenIndex
  /// Their frames in the screen's coordinates.
  package let frames: [Rect?]
  /// By the index of an element, that of the same one in the recording.
  package let pairs: [Int: Int]
  /// The texts that are presumably cut, by the element's index.
  package let cut: [Int: CutText]

  /// The recording of a screen in the development language, compared with another one.
  init(_ item: AnalysisContext.Item, for screen: ScreenIndex, at frames: [Rect?], locale: LocaleTag, text: TextMeasurer) {
    file = item.tree.source
    self.locale = item.tree.locale ?? .english
    list = ScreenIndex(item.screen, in: item.tree)
    self.frames = PlacedScreen(item.screen.recorded, list).frames
    pairs = Self.pairs(of: screen, with: list)
    var cut: [Int: CutText] = [:]
    for (index, other) in pairs where screen.nodes[index].element.kind == .label {
      guard let frame = frames[index], let original = self.frames[other] else { continue }
      let comparison = RecordedTextFit(
        text: screen.nodes[index].element.recordedWords, locale: locale, frame: frame,
        original: list.nodes[other].element.recordedWords, originalLocale: self.locale, originalFrame: original)
      cut[index] = comparison.cut(measuringWith: text)
    }
    self.cut = cut
  }

  /// The elements with the same identifier; all by their order if both screens have the same elements.
  private static func pairs(of screen: ScreenIndex, with other: ScreenIndex) -> [Int: Int] {
    if screen.nodes.map(\.element.kind) == other.nodes.map(\.element.kind) {
      return Dictionary(uniqueKeysWithValues: screen.nodes.indices.map { ($0, $0) })
    }
    let (own, others) = (screen.identified, other.identified)
    return own.reduce(into: [:]) { pairs, entry in
      guard let index = others[entry.key],
        screen.nodes[entry.value].element.kind == other.nodes[index].element.kind
      else { return }
      pairs[entry.value] = index
    }
  }
}

extension ScreenIndex {
  /// The elements whose identifier no other has.
  package var identified: [String: Int] {
    var found: [String: Int?] = [:]
    for (index, node) in nodes.enumerated() {
      guard let identifier = node.element.accessibility.identifier else { continue }
      found[identifier] = found[identifier] == nil ? .some(index) : .some(nil)
    }
    return found.compactMapValues(\.self)
  }
}

extension Element {
  /// The words that the running app reported: the text of a label, the label of a control.
  package var recordedWords: String? { (control.text ?? accessibility.label)?.value }
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
  func cut(measuringWith measurer: TextMeasurer) -> RecordedReference.CutText? {
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
    return RecordedReference.CutText(
      pointSize: least.font.pointSize, needed: Points(least.width.rounded(.up)), available: frame.width)
  }

  /// The system's fonts in which the original text on one line fills its frame.
  private func fonts(of original: String, _ measurer: TextMeasurer) -> [ResolvedFont] {
    Self.sizes.flatMap { size in Self.weights.map { ResolvedFont(pointSize: Double(size), weight: $0) } }.filter { font in
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
