import AuditModel
import Layout
import PlatformData

/// The parts of a control that share its frame: segments and tabs.
enum PictureParts {
  /// The kind of the parts, by the control's kind.
  static let kinds: [ElementKind: ElementKind] = [
    .segmentedControl: .segment, .tabBar: .tabBarItem, .tabView: .tabViewItem,
  ]

  /// The parts of an element; none of a tab view that hides its tabs.
  static func parts(of element: Element) -> [Element] {
    guard let kind = kinds[element.kind], !element.hidesTabs else { return [] }
    return element.children.filter { $0.kind == kind }
  }

  /// The frames of parts of these widths, from the leading edge of the strip that they share.
  static func frames(of widths: [Points], of element: Element, in frame: Rect, isRightToLeft: Bool) -> [Rect] {
    let strip = strip(of: element, in: frame, length: widths.reduce(.zero, +))
    var start = Points.zero
    return widths.map { width in
      defer { start = start + width }
      let x = isRightToLeft ? strip.maxX - start - width : strip.x + start
      return Rect(x: x, y: strip.y, width: width, height: strip.height)
    }
  }

  /// The strip that parts share: that of tabs in the middle of their view's upper edge, else the control's frame.
  private static func strip(of element: Element, in frame: Rect, length: Points) -> Rect {
    guard element.kind == .tabView else { return frame }
    let x = frame.x + Points((frame.width - length).value / 2)
    return Rect(x: x, y: frame.y, width: length, height: min(frame.height, tabHeight))
  }

  /// The frame of the box below the tabs, whose upper edge goes through their middle.
  static func box(of element: Element, in frame: Rect) -> Rect {
    guard element.kind == .tabView, !element.hidesTabs else { return frame }
    let top = min(Points(tabHeight.value / 2), frame.height)
    return Rect(x: frame.x, y: frame.y + top, width: frame.width, height: frame.height - top)
  }

  private static let tabHeight = DrawnInsets.tabHeight.value
}
