import AuditModel

/// How much of a large report the page shows; the rest is counted on the page, and the JSON report has it.
enum PageLimits {
  /// Groups of findings on the page, the most severe first.
  static let groups = 1000
  /// Findings shown one by one in a group.
  static let instances = 6
  /// Locations listed for one root cause.
  static let places = 100
  /// Locales named in a group.
  static let locales = 80
  /// Pictures on the whole page.
  static let pictures = 400
  /// Bytes of outlines in one picture.
  static let pictureBytes = 60_000
  /// Bytes of one screen's drawing.
  static let drawingBytes = 300_000
  /// Bytes of all screens' drawings.
  static let drawingsBytes = 5_000_000
  /// Facts shown for one finding.
  static let evidence = 18
  /// Rows of the tables of incomplete tables and of unread files.
  static let rows = 300
}

/// The number of pictures that the page may still have.
struct PictureBudget {
  private var left = PageLimits.pictures
  private var drawn = 0

  /// The drawing of a picture; nil without one, if it is too large, or if the page has enough.
  mutating func drawing(of picture: TextPicture?) -> PictureDrawing? {
    guard let picture, left > 0, Self.bytes(of: picture) <= PageLimits.pictureBytes else { return nil }
    left -= 1
    drawn += 1
    return PictureDrawing(picture, number: drawn)
  }

  private static func bytes(of picture: TextPicture) -> Int {
    picture.lines.reduce(picture.whole?.path.utf8.count ?? 0) { $0 + $1.path.utf8.count }
  }
}

/// The drawings of screens that the page may still have; each is shown once.
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

  /// The drawing of the screen that some findings are about; nil without one, or if the page has enough.
  mutating func drawing(of findings: [Finding]) -> ScreenView? {
    let index = findings.lazy.compactMap { [gallery] in gallery.index(of: $0) }.first
    guard let index, shown.insert(index).inserted else { return nil }
    let drawing = ScreenDrawing(gallery.pictures[index], prefix: "screen\(index + 1)")
    let svg = drawing.svg()
    guard svg.utf8.count <= min(bytes, PageLimits.drawingBytes) else {
      omitted += 1
      return nil
    }
    bytes -= svg.utf8.count
    return ScreenView(drawing: Markup(trusted: svg), caption: drawing.caption)
  }
}

/// A screen's drawing with its caption.
struct ScreenView {
  let drawing: Markup
  let title: PageText
  let summary: Markup

  init(drawing: Markup, caption: ScreenCaption) {
    self.drawing = drawing
    title = PageText(caption.setting)
    summary = Markup(sentence: caption.summary, language: caption.locale)
  }
}
