/// A screen as it is laid out, with its texts in place: what a drawing of it shows.
public struct ScreenPicture: Sendable, Hashable, Codable {
  /// The form in which an element is drawn.
  public enum Shape: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing but its texts: a label, a plain button.
    case bare
    /// A button without an edge or a fill: its text has the tint color.
    case plainButton
    /// A field to type in without an edge.
    case plainField
    /// A container: a cell, a list, a view that scrolls.
    case surface
    /// A navigation bar, tab bar or toolbar.
    case bar
    /// A group with a border around it.
    case box
    /// A control with an edge or a fill: a button, a stepper, a picker.
    case button
    /// A button filled with the tint color or a color of its own.
    case filledButton
    /// A line that separates.
    case line
    /// A field to type in.
    case field
    /// An image.
    case image
    /// A switch.
    case toggle
    /// A box to tick.
    case checkBox
    /// One of several buttons of which one is on.
    case radioButton
    /// A control that opens a menu.
    case popUp
    /// A slider.
    case slider
    /// A bar that fills up.
    case progress
    /// Equal parts side by side.
    case segments
    /// An activity indicator.
    case spinner
    /// Dots, one for each page.
    case pages
  }

  /// What else is shown of an element.
  public enum Flag: String, Sendable, Hashable, Codable, CaseIterable {
    /// A text of the element is truncated or clipped.
    case cutOff
    /// A text of the element lies over another's.
    case overlapping
    /// A text of the element leaves the screen.
    case outside
    /// What is known leaves the frame open.
    case ambiguous
    /// The frame is the design-time one, which is right for one language only.
    case recorded
    /// A rule found something.
    case finding
  }

  /// A text of an element.
  public struct Title: Sendable, Hashable, Codable {
    /// The words as they are drawn.
    public var words: String
    /// The outlines, relative to the corner of the available rectangle.
    public var outlines: TextPicture
    /// The left edge of its available rectangle on the screen, in points.
    public var x: Points
    /// The top edge of its first line on the screen, in points.
    public var y: Points
    /// Whether the text is only a hint of what to type.
    public var isPlaceholder = false
    /// Whether a part of the text is not visible, though it should be.
    public var isCutOff = false
    /// The rectangle outside of which the text is not visible; nil if all of it is.
    public var clip: Rect?
    /// How it would look with other line break modes, if it is cut off and a rule found something.
    public var otherModes: [ModeSample] = []

    /// A text at a position.
    public init(words: String, outlines: TextPicture, x: Points, y: Points) {
      self.words = words
      self.outlines = outlines
      self.x = x
      self.y = y
    }
  }

  /// A text as it would look with another line break mode in the same space.
  public struct ModeSample: Sendable, Hashable, Codable {
    /// The line break mode.
    public var mode: LineBreakMode
    /// The outlines.
    public var outlines: TextPicture
    /// Whether all of the text is visible.
    public var showsWholeText: Bool

    /// A text in a mode.
    public init(_ mode: LineBreakMode, outlines: TextPicture, showsWholeText: Bool) {
      self.mode = mode
      self.outlines = outlines
      self.showsWholeText = showsWholeText
    }
  }

  /// An element with a finding that is not drawn: without an area, or without a place of its own.
  public struct Pin: Sendable, Hashable, Codable {
    /// The element's id.
    public var id: String
    /// Where it is, or else the nearest element around it that has a frame; nil if none has.
    public var frame: Rect?
    /// Whether the frame is the element's own.
    public var isExact: Bool

    /// An element at a place.
    public init(id: String, frame: Rect?, isExact: Bool) {
      self.id = id
      self.frame = frame
      self.isExact = isExact
    }
  }

  /// An image that an element shows.
  public struct Image: Sendable, Hashable, Codable {
    /// Where it is on the screen, in points.
    public var frame: Rect
    /// The name of its file or asset; nil if it is a symbol or is not known.
    public var name: String?
    /// Whether the control draws it in its own color, unless the asset says otherwise.
    public var isTemplate = false

    /// An image in a frame.
    public init(in frame: Rect, name: String? = nil, isTemplate: Bool = false) {
      (self.frame, self.name, self.isTemplate) = (frame, name, isTemplate)
    }
  }

  /// A small sign that a control has by its type or state.
  public struct Mark: Sendable, Hashable, Codable {
    /// What it is.
    public var sign: Sign
    /// Where it is on the screen, in points.
    public var frame: Rect

    /// A sign at a place.
    public init(_ sign: Sign, in frame: Rect) { (self.sign, self.frame) = (sign, frame) }
  }

  /// The signs of marks.
  public enum Sign: String, Sendable, Hashable, Codable, CaseIterable {
    /// The arrow of what opens something, to the trailing edge.
    case forward
    /// Arrows of what goes up, down or opens.
    case upward, downward
    /// What is drawn.
    case check, dot, plus, minus, question, info, cross, magnifier
  }

  /// One element.
  public struct Item: Sendable, Hashable, Codable {
    /// The element's id.
    public var id: String
    /// What the element is.
    public var kind: ElementKind
    /// How it is drawn.
    public var shape: Shape
    /// The frame on the screen, in points.
    public var frame: Rect
    /// The texts.
    public var titles: [Title] = []
    /// What else is shown of it.
    public var flags: Set<Flag> = []
    /// The images that it shows.
    public var images: [Image] = []
    /// The signs that it has by its type or state.
    public var marks: [Mark] = []
    /// How many pages it has.
    public var pages = 1
    /// The frames of its parts on the screen: segments, tabs.
    public var parts: [Rect] = []
    /// The index of the part that is selected.
    public var selectedPart: Int?
    /// The color that fills it, if it is known and has one of its own.
    public var fill: ColorComponents?
    /// Whether it is upright: a slider.
    public var isVertical = false
    /// How full it is from 0 to 1: a slider, a progress bar; 1 of a switch that is on.
    public var level = 0.0

    /// An element of a shape in a frame.
    public init(id: String, kind: ElementKind, shape: Shape, frame: Rect) {
      self.id = id
      self.kind = kind
      self.shape = shape
      self.frame = frame
    }
  }

  /// The interface's path.
  public var file: String
  /// The screen's id.
  public var screen: String
  /// The screen's name, if it has one.
  public var title: String?
  /// The device's name; for the file's own canvas the id of its design-time device, else `design`.
  public var device: String
  /// The locale.
  public var locale: LocaleTag
  /// Further locales in which it looks the same.
  public var otherLocales: [LocaleTag] = []
  /// The content size.
  public var contentSize: ContentSizeCategory
  /// The screen's size in points.
  public var size: Size
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool
  /// Whether the screen is a window of a Mac, which has square corners.
  public var isWindow = false
  /// The elements, back to front.
  public var items: [Item] = []
  /// The words of the elements that constraints squeeze to nothing, in file order.
  public var vanished: [String] = []
  /// The elements with findings that are not among the items, in file order.
  public var pins: [Pin] = []
  /// Which of the screen's conditions and tabs it shows: 0 is what is seen at first.
  public var way = 0
  /// The device that was asked for; nil is the file's own canvas.
  public var variantDevice: String?

  /// Whether there is anything to draw: a menu has no size, and a screen that code fills has no elements.
  public var hasContent: Bool {
    size.width > 0 && size.height > 0
      && items.contains { ($0.shape != .bare && $0.shape != .surface) || !$0.titles.isEmpty || !$0.images.isEmpty }
  }

  /// A screen without elements.
  public init(
    of screen: Screen, in tree: InterfaceTree, for variant: LayoutVariant, size: Size, isRightToLeft: Bool
  ) {
    file = tree.source
    self.screen = screen.id
    title = screen.title
    device = variant.deviceName(for: tree)
    variantDevice = variant.device
    locale = variant.locale
    contentSize = variant.contentSize
    self.size = size
    self.isRightToLeft = isRightToLeft
  }
}

extension ScreenPicture {
  /// The locales in which it looks like this, its own first.
  package var locales: [LocaleTag] { [locale] + otherLocales }

  /// Whether both look the same, whatever their locales.
  package func looksLike(_ other: ScreenPicture) -> Bool {
    var copy = other
    (copy.locale, copy.otherLocales) = (locale, otherLocales)
    return copy == self
  }
}

extension ScreenPicture.Title {
  /// The height of all lines in points.
  public var height: Points { Points(outlines.lineHeight.value * Double(outlines.lines.count)) }

  /// The rectangles of the lines on the screen; if the text is clipped, of the visible part only.
  public var lines: [Rect] {
    outlines.lines.enumerated().compactMap { index, line in
      let top = y + Points(outlines.lineHeight.value * Double(index))
      let whole = Rect(x: x + outlines.offset(of: line.width), y: top, width: line.width, height: outlines.lineHeight)
      return clip.map { whole.intersection($0) } ?? whole
    }
  }
}

extension TextPicture {
  /// How far a line of a width is from the left edge of the available rectangle; a line that is too wide starts at the leading edge.
  public func offset(of width: Points) -> Points {
    let free = availableWidth - width
    let leading = isRightToLeft ? free : .zero
    guard free > 0 else { return leading }
    switch alignment {
    case .center: return Points(free.value / 2)
    case .left: return .zero
    case .right: return free
    case .justified, .natural, nil: return leading
    }
  }
}
