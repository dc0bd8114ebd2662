import AuditModel

/// A part of a screen's drawing: one element with its neighbors, at one unit per point.
struct ScreenCrop {
  private let picture: ScreenPicture
  private let item: ScreenPicture.Item
  private let prefix: String
  private let images: DrawnImages

  /// What is shown above and below the element, and beside the screen, in points.
  private static let margin = Size(width: 8, height: 56)
  /// The size that a crop does not exceed, in points.
  private static let maximum = Size(width: 440, height: 260)

  /// The part around an element; nil if the element is not drawn.
  init?(_ picture: ScreenPicture, around element: String, prefix: String, images: DrawnImages) {
    guard let item = picture.items.last(where: { $0.id == element }), !item.frame.isEmpty else { return nil }
    (self.picture, self.item, self.prefix, self.images) = (picture, item, prefix, images)
  }

  /// The crop as inline SVG, described by a text.
  func svg(label: String) -> String {
    let (shown, box) = (visible, frame)
    let elements = shown.map { ScreenShape($0, isRightToLeft: picture.isRightToLeft, images: images).svg }
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

  /// The part of the screen's plane: the element with its texts and, if the screen is not wider than a crop, the whole width.
  private var frame: Rect {
    let all = item.titles.flatMap(\.lines).reduce(item.frame) { $0.union($1) }
    let top = max(all.y - Self.margin.height, .zero - Self.margin.height)
    let height = min(all.maxY + Self.margin.height - top, Self.maximum.height)
    let left = min(all.x, .zero) - Self.margin.width
    let right = max(all.maxX, picture.size.width) + Self.margin.width
    guard right - left > Self.maximum.width else { return Rect(x: left, y: top, width: right - left, height: height) }
    return Rect(x: start(of: all, between: left, and: right), y: top, width: Self.maximum.width, height: height)
  }

  /// The left edge of a crop of the greatest width: the element is in the middle; of one that is wider, its end is shown.
  private func start(of element: Rect, between left: Points, and right: Points) -> Points {
    let width = Self.maximum.width
    let middle = element.x + Points((element.width - width).value / 2)
    let wide = picture.isRightToLeft ? element.x - Self.margin.width : element.maxX + Self.margin.width - width
    return max(left, min(element.width > width ? wide : middle, right - width))
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
