public import AuditModel
import ReportAssets

/// A screen as inline SVG: a wireframe with the texts in place, drawn at one unit per point.
///
/// The classes are those of `screen.css`. Every text of the app is escaped, and there are no scripts.
struct ScreenDrawing {
  private let picture: ScreenPicture
  /// The prefix of ids in this drawing, so that a page can have several drawings.
  private let prefix: String

  /// Space around the screen.
  private static let margin: Points = 6
  /// How much of a text is drawn beyond the screen, on either side.
  private static let reach: Points = 160
  /// The maximum height of a drawing.
  private static let maximumHeight: Points = 2400

  init(_ picture: ScreenPicture, prefix: String) {
    self.picture = picture
    self.prefix = prefix
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
      "<clipPath id=\"\(prefix)c\">\(screen(""))</clipPath>\(screen("device"))", "<g clip-path=\"url(#\(prefix)c)\">",
    ]
    let body = elements + ["</g>", screen("edge")] + titles + ["</svg>"]
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

  private var elements: [String] { picture.items.map { ScreenShape($0, isRightToLeft: picture.isRightToLeft).svg } }

  private var height: Points { min(picture.size.height, Self.maximumHeight) }

  /// The visible part of the plane: the screen, and the space that texts outside of it need.
  private var frame: Rect {
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
  private var titles: [String] {
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
      return "<path transform=\"translate(\(x) \(y))\" d=\"\(Markup(line.path, limit: .max).html)\"/>"
    }
    let isClipped = title.isCutOff && outlines.lines.contains { $0.width > outlines.availableWidth }
    guard isClipped else { return "<g class=\"\(style)\">\(paths.joined())</g>" }
    // Text beyond the edge of the box is not visible.
    let available =
      "<rect x=\"\(title.x)\" y=\"\(title.y)\" width=\"\(outlines.availableWidth)\" height=\"\(title.height)\"/>"
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
    return shape == .plainButton ? "tint" : "ink"
  }

  /// Whether something is wrong with one text of the element.
  func isWrong(_ title: ScreenPicture.Title) -> Bool {
    title.isCutOff || !flags.isDisjoint(with: [.overlapping, .outside])
  }
}

/// One element of a drawing, without its texts.
struct ScreenShape {
  private let item: ScreenPicture.Item
  private let isRightToLeft: Bool

  private var frame: Rect { item.frame }

  init(_ item: ScreenPicture.Item, isRightToLeft: Bool) {
    self.item = item
    self.isRightToLeft = isRightToLeft
  }

  /// The element's lines, its images, and a mark if something is wrong with it; empty if there is nothing to draw.
  var svg: String { ([form] + item.images.map(cross) + [mark]).joined() }

  private var form: String {
    let draw: [ScreenPicture.Shape: () -> String] = [
      .bare: { "" }, .plainField: { rect(frame, "faint", radius: 5) },
      .plainButton: { item.titles.isEmpty ? rect(frame, "faint", radius: 7) : "" },
      .surface: { rect(frame, "surface", radius: 0) }, .bar: { rect(frame, "bar", radius: 0) },
      .box: { rect(frame, "surface", radius: 5) }, .button: { rect(frame, "control", radius: 7) },
      .field: { rect(frame, "field", radius: 5) }, .image: { cross(frame) }, .toggle: { toggle },
      .checkBox: { rect(tick, "control", radius: 3) }, .radioButton: { rect(tick, "control", radius: 7) },
      .popUp: { popUp }, .slider: { slider }, .progress: { bar(filled: item.level) }, .segments: { segments },
      .spinner: { spinner }, .pages: { pages },
    ]
    return draw[item.shape]?() ?? ""
  }

  /// An edge around an element with a finding or a fault in the drawing; the dashes distinguish it without color.
  private var mark: String {
    if item.isWrong { return rect(frame, "fault", radius: 3) }
    return item.flags.contains(.finding) ? rect(frame, "finding", radius: 3) : ""
  }

  private func rect(_ frame: Rect, _ style: String, radius: Double) -> String {
    let maximum = min(frame.width, frame.height).value / 2
    let corner = radius > 0 ? " rx=\"\(Points(min(radius, max(maximum, 0))))\"" : ""
    return "<rect class=\"\(style)\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(max(frame.width, .zero))\" "
      + "height=\"\(max(frame.height, .zero))\"\(corner)/>"
  }

  private func cross(_ frame: Rect) -> String {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    return rect(frame, "image", radius: 0)
      + "<path class=\"line\" d=\"M\(frame.x) \(frame.y)L\(right) \(bottom)M\(right) \(frame.y)L\(frame.x) \(bottom)\"/>"
  }
}

// Controls that are drawn with more than one shape.
extension ScreenShape {
  /// The box of a check box or radio button, before its text.
  private var tick: Rect {
    let side = min(14, frame.height)
    let x = isRightToLeft ? frame.x + frame.width - side - 2 : frame.x + 2
    return Rect(x: x, y: middle - Points(side.value / 2), width: side, height: side)
  }

  private var middle: Points { frame.y + Points(frame.height.value / 2) }

  /// The position at a share of the control's width, from its leading edge.
  private func x(at share: Double) -> Points {
    frame.x + Points(frame.width.value * (isRightToLeft ? 1 - share : share))
  }

  private func circle(_ x: Points, _ y: Points, _ radius: Double, _ style: String) -> String {
    "<circle class=\"\(style)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(Points(radius))\"/>"
  }

  private var toggle: String {
    let radius = min(frame.height, frame.width).value / 2
    let inset = frame.width > 0 ? min(radius / frame.width.value, 0.5) : 0
    return rect(frame, item.level > 0 ? "filled" : "control", radius: radius)
      + circle(x(at: item.level > 0 ? 1 - inset : inset), middle, max(radius - 2, 0), "knob")
  }

  private var slider: String { bar(filled: item.level) + circle(x(at: item.level), middle, 9, "knob") }

  private func bar(filled share: Double) -> String {
    let track = Rect(x: frame.x, y: middle - 2, width: frame.width, height: 4)
    let width = Points(frame.width.value * share)
    let full = Rect(x: isRightToLeft ? frame.x + frame.width - width : frame.x, y: track.y, width: width, height: 4)
    return rect(track, "control", radius: 2) + rect(full, "filled", radius: 2)
  }

  private var segments: String {
    let edges = (1..<max(item.parts, 1)).map { part in
      let x = x(at: Double(part) / Double(item.parts))
      return "M\(x) \(frame.y)v\(frame.height)"
    }
    let lines = edges.isEmpty ? "" : "<path class=\"line\" d=\"\(edges.joined())\"/>"
    return rect(frame, "control", radius: 7) + lines
  }

  private var popUp: String {
    let (x, y) = (isRightToLeft ? frame.x + 10 : frame.x + frame.width - 10, middle)
    return rect(frame, "control", radius: 5)
      + "<path class=\"line\" d=\"M\(x - 3) \(y - 2)l3 -4l3 4M\(x - 3) \(y + 2)l3 4l3 -4\"/>"
  }

  private var spinner: String {
    circle(x(at: 0.5), middle, max(min(frame.width, frame.height).value / 2 - 2, 0), "ring")
  }

  private var pages: String {
    let center = x(at: 0.5)
    return (0..<max(item.parts, 1)).map { page in
      circle(center + Points((Double(page) - Double(item.parts - 1) / 2) * 16), middle, 3.5, "control")
    }.joined()
  }
}

/// A drawing in words: which screen it shows, and what is wrong there.
struct ScreenCaption {
  /// The screen, its locale, content size and device.
  let title: String
  /// The locale, content size and device alone.
  let setting: String
  /// The locale.
  let locale: LocaleTag
  /// Which texts are cut off, overlap something, or leave the screen.
  let summary: String

  /// The maximum number of texts that are named.
  private static let named = 12

  init(_ picture: ScreenPicture) {
    locale = picture.locale
    let device = picture.device == "design" ? "its canvas" : picture.device
    setting = "\(locale) at \(picture.contentSize.rawValue), on \(device)"
    title = "Screen \(picture.title ?? picture.screen) in \(setting)"
    let texts = picture.items.reduce(0) { $0 + $1.titles.count }
    let faults = Self.faults.compactMap { Self.list($0.phrase, $0.flag, in: picture) }
    let recorded = picture.items.contains { $0.flags.contains(.recorded) && !$0.titles.isEmpty }
    let note =
      recorded ? ["Some frames are design-time frames of the file, which may be right for only one language"] : []
    summary =
      ([counted(texts, "text")] + (faults.isEmpty ? ["Nothing is cut off"] : faults) + note).joined(separator: ". ")
      + "."
  }

  private static let faults: [(flag: ScreenPicture.Flag, phrase: String)] = [
    (.cutOff, "Cut off"), (.overlapping, "Overlapping"), (.outside, "Outside the screen"),
  ]

  private static func list(_ phrase: String, _ flag: ScreenPicture.Flag, in picture: ScreenPicture) -> String? {
    let items = picture.items.filter { $0.flags.contains(flag) }
    let words = items.flatMap { item in item.titles.filter { flag != .cutOff || $0.isCutOff }.map(\.words) }
    guard !words.isEmpty else { return nil }
    let rest = words.count > named ? " and \(words.count - named) more" : ""
    return "\(phrase): " + words.prefix(named).map { "“\($0)”" }.joined(separator: ", ") + rest
  }
}

/// Draws a screen as an SVG document of its own.
public struct ScreenReporter: Sendable {
  /// A reporter.
  public init() {}

  /// The document in UTF-8; nothing is fetched, and its colors follow the reader's light or dark scheme.
  public func render(_ picture: ScreenPicture) -> [UInt8] {
    Array((ScreenDrawing(picture, prefix: "s").svg(style: ReportAssets.screenStyle) + "\n").utf8)
  }
}
