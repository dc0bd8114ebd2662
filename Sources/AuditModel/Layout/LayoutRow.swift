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
  /// The content size.
  public var contentSize: ContentSizeCategory
  /// The element's id.
  public var id: String
  /// What the element is.
  public var kind: ElementKind
  /// The frame in the superview's coordinates, in points.
  public var frame: Rect
  /// The frame that the file holds, if any.
  public var recorded: Rect?
  /// What decided the frame.
  public var determinedBy: FrameOrigin
  /// Whether what is known leaves the frame open.
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
    recorded = element.frame
    determinedBy = solved.determinedBy
    ambiguous = solved.isAmbiguous
  }
}
