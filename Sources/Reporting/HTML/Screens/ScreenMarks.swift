import AuditModel

/// Numbered marks over a screen's drawing, each a link to its finding.
///
/// An element without an area is marked where it is, one outside of the screen in the margin beside its place, and one that has no
/// place at all at the lower edge.
struct ScreenMarks {
  /// A finding with its number on the screen.
  struct Entry {
    let number: Int
    let element: String
    let href: String
    let label: String
    let level: FindingLevel
  }

  private let picture: ScreenPicture
  private let frame: Rect
  private let placed: [(entry: Entry, center: (x: Points, y: Points))]

  /// Half the size of a mark, in points.
  private static let radius: Points = 9

  /// The marks of findings; `frame` is the visible part of the drawing.
  init(_ entries: [Entry], on picture: ScreenPicture, frame: Rect) {
    (self.picture, self.frame) = (picture, frame)
    var taken: [[Int]: Int] = [:]
    var placed: [(entry: Entry, center: (x: Points, y: Points))] = []
    for entry in entries {
      let corner = Self.corner(of: entry.element, on: picture, in: frame)
      let cell = [Int(corner.x.value / 9), Int(corner.y.value / 9)]
      let shift = Points(Double(taken[cell, default: 0]) * 2 * Self.radius.value)
      taken[cell, default: 0] += 1
      let x = Self.clamped(corner.x + shift, frame.x + Self.radius, frame.maxX - Self.radius)
      let y = Self.clamped(corner.y, frame.y + Self.radius, frame.maxY - Self.radius)
      placed.append((entry, (x, y)))
    }
    self.placed = placed
  }

  /// The marks as inline SVG of the drawing's size.
  var svg: Markup {
    guard !placed.isEmpty else { return .empty }
    let marks = placed.map { entry, center in
      "<a href=\"\(Markup(entry.href, limit: .max).html)\" aria-label=\"\(Markup("\(entry.number): \(entry.label)").html)\" "
        + "class=\"\(entry.level.rawValue)\"><circle cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(Self.radius)\"/>"
        + "<text x=\"\(center.x)\" y=\"\(center.y + 4)\">\(entry.number)</text></a>"
    }
    return Markup(
      trusted: "<svg class=\"marks\" width=\"\(frame.width)\" height=\"\(frame.height)\" "
        + "viewBox=\"\(frame.x) \(frame.y) \(frame.width) \(frame.height)\">\(marks.joined())</svg>")
  }

  /// The upper leading corner of an element.
  private static func corner(of element: String, on picture: ScreenPicture, in frame: Rect) -> (x: Points, y: Points) {
    let own = picture.items.last { $0.id == element }?.frame ?? picture.pins.first { $0.id == element }?.frame
    guard let own else { return (frame.x + radius, frame.maxY - radius) }
    return (picture.isRightToLeft ? own.maxX : own.x, own.y)
  }

  private static func clamped(_ value: Points, _ least: Points, _ greatest: Points) -> Points {
    max(least, min(value, max(least, greatest)))
  }
}
