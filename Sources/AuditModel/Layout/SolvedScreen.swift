/// What decided a solved frame.
public enum FrameOrigin: String, Sendable, Hashable, Codable, CaseIterable {
  /// Constraints, with what the elements show.
  case constraints
  /// The design-time frame and its autoresizing mask, in a superview whose size is not the design-time one.
  case autoresizing
  /// The design-time frame alone, the element's own or that of another on which it depends.
  case recorded
  /// SwiftUI: the size that the view answered to the proposal of the views around it.
  case proposal
}

/// The space that SwiftUI offers to the text of a view.
public struct TextRoom: Sendable, Hashable {
  /// The least and the greatest width in points that the text may be offered, equal where the width is certain; nil is no limit.
  public var width: ClosedRange<Points>?
  /// The least and the greatest height in points; nil is no limit.
  public var height: ClosedRange<Points>?
  /// Why the width is a range, or why nothing is known of it, in words; nil where it is certain.
  public var reason: String?
  /// Whether nothing is known of the width.
  public var isUnknown = false
  /// Whether the width rests on what is only commonly known, so that no verdict is sure whatever the range.
  public var isEstimated = false

  /// The space for a text; nil is no limit.
  public init(width: ClosedRange<Points>?, height: ClosedRange<Points>? = nil, reason: String? = nil) {
    (self.width, self.height, self.reason) = (width, height, reason)
  }
}

/// One element of a screen, laid out.
public struct SolvedElement: Sendable, Hashable {
  /// The frame in the superview's coordinates, in points; not the alignment rectangle.
  public var frame: Rect
  /// What decided it.
  public var determinedBy: FrameOrigin
  /// Whether the frame is ambiguous: another one would satisfy the constraints as well.
  public var isAmbiguous = false
  /// SwiftUI: whether the place on the screen is ambiguous, even if that in the superview is not.
  public var isPlaceAmbiguous = false
  /// Whether the width is ambiguous, not only the position.
  public var isWidthAmbiguous = false
  /// Whether the height is ambiguous.
  public var isHeightAmbiguous = false
  /// The minimum and maximum width of the element if its width is ambiguous, in points.
  public var widths: ClosedRange<Points>?
  /// What a wider canvas does to the element, if the canvas gives the screen its width; nil means nothing.
  public var canvasEffect: CanvasEffect?
  /// Whether a longer text makes the element wider without limit, so that its width does not bound the text.
  public var growsWithContent = false
  /// SwiftUI: the space that the element's title or text is offered; nil without one, and in other frameworks.
  public var room: TextRoom?
  /// SwiftUI: the least and the greatest frame, where what is not known makes it a range.
  public var frameRange: FrameRange?

  /// A frame with what decided it.
  public init(frame: Rect, determinedBy: FrameOrigin) {
    self.frame = frame
    self.determinedBy = determinedBy
  }
}

/// The least and the greatest frame of an element whose layout depends on what is not known.
public struct FrameRange: Sendable, Hashable {
  /// The smallest position and size, in the superview's coordinates.
  public var minimum: Rect
  /// The largest position and size.
  public var maximum: Rect

  /// A range of frames.
  public init(minimum: Rect, maximum: Rect) { (self.minimum, self.maximum) = (minimum, maximum) }
}

/// What a wider canvas does to an element.
public enum CanvasEffect: Sendable, Hashable {
  /// It is wider.
  case widens
  /// It is farther to the right.
  case moves
}

/// A required constraint that conflicts with others and was dropped.
public struct LayoutConflict: Sendable, Hashable {
  /// The id of the element that owns the dropped constraint.
  public var owner: String
  /// The dropped constraint; nil if the platform makes it by itself (that of a stack view).
  public var dropped: LayoutConstraint?
  /// What was dropped, in words: `button.width = 120`.
  public var summary: String
  /// The constraints that it conflicts with, in words.
  public var against: [String]
  /// Whether one of these is the size of a cell or of a file's top-level view, which may be different at run time.
  public var restsOnCanvas = false
  /// Whether code has an outlet to one of the constraints, so that it may hold other constants at run time.
  public var isAdjustable = false
  /// Whether code shows and hides views of a stack that is part of it: a stack leaves out those that are hidden.
  public var isOfHiddenViews = false
  /// Whether a number of the dropped constraint is not finite (`nan`, `inf`), so that it has no meaning.
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
  /// The elements in file order; nil if nothing is known of an element's frame, for example because it is not a view.
  public var elements: [SolvedElement?]
  /// The required constraints that were dropped.
  public var conflicts: [LayoutConflict] = []

  /// A screen laid out.
  public init(size: Size, elements: [SolvedElement?]) {
    self.size = size
    self.elements = elements
  }
}

/// One element of a screen as it is laid out for a device, a locale and a content size: a row of `fitspoken layout`.
public struct LayoutRow: Sendable, Hashable, Codable {
  /// The interface's path.
  public var file: String
  /// The screen's id.
  public var screen: String
  /// The screen's name, where it has one.
  public var title: String?
  /// The device's name; the design device's id or `design` for the canvas that the file was designed on.
  public var device: String
  /// The locale.
  public var locale: LocaleTag
  /// The language of the texts if the file has none in the locale; nil if it has.
  public var textLocale: LocaleTag?
  /// The content size.
  public var contentSize: ContentSizeCategory
  /// The element's id.
  public var id: String
  /// What the element is.
  public var kind: ElementKind
  /// The frame in the superview's coordinates, in points.
  public var frame: Rect
  /// The smallest position and size, where what is not known makes the frame a range; nil where it is certain.
  public var frameMinimum: Rect?
  /// The largest position and size, where the frame is a range.
  public var frameMaximum: Rect?
  /// The design-time frame, if the file has one.
  public var recorded: Rect?
  /// What decided the frame.
  public var determinedBy: FrameOrigin
  /// Whether the frame is ambiguous.
  public var ambiguous: Bool

  /// An element of a screen with its solved frame.
  public init(
    _ element: Element, _ solved: SolvedElement, of screen: Screen, in tree: InterfaceTree, for variant: LayoutVariant
  ) {
    file = tree.source
    self.screen = screen.id
    title = screen.title
    device = variant.deviceName(for: tree)
    locale = variant.locale
    contentSize = variant.contentSize
    id = element.id
    kind = element.kind
    frame = solved.frame
    (frameMinimum, frameMaximum) = (solved.frameRange?.minimum, solved.frameRange?.maximum)
    recorded = element.frame
    determinedBy = solved.determinedBy
    ambiguous = solved.isAmbiguous
  }

  /// The row with the language of its texts, if that is not the locale's.
  package func showing(textsIn language: LocaleTag?) -> LayoutRow {
    var row = self
    row.textLocale = language
    return row
  }
}
