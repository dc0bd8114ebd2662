import AuditModel
import TextLayout

/// The engine as the fit bench uses it: the only file that knows how it is called.
struct Measurer {
  /// What is kept of a verdict.
  struct Fit {
    /// Whether the whole title is shown.
    var isWhole: Bool
    /// The lines that are shown.
    var lines: Int
    /// How many grapheme clusters are not shown.
    var dropped: Int

    /// All of it in a number, so that nothing is left out by the optimizer.
    var digest: Int { (isWhole ? 1 : 0) + lines << 1 + dropped << 8 }
  }

  /// A title whose faces are shaped.
  struct Shaped {
    fileprivate let engine: TextEngine
    fileprivate let title: Title

    /// The fit in one room.
    func fit(_ font: ResolvedFont, _ mode: LineBreakMode, _ width: Points) -> Fit {
      let measurement = engine.measure(
        TextRequest(
          text: title.text, locale: title.locale, font: font, width: width,
          numberOfLines: FitGrid.lines(in: mode), lineBreakMode: mode))
      return Fit(
        isWhole: measurement.verdict.showsWholeText, lines: measurement.lines, dropped: measurement.droppedClusters)
    }
  }

  private let engine = TextEngine()
  /// A font for each face that is used.
  let faces: [ResolvedFont]

  /// An engine that has not read anything yet.
  init(faces: [ResolvedFont]) { self.faces = faces }

  /// Shapes a title once for each face.
  func shape(_ title: Title) -> Shaped {
    for font in faces { _ = engine.measure(TextRequest(text: title.text, locale: title.locale, font: font)) }
    return Shaped(engine: engine, title: title)
  }
}
