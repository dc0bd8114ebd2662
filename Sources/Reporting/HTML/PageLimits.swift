import AuditModel
import Utilities

/// How much of a large report the page shows; the rest is counted on the page, and the JSON report has it.
enum PageLimits {
  /// Findings on the page; of each rule and level by turns, so that none disappears.
  static let groups = 1000
  /// Places shown one by one in a card.
  static let instances = 80
  /// Places shown one by one on the whole page, beyond the first of each card.
  static let allInstances = 6000
  /// Locales named in a card.
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

/// The pictures and places that the page may still have.
struct PageBudget {
  private var left = PageLimits.pictures
  private var drawn = 0
  private var places = PageLimits.allInstances

  /// How many of a card's places are shown.
  mutating func instances(of count: Int) -> Int {
    let shown = max(1, min(count, PageLimits.instances, places))
    places -= shown
    return shown
  }

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
  mutating func drawing(of groups: [FindingGroup]) -> ScreenView? {
    let findings = groups.flatMap(\.instances)
    let index = findings.lazy.compactMap { [gallery] in gallery.index(of: $0) }.first
    guard let index, shown.insert(index).inserted else { return nil }
    let drawing = ScreenDrawing(gallery.pictures[index], prefix: "screen\(index + 1)")
    let svg = drawing.svg()
    guard svg.utf8.count <= min(bytes, PageLimits.drawingBytes) else {
      omitted += 1
      return nil
    }
    bytes -= svg.utf8.count
    return ScreenView(drawing: Markup(trusted: svg), caption: drawing.caption, findings: groups)
  }
}

/// A screen's drawing with its caption.
struct ScreenView {
  let drawing: Markup
  let title: PageText
  let summary: Markup

  init(drawing: Markup, caption: ScreenCaption, findings: [FindingGroup]) {
    self.drawing = drawing
    title = PageText(caption.setting)
    let summary = "\(caption.summary) \(Self.list(findings, drawnIn: caption.locale))"
    self.summary = Markup(sentence: summary, language: caption.locale)
  }

  /// The findings of the screen by rule, and how many of them are about other languages than the drawing's.
  private static func list(_ groups: [FindingGroup], drawnIn locale: LocaleTag) -> String {
    let rules = RuleTally.all(in: groups).map { "\($0.rule) \(grouped($0.count))" }.joined(separator: ", ")
    let others = groups.count { !$0.locales.isEmpty && !$0.locales.contains(locale) }
    let rest = others > 0 ? "; \(grouped(others)) of them only in other languages than \(locale)" : ""
    return "Findings on this screen: \(rules)\(rest)."
  }
}
