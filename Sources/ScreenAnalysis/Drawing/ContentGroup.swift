import AuditModel
import Layout
import PlatformData

/// The image and the title of a button, placed together in the space that the button leaves.
struct ContentGroup {
  /// Where the group is in the width.
  enum Edge { case left, center, right }

  /// The space inside the button's insets.
  var space: Rect
  var content: ButtonContent
  /// The size of the title as it is set; nil if there isn't one.
  var title: Size?
  var edge: Edge
  var isRightToLeft: Bool

  /// What a button in a frame shows, around a title of a size.
  init(_ content: ButtonContent, of button: Element, in frame: Rect, title: Size?, isRightToLeft: Bool, isMac: Bool) {
    let bezel = isMac && button.control.isBordered != false ? DrawnInsets.bezel.value : .zero
    let insets = isMac ? Insets(leading: bezel, trailing: bezel) : content.insets
    space = frame.inset(by: insets, isRightToLeft: isRightToLeft)
    self.content = content
    self.title = title
    self.isRightToLeft = isRightToLeft
    edge = Edge(of: button.control, isRightToLeft: isRightToLeft)
  }

  private var image: Size? { content.image }
  private var isStacked: Bool { content.side == .above || content.side == .below }
  private var gap: Points { image == nil || title == nil ? .zero : content.gap }

  private var width: Points {
    let widths = [image?.width, title?.width].compactMap(\.self)
    guard !isStacked, content.side != .behind else { return widths.max() ?? .zero }
    return widths.reduce(gap, +)
  }

  private var height: Points {
    let heights = [image?.height, title?.height].compactMap(\.self)
    return isStacked ? heights.reduce(gap, +) : heights.max() ?? .zero
  }

  /// The left edge of something of a width in the space.
  private func x(of width: Points) -> Points {
    let free = space.width - width
    return switch edge {
    case .left: space.x
    case .center: space.x + Points(free.value / 2)
    case .right: space.x + free
    }
  }

  private func middle(of height: Points) -> Points { space.y + Points((space.height - height).value / 2) }

  /// The frame of the image; nil if there isn't one.
  var imageFrame: Rect? {
    image.map { image in
      let x = x(of: image, isAfter: content.side == .trailing, beside: title) + content.imageShift
      return Rect(
        x: x, y: y(of: image, isBelow: content.side == .below, beside: title), width: image.width, height: image.height)
    }
  }

  /// The frame of the title; nil if there isn't one.
  var titleFrame: Rect? {
    title.map { title in
      let x = x(of: title, isAfter: content.side == .leading, beside: image) + content.titleShift
      return Rect(
        x: x, y: y(of: title, isBelow: content.side == .above, beside: image), width: title.width,
        height: title.height)
    }
  }

  private func x(of part: Size, isAfter: Bool, beside other: Size?) -> Points {
    guard let other, !isStacked, content.side != .behind else { return x(of: part.width) }
    let before = isAfter != isRightToLeft ? other.width + gap : .zero
    return x(of: width) + before
  }

  private func y(of part: Size, isBelow: Bool, beside other: Size?) -> Points {
    guard let other, isStacked else { return middle(of: part.height) }
    return middle(of: height) + (isBelow ? other.height + gap : .zero)
  }
}

extension ContentGroup.Edge {
  /// Where a button has its image and title: in the middle, or at a side, which leading and trailing change in right-to-left.
  init(of control: Control, isRightToLeft: Bool) {
    let leading: Self = isRightToLeft ? .right : .left
    let trailing: Self = isRightToLeft ? .left : .right
    let byContent: [Control.ContentAlignment: Self] = [
      .left: .left, .right: .right, .leading: leading, .trailing: trailing,
    ]
    let byText: [TextAlignment: Self] = [.left: .left, .right: .right]
    self = control.contentAlignment.flatMap { byContent[$0] } ?? control.textAlignment.flatMap { byText[$0] } ?? .center
  }

  /// The alignment of lines at the edge.
  var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension Rect {
  /// The rectangle without insets that change sides in right-to-left.
  func inset(by insets: Insets, isRightToLeft: Bool) -> Rect {
    Rect(
      x: x + (isRightToLeft ? insets.trailing : insets.leading), y: y + insets.top,
      width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
  }
}
