/// A size in points.
public struct Size: Sendable, Hashable, Codable {
  /// The width in points.
  public var width: Points
  /// The height in points.
  public var height: Points

  /// A size in points.
  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }

  /// Whether either side is zero or less.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The smallest size that both fit into.
  package func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

extension [Size?] {
  /// The smallest size into which each of these fits; nil for an empty list, or if one of them is unknown.
  package var union: Size? {
    dropFirst().reduce(first ?? nil) { all, size in size.flatMap { all?.union($0) } }
  }
}

/// A rectangle in the superview's coordinates: points, origin at the top left, y growing downwards.
public struct Rect: Sendable, Hashable, Codable {
  /// The left edge in points.
  public var x: Points
  /// The top edge in points.
  public var y: Points
  /// The width in points.
  public var width: Points
  /// The height in points.
  public var height: Points

  /// A rectangle in points.
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The width and height without the position.
  public var size: Size { Size(width: width, height: height) }

  /// The right edge in points.
  package var maxX: Points { x + width }
  /// The lower edge in points.
  package var maxY: Points { y + height }

  /// Whether either side is zero or less, as in a file that was saved before its first layout.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part inside another rectangle; nil if there isn't any.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    let part = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return part.isEmpty ? nil : part
  }
}

/// Distances from the four edges towards the middle, in points.
public struct Insets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: Points
  /// The distance from the leading (or left) edge.
  public var leading: Points
  /// The distance from the bottom edge.
  public var bottom: Points
  /// The distance from the trailing (or right) edge.
  public var trailing: Points

  /// Insets in points.
  public init(top: Points = 0, leading: Points = 0, bottom: Points = 0, trailing: Points = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Leading and trailing together.
  public var horizontal: Points { leading + trailing }
  /// Top and bottom together.
  public var vertical: Points { top + bottom }
}
