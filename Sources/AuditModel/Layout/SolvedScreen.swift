/// What decided a solved frame.
public enum FrameOrigin: String, Sendable, Hashable, Codable, CaseIterable {
  /// Constraints, with what the elements show.
  case constraints
  /// The recorded frame and its autoresizing mask, in a superview of another size than the recorded one.
  case autoresizing
  /// The recorded frame alone, the element's own or that of another on which it depends.
  case recorded
}

/// One element of a screen, laid out.
public struct SolvedElement: Sendable, Hashable {
  /// The frame in the superview's coordinates, in points; not the alignment rectangle.
  public var frame: Rect
  /// What decided it.
  public var determinedBy: FrameOrigin
  /// Whether what is known leaves the frame open: another one would do as well.
  public var isAmbiguous = false
  /// The narrowest and widest that the element may be where its width is left open, in points.
  public var widths: ClosedRange<Points>?
  /// Whether a longer text makes the element wider without end; what holds it back is then no room of its own.
  public var growsWithContent = false

  /// A frame with what decided it.
  public init(frame: Rect, determinedBy: FrameOrigin) {
    self.frame = frame
    self.determinedBy = determinedBy
  }
}

/// A required constraint that cannot hold beside the others, and was dropped.
public struct LayoutConflict: Sendable, Hashable {
  /// The id of the element that owns the dropped constraint.
  public var owner: String
  /// The dropped constraint; nil where it is one that the platform makes by itself (a stack view's).
  public var dropped: LayoutConstraint?
  /// What was dropped, in words: `button.width = 120`.
  public var summary: String
  /// What it cannot hold beside, in words.
  public var against: [String]
  /// Whether one of these is the size of a cell or of a file's top-level view, which the running app may choose otherwise.
  public var restsOnCanvas = false
  /// Whether a number of the dropped constraint is none (`nan`, `inf`), so that it says nothing at all.
  public var isWithoutNumber = false

  /// A conflict.
  public init(owner: String, dropped: LayoutConstraint?, summary: String, against: [String]) {
    self.owner = owner
    self.dropped = dropped
    self.summary = summary
    self.against = against
  }
}

/// A screen laid out for one device, one direction, one content size and its texts in one locale.
public struct SolvedScreen: Sendable, Hashable {
  /// The screen's size in points.
  public var size: Size
  /// The elements by their place in file order; nil where nothing is known of an element's frame, as of what is no view.
  public var elements: [SolvedElement?]
  /// The required constraints that were dropped.
  public var conflicts: [LayoutConflict] = []

  /// A screen laid out.
  public init(size: Size, elements: [SolvedElement?]) {
    self.size = size
    self.elements = elements
  }
}
