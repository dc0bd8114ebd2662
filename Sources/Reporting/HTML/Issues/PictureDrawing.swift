import AuditModel
import Utilities

/// A title in its available space, drawn from glyph outlines at one pixel per point.
///
/// The upper part is the available space with the title as it appears; what does not fit is drawn in a second color.
/// If the title was truncated, the complete title follows below, with the edge marked.
struct PictureDrawing {
  private let picture: TextPicture
  /// What distinguishes the ids of this drawing from those of others on the page.
  private let id: String
  private let words: ReportWords

  /// Space around the box for its outline.
  private static let margin: Points = 8
  /// How much of a title is drawn beyond its box.
  private static let reach: Points = 420

  init(_ picture: TextPicture, id: String, _ words: ReportWords) {
    self.picture = picture
    self.id = id
    self.words = words
  }

  /// The picture as inline SVG.
  var svg: String {
    let size = "width=\"\(frame.width)\" height=\"\(frame.height)\""
    let box = "viewBox=\"\(frame.x) \(frame.y) \(frame.width) \(frame.height)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) \(box) role="img" aria-label="\(Markup(caption).html)">
      \(clips("room\(id)", top: .zero, height: availableHeight))
      \(clips("column\(id)", top: frame.y, height: frame.height))
      \(outline)
      \(outlines)
      \(wholeOutlines)</svg>
      """
  }

  /// The edge of the box; if its height is unknown, there is some space above and below the text.
  private var outline: String {
    let space: Points = picture.availableHeight == nil ? 4 : 0
    let height = availableHeight + space + space
    return "<rect class=\"room\" y=\"\(.zero - space)\" width=\"\(picture.availableWidth)\" height=\"\(height)\" "
      + "rx=\"\(max(.zero, min(6, height)))\"/>"
  }

  /// The measurements in words.
  var caption: String {
    let available =
      picture.availableHeight.map { words("picture.space", words.points(picture.availableWidth), words.points($0)) }
      ?? words("picture.width", words.points(picture.availableWidth))
    if wantedWidth > picture.availableWidth {
      let missing = words.points(wantedWidth - picture.availableWidth)
      return "\(available); " + words("picture.tooWide", words.points(wantedWidth), missing)
    }
    if textHeight > availableHeight {
      return "\(available); " + words("picture.tooTall", count: picture.lines.count, words.points(textHeight))
    }
    return "\(available); " + words("picture.visible", words.points(widest))
  }
}

// The dimensions of the drawing.
extension PictureDrawing {
  private var textHeight: Points { picture.lines.reduce(.zero) { sum, _ in sum + picture.lineHeight } }
  private var availableHeight: Points { picture.availableHeight ?? textHeight }
  private var top: Points { max(.zero, Points((availableHeight - textHeight).value / 2)) }
  private var widest: Points { picture.lines.map(\.width).max() ?? .zero }
  private var wantedWidth: Points { max(widest, picture.whole?.width ?? .zero) }
  private var bottom: Points { max(availableHeight, top + textHeight) }
  private var wholeTop: Points { bottom + 8 }

  /// The visible part of the plane, whose origin is the top left corner of the box.
  private var frame: Rect {
    let beyond = min(max(.zero, wantedWidth - picture.availableWidth), Self.reach)
    let height = picture.whole == nil ? bottom : wholeTop + picture.lineHeight
    return Rect(
      x: (picture.isRightToLeft ? .zero - beyond : .zero) - Self.margin, y: .zero - Self.margin,
      width: picture.availableWidth + beyond + Self.margin + Self.margin, height: height + Self.margin + Self.margin)
  }

  /// The start of a line: the leading edge, unless an attributed text is aligned otherwise and fits.
  private func x(of line: TextPicture.Line) -> Points {
    let free = picture.availableWidth - line.width
    let leading = picture.isRightToLeft ? free : .zero
    guard free > 0 else { return leading }
    switch picture.alignment {
    case .center: return Points(free.value / 2)
    case .left: return .zero
    case .right: return free
    case .justified, .natural, nil: return leading
    }
  }
}

// The outlines: each line once, shown in two parts that do not overlap.
extension PictureDrawing {
  private var outlines: String {
    picture.lines.enumerated().map { index, line in
      let baseline = top + Points(picture.lineHeight.value * Double(index)) + picture.ascent
      return drawn(line, id: "\(id)-\(index)", baseline: baseline, part: "room\(id)", style: "ink")
    }.joined(separator: "\n")
  }

  private var wholeOutlines: String {
    guard let whole = picture.whole else { return "" }
    let edge = picture.isRightToLeft ? Points.zero : picture.availableWidth
    let end = wholeTop + picture.lineHeight
    let mark = "<line class=\"edge\" x1=\"\(edge)\" x2=\"\(edge)\" y1=\"\(availableHeight)\" y2=\"\(end)\"/>"
    let baseline = wholeTop + picture.ascent
    return mark + "\n"
      + drawn(whole, id: "\(id)-w", baseline: baseline, part: "column\(id)", style: "faint") + "\n"
  }

  private func drawn(_ line: TextPicture.Line, id: String, baseline: Points, part: String, style: String) -> String {
    let path = Markup(outline: line.path).html
    let inside = "<g clip-path=\"url(#\(part)-in)\"><use class=\"\(style)\" href=\"#p\(id)\"/></g>"
    let outside = "<g clip-path=\"url(#\(part)-out)\"><use class=\"over\" href=\"#p\(id)\"/></g>"
    let move = "transform=\"translate(\(x(of: line)) \(baseline))\""
    return "<defs><path id=\"p\(id)\" \(move) d=\"\(path)\"/></defs>\(inside)\(outside)"
  }

  /// The clip paths of a part: its inside, and the rest of the picture.
  private func clips(_ part: String, top: Points, height: Points) -> String {
    let inner = "M0 \(top)h\(picture.availableWidth)v\(height)h-\(picture.availableWidth)z"
    let outer = "M\(frame.x) \(frame.y)h\(frame.width)v\(frame.height)h-\(frame.width)z"
    return "<clipPath id=\"\(part)-in\"><path d=\"\(inner)\"/></clipPath>"
      + "<clipPath id=\"\(part)-out\"><path clip-rule=\"evenodd\" d=\"\(outer)\(inner)\"/></clipPath>"
  }
}
