/// The available widths of a project's keys: all that the reporters of `fitspoken budget` see, and what it prints as JSON.
public struct BudgetReport: Sendable, Hashable, Codable {
  /// The version of the JSON form.
  public static let schemaVersion = 1

  /// The version of the JSON form that this is.
  public var schemaVersion = BudgetReport.schemaVersion
  /// The tool that made it.
  public var tool: AuditReport.Tool
  /// The content sizes that were asked for, smallest first.
  public var contentSizes: [ContentSizeCategory]
  /// The keys that a control shows, sorted by bundle, table and key.
  public var keys: [KeyBudget]
  /// How many keys of the tables no control shows that was read: code uses them, or nobody.
  public var unseenKeys: Int
  /// How many titles of controls have no key.
  public var titlesWithoutKey: Int
  /// The font files that were used, sorted by file.
  public var fonts: [FontUse]
  /// The version of ICU.
  public var icu: String

  /// A report.
  public init(
    tool: AuditReport.Tool, contentSizes: [ContentSizeCategory], keys: [KeyBudget], unseenKeys: Int,
    titlesWithoutKey: Int, fonts: [FontUse], icu: String
  ) {
    self.tool = tool
    self.contentSizes = contentSizes
    self.keys = keys
    self.unseenKeys = unseenKeys
    self.titlesWithoutKey = titlesWithoutKey
    self.fonts = fonts
    self.icu = icu
  }
}

/// The space available to one key of a strings table, in the tightest of the controls that show it.
public struct KeyBudget: Sendable, Hashable, Codable {
  /// The bundle's path.
  public var bundle: String
  /// The table's name.
  public var table: String
  /// The key.
  public var key: String
  /// The path of the file that contains the source text: an interface file, or the source language's table.
  public var original: String
  /// The language of the source text.
  public var sourceLanguage: LocaleTag
  /// The source text.
  public var text: String
  /// How many titles of controls show the key.
  public var titles: Int
  /// How many of them have an available space that is unknown or grows; they are not compared.
  public var unlimitedTitles: Int
  /// The tightest control; the first one if no title has a known available space.
  public var control: BudgetControl
  /// The available space; nil if it is unknown or grows.
  public var room: BudgetRoom?
  /// Why there is no limit: the available space is unknown, the control grows, or the text may take any number of lines.
  public var reason: String?
  /// How many characters fit, by locale: first the source language or the first locale that was asked for, then sorted.
  public var locales: [LocaleBudget]

  /// A key in the control that leaves it the least space.
  public init(
    bundle: String, table: String, key: String, original: String, sourceLanguage: LocaleTag, text: String,
    titles: Int, unlimitedTitles: Int, control: BudgetControl, room: BudgetRoom?, reason: String?,
    locales: [LocaleBudget]
  ) {
    self.bundle = bundle
    self.table = table
    self.key = key
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.text = text
    self.titles = titles
    self.unlimitedTitles = unlimitedTitles
    self.control = control
    self.room = room
    self.reason = reason
    self.locales = locales
  }

  /// About how many characters fit, at the mean advance of the first locale's text; nil if there is no limit to tell.
  public var characters: Int? { locales.first?.characters }

  /// The widest of the locales' present texts; of equally wide ones the first, nil if no locale has one.
  public var longest: LocaleBudget? {
    locales.reduce(nil) { widest, next in
      guard let widest, widest.naturalWidth >= next.naturalWidth else { return next }
      return widest
    }
  }
}

/// A control that shows a key.
public struct BudgetControl: Sendable, Hashable, Codable {
  /// The interface file's path.
  public var file: String
  /// The line of the element, from 1; nil if it is not known.
  public var line: Int?
  /// The screen's name or id.
  public var screen: String
  /// The element.
  public var element: ElementReference
  /// Which of the element's texts: a state's name, `subtitle` and so on.
  public var slot: String

  /// A text of an element.
  public init(file: String, line: Int?, screen: String, element: ElementReference, slot: String) {
    self.file = file
    self.line = line
    self.screen = screen
    self.element = element
    self.slot = slot
  }
}

/// The space that a control leaves for a text.
public struct BudgetRoom: Sendable, Hashable, Codable {
  /// The width of a line in points.
  public var width: Points
  /// The height in points; nil if it does not limit the text.
  public var height: Points?
  /// How many lines fit; nil means any number.
  public var lines: Int?
  /// The font, at the content size.
  public var font: BudgetFont
  /// The height of one line in points.
  public var lineHeight: Points
  /// What happens to a text that is wider than that.
  public var lineBreakMode: LineBreakMode
  /// The smallest factor to which the font may shrink; nil if it may not.
  ///
  /// What fits only by shrinking is not counted among the characters.
  public var minimumScaleFactor: Double?
  /// The content size at which the space is tightest.
  public var contentSize: ContentSizeCategory

  /// The space available to a text.
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

/// A font, as it is described to a translator's tool.
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
  /// The space after each glyph in points; nil if there is no extra space.
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

/// How much text fits in a control in one locale, and what the control shows there now.
public struct LocaleBudget: Sendable, Hashable, Codable {
  /// The locale.
  public var locale: LocaleTag
  /// The text that the locale shows now.
  public var text: String
  /// About how many characters (grapheme clusters) fit, at the mean advance of that text; nil if there is no limit.
  public var characters: Int?
  /// The text's width on one line in points, rounded up to half a point.
  public var naturalWidth: Points
  /// Whether all of the text is shown; nil if that is not known.
  public var fits: Bool?

  /// A locale's text in a control.
  public init(locale: LocaleTag, text: String, characters: Int?, naturalWidth: Points, fits: Bool?) {
    self.locale = locale
    self.text = text
    self.characters = characters
    self.naturalWidth = naturalWidth
    self.fits = fits
  }
}
