import AuditModel

/// A part of a screen's drawing: one element with its neighbors, at one unit per point.
struct ScreenCrop {
  private let picture: ScreenPicture
  private let item: ScreenPicture.Item
  private let prefix: String

  /// What is shown around the element, in points.
  private static let margin = Size(width: 40, height: 20)
  /// The size that a crop does not exceed, in points.
  private static let maximum = Size(width: 420, height: 220)

  /// The part around an element; nil if the element is not drawn.
  init?(_ picture: ScreenPicture, around element: String, prefix: String) {
    guard let item = picture.items.last(where: { $0.id == element }), !item.frame.isEmpty else { return nil }
    (self.picture, self.item, self.prefix) = (picture, item, prefix)
  }

  /// The crop as inline SVG, described by a text.
  func svg(label: String) -> String {
    let (shown, box) = (visible, frame)
    let elements = shown.map { ScreenShape($0, isRightToLeft: picture.isRightToLeft).svg }
    let titles = ScreenDrawing(picture.showing(shown), prefix: prefix).titles
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="drawing crop" width="\(box.width)" height="\(box.height)" \
      viewBox="\(box.x) \(box.y) \(box.width) \(box.height)" role="img" aria-label="\(Markup(label).html)">
      <rect class="device" width="\(picture.size.width)" height="\(picture.size.height)"/>
      \(elements.joined())\(titles.joined())
      <rect class="edge" width="\(picture.size.width)" height="\(picture.size.height)"/></svg>
      """
  }

  /// The elements that the crop shows a part of.
  private var visible: [ScreenPicture.Item] {
    let frame = frame
    return picture.items.filter { item in
      frame.intersection(item.frame) != nil || item.titles.flatMap(\.lines).contains { frame.intersection($0) != nil }
    }
  }

  /// The part of the screen's plane: the element with its texts, a margin around them, and not more than the maximum.
  private var frame: Rect {
    let lines = item.titles.flatMap(\.lines)
    let all = lines.reduce(item.frame) { $0.union($1) }
    let left = max(all.x, .zero) - Self.margin.width
    let top = max(all.y, .zero) - Self.margin.height
    let right = min(all.x + all.width, picture.size.width) + Self.margin.width
    let bottom = all.y + all.height + Self.margin.height
    let width = min(max(right - left, 120), Self.maximum.width)
    // Of what is too wide, the end at which it is cut is shown.
    let start = right - left > width && !picture.isRightToLeft ? right - width : left
    return Rect(x: start, y: top, width: width, height: min(max(bottom - top, 48), Self.maximum.height))
  }
}

extension ScreenPicture {
  /// The picture with some of its elements.
  fileprivate func showing(_ items: [Item]) -> ScreenPicture {
    var picture = self
    picture.items = items
    return picture
  }
}

extension Rect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
