import AuditModel

/// A title in its room, drawn from glyph outlines at one pixel per point.
///
/// The upper part is the room with the title as it appears; what is beyond the room is drawn in a second colour. Below it
/// stands the whole title where it was cut, with the room's edge marked.
struct PictureDrawing {
  private let picture: TextPicture
  private let number: Int

  /// Space round the room for its outline.
  private static let margin: Points = 8
  /// How far a title is followed beyond its room.
  private static let reach: Points = 420

  init(_ picture: TextPicture, number: Int) {
    self.picture = picture
    self.number = number
  }

  /// The picture as inline SVG.
  var svg: String {
    let size = "width=\"\(frame.width)\" height=\"\(frame.height)\""
    let box = "viewBox=\"\(frame.x) \(frame.y) \(frame.width) \(frame.height)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) \(box) role="img" aria-label="\(Markup(caption).html)">
      <clipPath id="in\(number)"><rect width="\(picture.roomWidth)" height="\(frame.height)" y="\(frame.y)"/></clipPath>
      <clipPath id="room\(number)"><rect width="\(picture.roomWidth)" height="\(roomHeight)"/></clipPath>
      <rect class="room" width="\(picture.roomWidth)" height="\(roomHeight)" rx="\(min(6, roomHeight))"/>
      \(outlines)
      \(wholeOutlines)</svg>
      """
  }

  /// The figures of the picture in words.
  var caption: String {
    let room = "Room \(picture.roomWidth) pt" + (picture.roomHeight.map { " × \($0) pt" } ?? " wide")
    if wantedWidth > picture.roomWidth {
      return "\(room); the title takes \(wantedWidth) pt, \(wantedWidth - picture.roomWidth) pt too many."
    }
    if textHeight > roomHeight {
      return "\(room); \(counted(picture.lines.count, "line")) take \(textHeight) pt of height."
    }
    return "\(room); the title takes \(wantedWidth) pt."
  }
}

// The measures of the drawing.
extension PictureDrawing {
  private var textHeight: Points { picture.lines.reduce(.zero) { sum, _ in sum + picture.lineHeight } }
  private var roomHeight: Points { picture.roomHeight ?? textHeight }
  private var top: Points { max(.zero, Points((roomHeight - textHeight).value / 2)) }
  private var widest: Points { picture.lines.map(\.width).max() ?? .zero }
  private var wantedWidth: Points { max(widest, picture.whole?.width ?? .zero) }
  private var bottom: Points { max(roomHeight, top + textHeight) }
  private var wholeTop: Points { bottom + 8 }

  /// The part of the plane that is shown, its origin at the room's top left.
  private var frame: Rect {
    let beyond = min(max(.zero, wantedWidth - picture.roomWidth), Self.reach)
    let height = picture.whole == nil ? bottom : wholeTop + picture.lineHeight
    return Rect(
      x: (picture.isRightToLeft ? .zero - beyond : .zero) - Self.margin, y: .zero - Self.margin,
      width: picture.roomWidth + beyond + Self.margin + Self.margin, height: height + Self.margin + Self.margin)
  }

  /// Where a line starts: at the room's leading edge.
  private func x(of line: TextPicture.Line) -> Points {
    picture.isRightToLeft ? picture.roomWidth - line.width : .zero
  }
}

// The outlines: first all of a line in the colour of what is too much, then over it the part in the room.
extension PictureDrawing {
  private var outlines: String {
    picture.lines.enumerated().map { index, line in
      let baseline = top + Points(picture.lineHeight.value * Double(index)) + picture.ascent
      return drawn(line, id: "p\(number)-\(index)", baseline: baseline, clip: "room\(number)", tone: "ink")
    }.joined(separator: "\n")
  }

  private var wholeOutlines: String {
    guard let whole = picture.whole else { return "" }
    let edge = picture.isRightToLeft ? Points.zero : picture.roomWidth
    let from = roomHeight
    let line = drawn(whole, id: "w\(number)", baseline: wholeTop + picture.ascent, clip: "in\(number)", tone: "faint")
    let end = wholeTop + picture.lineHeight
    return "<line class=\"edge\" x1=\"\(edge)\" x2=\"\(edge)\" y1=\"\(from)\" y2=\"\(end)\"/>\n\(line)\n"
  }

  private func drawn(_ line: TextPicture.Line, id: String, baseline: Points, clip: String, tone: String) -> String {
    let move = "transform=\"translate(\(x(of: line)) \(baseline))\""
    let path = "<path id=\"\(id)\" class=\"over\" \(move) d=\"\(Markup(line.path, limit: .max).html)\"/>"
    // The part in the room hides the same part of the first path, which would else shine through its rim.
    return "\(path)<g clip-path=\"url(#\(clip))\"><use class=\"\(tone)\" href=\"#\(id)\"/></g>"
  }
}
