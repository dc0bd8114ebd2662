import AuditModel

/// The drawings of screens that the page may still take; each is shown once.
struct DrawingBudget {
  private let gallery: ScreenGallery
  private var bytes = PageLimits.drawingsBytes
  private var shown: Set<Int> = []
  /// How many screens with findings are not drawn.
  private(set) var omitted: Int

  init(_ gallery: ScreenGallery) {
    self.gallery = gallery
    omitted = gallery.omitted
  }

  /// The drawing of the screen that some findings are about; nil where there is none, or where the page has enough.
  mutating func drawing(of findings: [Finding]) -> ScreenView? {
    let place = findings.lazy.compactMap { [gallery] in gallery.index(of: $0) }.first
    guard let place, shown.insert(place).inserted else { return nil }
    let drawing = ScreenDrawing(gallery.pictures[place], prefix: "screen\(place + 1)")
    let svg = drawing.svg()
    guard svg.utf8.count <= min(bytes, PageLimits.drawingBytes) else {
      omitted += 1
      return nil
    }
    bytes -= svg.utf8.count
    return ScreenView(drawing: Markup(trusted: svg), caption: drawing.caption)
  }
}

/// A screen's drawing with its words.
struct ScreenView {
  let drawing: Markup
  let title: Markup
  let summary: Markup

  init(drawing: Markup, caption: ScreenCaption) {
    self.drawing = drawing
    title = Markup(caption.setting)
    summary = Markup(sentence: caption.summary, language: caption.locale)
  }
}
