/// The room that a control leaves for a text.
public struct BudgetRoom: Sendable, Hashable, Codable {
  /// The width of a line in points.
  public var width: Points
  /// The height in points; nil where it does not limit the text.
  public var height: Points?
  /// How many lines the room holds; nil is any number.
  public var lines: Int?
  /// The font, at the content size.
  public var font: BudgetFont
  /// The height of one line in points.
  public var lineHeight: Points
  /// What happens to a text that is wider than the room.
  public var lineBreakMode: LineBreakMode
  /// The smallest factor to which the font may shrink; nil is none.
  ///
  /// What fits only by shrinking is not counted among the characters.
  public var minimumScaleFactor: Double?
  /// The content size at which the room is tightest.
  public var contentSize: ContentSizeCategory

  /// A room.
  public init(
    width: Points, height: Points?, lines: Int?, font: BudgetFont, lineHeight: Points, lineBreakMode: LineBreakMode,
    minimumScaleFactor: Double?, contentSize: ContentSizeCategory
  ) {
    self.width = width
    self.height = height
    self.lines = lines
    self.font = font
    self.lineHeight = lineHeight
    self.lineBreakMode = lineBreakMode
    self.minimumScaleFactor = minimumScaleFactor
    self.contentSize = contentSize
  }
}

/// A font as a translator's tool is told of it.
public struct BudgetFont: Sendable, Hashable, Codable {
  /// The family or PostScript name; nil is the system font.
  public var family: String?
  /// The text style, where the font follows the content size.
  public var style: TextStyle?
  /// The size in points, at the content size.
  public var pointSize: Double
  /// The weight.
  public var weight: FontWeight
  /// Whether the face is italic; nil is no.
  public var isItalic: Bool?
  /// The space after each glyph in points; nil is none.
  public var tracking: Double?

  /// A font at a size.
  public init(
    family: String? = nil, style: TextStyle? = nil, pointSize: Double, weight: FontWeight, isItalic: Bool? = nil,
    tracking: Double? = nil
  ) {
    self.family = family
    self.style = style
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
  }
}
