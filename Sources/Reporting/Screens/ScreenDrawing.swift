package import AuditModel
import ReportAssets
import Utilities

/// A screen as inline SVG: a wireframe with the texts in place, drawn at one unit per point.
///
/// The classes are those of `screen.css`. Every text of the app is escaped, and there are no scripts.
struct ScreenDrawing {
  private let picture: ScreenPicture
  /// The prefix of ids in this drawing, so that a page can have several drawings.
  private let prefix: String
  private let images: DrawnImages

  /// Space around the screen.
  private static let margin: Points = 6
  /// How much of a text is drawn beyond the screen, on either side.
  private static let reach: Points = 160
  /// The maximum height of a drawing.
  private static let maximumHeight: Points = 2400

  init(_ picture: ScreenPicture, prefix: String, images: DrawnImages = .none) {
    self.picture = picture
    self.prefix = prefix
    self.images = images
  }

  /// The drawing; `style` is added if the page around it does not have it.
  func svg(style: String = "") -> String {
    let box = "\(frame.x) \(frame.y) \(frame.width) \(frame.height)"
    let size = "width=\"\(frame.width)\" height=\"\(frame.height)\""
    let parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing\" \(size) viewBox=\"\(box)\" role=\"img\" "
        + "aria-labelledby=\"\(prefix)t \(prefix)d\">",
      "<title id=\"\(prefix)t\">\(Markup(caption.title).html)</title>",
      "<desc id=\"\(prefix)d\">\(Markup(caption.summary).html)</desc>",
      style.isEmpty ? "" : "<style>\n\(style)</style>",
      "<clipPath id=\"\(prefix)c\">\(screen(""))</clipPath><clipPath id=\"\(prefix)w\">\(rows)</clipPath>",
      screen("device"), "<g clip-path=\"url(#\(prefix)c)\">",
    ]
    let body =
      elements + ["</g>", screen("edge"), "<g clip-path=\"url(#\(prefix)w)\">"] + titles + ["</g>", "</svg>"]
    return (parts + body).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The words that represent the drawing.
  var caption: ScreenCaption { ScreenCaption(picture) }

  private func screen(_ style: String) -> String {
    let radius = picture.isWindow ? 6 : 14
    let name = style.isEmpty ? "" : " class=\"\(style)\""
    return
      "<rect\(name) width=\"\(max(picture.size.width, .zero))\" height=\"\(max(height, .zero))\" rx=\"\(radius)\"/>"
  }

  /// The screen and what is beside it: texts below it are not seen.
  private var rows: String {
    "<rect x=\"\(frame.x)\" width=\"\(frame.width)\" height=\"\(max(height, .zero))\"/>"
  }

  private var elements: [String] {
    picture.items.map { ScreenShape($0, isRightToLeft: picture.isRightToLeft, images: images).svg }
  }

  private var height: Points { min(picture.size.height, Self.maximumHeight) }

  /// The visible part of the plane: the screen, and the space that texts outside of it need.
  var frame: Rect {
    let lines = picture.items.filter { $0.flags.contains(.outside) }.flatMap(\.titles).flatMap(\.lines)
    let left = max(lines.map(\.x).min() ?? .zero, .zero - Self.reach)
    let right = min(lines.map { $0.x + $0.width }.max() ?? .zero, picture.size.width + Self.reach)
    let start = min(left, .zero) - Self.margin
    return Rect(
      x: start, y: .zero - Self.margin, width: max(right, picture.size.width) + Self.margin - start,
      height: height + Self.margin + Self.margin)
  }
}

// The texts: outlines in their boxes, above all controls.
extension ScreenDrawing {
  var titles: [String] {
    picture.items.enumerated().flatMap { index, item in
      item.titles.enumerated().map { number, title in
        drawn(title, id: "\(prefix)c\(index)-\(number)", style: item.style(of: title))
      }
    }
  }

  private func drawn(_ title: ScreenPicture.Title, id: String, style: String) -> String {
    let outlines = title.outlines
    let paths = outlines.lines.enumerated().map { index, line in
      let x = title.x + outlines.offset(of: line.width)
      let y = title.y + Points(outlines.lineHeight.value * Double(index)) + outlines.ascent
      return "<path transform=\"translate(\(x) \(y))\" d=\"\(Markup(outline: line.path).html)\"/>"
    }
    guard let clip = title.clip else { return "<g class=\"\(style)\">\(paths.joined())</g>" }
    let available =
      "<rect x=\"\(clip.x)\" y=\"\(clip.y)\" width=\"\(max(clip.width, .zero))\" "
      + "height=\"\(max(clip.height, .zero))\"/>"
    return
      "<clipPath id=\"\(id)\">\(available)</clipPath><g class=\"\(style)\" clip-path=\"url(#\(id))\">\(paths.joined())</g>"
  }
}

extension ScreenPicture.Item {
  /// Whether something is wrong with the position of the element's texts.
  var isWrong: Bool { !flags.isDisjoint(with: [.cutOff, .overlapping, .outside]) }

  /// The class of one text of the element.
  func style(of title: ScreenPicture.Title) -> String {
    if isWrong(title) { return "wrong" }
    if title.isPlaceholder { return "hint" }
    if shape == .filledButton { return fill.map { $0.isDark ? "light" : "dark" } ?? "inverse" }
    return shape == .plainButton ? "tint" : "ink"
  }

  /// Whether something is wrong with one text of the element.
  func isWrong(_ title: ScreenPicture.Title) -> Bool {
    title.isCutOff || !flags.isDisjoint(with: [.overlapping, .outside])
  }
}

/// A drawing in words: which screen it shows, and what is wrong there.
struct ScreenCaption {
  /// The screen, its locale, content size and device.
  let title: String
  /// The content size and the device.
  let situation: String
  /// The locale.
  let locale: LocaleTag
  /// Which texts are cut off, overlap something, or leave the screen.
  let summary: String

  /// The maximum number of texts that are named.
  private static let named = 12

  init(_ picture: ScreenPicture) {
    locale = picture.locale
    let device = picture.variantDevice ?? "its canvas"
    situation = "\(picture.contentSize.rawValue), \(device)"
    title = "Screen \(picture.title ?? picture.screen) in \(locale) at \(picture.contentSize.rawValue), on \(device)"
    let texts = picture.items.reduce(0) { $0 + $1.titles.count }
    let faults = Self.faults.compactMap { Self.list($0.phrase, $0.flag, in: picture) }
    let recorded = picture.items.contains { $0.flags.contains(.recorded) && !$0.titles.isEmpty }
    let vanished = picture.vanished.isEmpty ? [] : [Self.quoted("Squeezed to nothing", picture.vanished)]
    let note =
      recorded ? ["Some frames are design-time frames of the file, which may be right for only one language"] : []
    summary =
      ([counted(texts, "text")] + (faults.isEmpty ? ["Nothing is cut off"] : faults) + vanished + note).joined(
        separator: ". ")
      + "."
  }

  private static let faults: [(flag: ScreenPicture.Flag, phrase: String)] = [
    (.cutOff, "Cut off"), (.overlapping, "Overlapping"), (.outside, "Outside the screen"),
  ]

  private static func list(_ phrase: String, _ flag: ScreenPicture.Flag, in picture: ScreenPicture) -> String? {
    let items = picture.items.filter { $0.flags.contains(flag) }
    let words = items.flatMap { item in item.titles.filter { flag != .cutOff || $0.isCutOff }.map(\.words) }
    return words.isEmpty ? nil : quoted(phrase, words)
  }

  private static func quoted(_ phrase: String, _ words: [String]) -> String {
    let rest = words.count > named ? " and \(words.count - named) more" : ""
    return "\(phrase): " + words.prefix(named).map { "“\($0)”" }.joined(separator: ", ") + rest
  }
}

/// Draws a screen as an SVG document of its own.
package struct ScreenReporter: Sendable {
  /// A reporter.
  package init() {}

  /// The document in UTF-8; nothing is fetched, and its colors follow the reader's light or dark scheme.
  package func render(_ picture: ScreenPicture) -> [UInt8] {
    Array((ScreenDrawing(picture, prefix: "s").svg(style: ReportAssets.screenStyle) + "\n").utf8)
  }
}
