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

  /// An element with its solved frame on a screen's drawing.
  public init(_ element: Element, _ solved: SolvedElement, in setting: LayoutSetting) {
    file = setting.file
    screen = setting.screen
    title = setting.title
    device = setting.device
    locale = setting.locale
    contentSize = setting.contentSize
    id = element.id
    kind = element.kind
    frame = solved.frame
    recorded = element.frame
    determinedBy = solved.determinedBy
    ambiguous = solved.isAmbiguous
  }
}

/// Which screen is laid out, and for what.
public struct LayoutSetting: Sendable, Hashable, Codable {
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

  /// A screen of a file on a device, in a locale, at a content size.
  public init(
    file: String, screen: String, title: String?, device: String, locale: LocaleTag, contentSize: ContentSizeCategory
  ) {
    self.file = file
    self.screen = screen
    self.title = title
    self.device = device
    self.locale = locale
    self.contentSize = contentSize
  }
}
