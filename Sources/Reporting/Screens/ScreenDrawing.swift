import AuditModel

/// A screen as inline SVG: a quiet wireframe with the texts in place, drawn at one unit per point.
///
/// The classes are those of `screen.css`. No text of the app gets in but escaped, and there are no scripts.
struct ScreenDrawing {
  private let picture: ScreenPicture
  /// What the ids in this drawing begin with, so that several may stand on one page.
  private let prefix: String

  /// Space round the screen.
  private static let margin: Points = 6
  /// How far a text is followed beyond the screen, on either side.
  private static let reach: Points = 160
  /// How tall a drawing gets at most.
  private static let tallest: Points = 2400

  init(_ picture: ScreenPicture, prefix: String) {
    self.picture = picture
    self.prefix = prefix
  }

  /// The drawing; `style` is put in where no page around it has it.
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

  /// The words that stand for the drawing.
  var caption: ScreenCaption { ScreenCaption(picture) }

  private func screen(_ style: String) -> String {
    let radius = picture.isWindow ? 6 : 14
    let name = style.isEmpty ? "" : " class=\"\(style)\""
    return
      "<rect\(name) width=\"\(max(picture.size.width, .zero))\" height=\"\(max(height, .zero))\" rx=\"\(radius)\"/>"
  }

  private var elements: [String] { picture.items.map { ScreenShape($0, isRightToLeft: picture.isRightToLeft).svg } }

  private var height: Points { min(picture.size.height, Self.tallest) }

  /// The part of the plane that is shown: the screen, and as much beside it as texts take that leave it.
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

// The texts: outlines in their rooms, above all controls.
extension ScreenDrawing {
  private var titles: [String] {
    picture.items.enumerated().flatMap { place, item in
      item.titles.enumerated().map { number, title in
        drawn(title, id: "\(prefix)c\(place)-\(number)", isWrong: item.isWrong(title))
      }
    }
  }

  private func drawn(_ title: ScreenPicture.Title, id: String, isWrong: Bool) -> String {
    let outlines = title.outlines
    let tone = isWrong ? "wrong" : title.isPlaceholder ? "hint" : "ink"
    let paths = outlines.lines.enumerated().map { index, line in
      let x = title.x + outlines.offset(of: line.width)
      let y = title.y + Points(outlines.lineHeight.value * Double(index)) + outlines.ascent
      return "<path transform=\"translate(\(x) \(y))\" d=\"\(Markup(line.path, limit: .max).html)\"/>"
    }
    let isClipped = title.isCut && outlines.lines.contains { $0.width > outlines.roomWidth }
    guard isClipped else { return "<g class=\"\(tone)\">\(paths.joined())</g>" }
    // What the edge of the room cuts off is not seen.
    let room = "<rect x=\"\(title.x)\" y=\"\(title.y)\" width=\"\(outlines.roomWidth)\" height=\"\(title.height)\"/>"
    return
      "<clipPath id=\"\(id)\">\(room)</clipPath><g class=\"\(tone)\" clip-path=\"url(#\(id))\">\(paths.joined())</g>"
  }
}

extension ScreenPicture.Item {
  /// Whether something is wrong with where the element's texts stand.
  var isWrong: Bool { !flags.isDisjoint(with: [.cut, .overlapping, .outside]) }

  /// Whether something is wrong with a text: of an element with several, with that one.
  func isWrong(_ title: ScreenPicture.Title) -> Bool {
    title.isCut || !flags.isDisjoint(with: [.overlapping, .outside])
  }
}
