package import AuditModel
import PlatformData

/// A text with its font and the space available to it.
package struct TextRequest: Sendable, Hashable {
  /// The words.
  package var text: String
  /// The language, which decides between Han designs, line breaks and the direction of a text without letters.
  package var locale: LocaleTag?
  /// The font at its size.
  package var font: ResolvedFont
  /// The available width in points; nil if it is not known.
  package var width: Points?
  /// The available height in points; nil if it does not matter.
  package var height: Points?
  /// How many lines the text may take; 0 is any number.
  package var numberOfLines: Int
  /// What happens to a text that is wider than its available width.
  package var lineBreakMode: LineBreakMode
  /// The smallest factor to which the font may shrink, unless any number of lines is allowed that does not shrink; 0 or 1 is no shrinking.
  package var minimumScaleFactor: Double
  /// Whether letter spacing may tighten by up to 5 % before a text on one line is truncated.
  package var allowsTightening: Bool
  /// Whether a text of any number of lines shrinks to its height, as SwiftUI's texts do.
  package var shrinksOnAnyLines = false
  /// How an attributed text's paragraphs are set; what it says goes before the request's own.
  package var paragraphStyle = ParagraphStyle()
  /// How strictly Chinese and Japanese lines break; nil is the language's own way.
  package var strictness: LineBreakStrictness?

  /// A text on one line that is truncated at its end, in a space of unknown size unless stated otherwise.
  package init(
    text: String, locale: LocaleTag? = nil, font: ResolvedFont, width: Points? = nil, height: Points? = nil,
    numberOfLines: Int = 1, lineBreakMode: LineBreakMode = .truncatingTail, minimumScaleFactor: Double = 0,
    allowsTightening: Bool = false
  ) {
    self.text = text
    self.locale = locale
    self.font = font
    self.width = width
    self.height = height
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
  }
}

/// A font at one content size: all that measuring needs to know of it.
package struct ResolvedFont: Sendable, Hashable {
  /// The size in points.
  package var pointSize: Double
  /// The weight.
  package var weight: FontWeight
  /// The PostScript name or family of a custom font; nil is the system font.
  package var family: String?
  /// A font file to measure exactly as it is; it goes before `family`.
  package var file: String?
  /// Whether the face is italic.
  package var isItalic: Bool
  /// Whether all digits have one width.
  package var hasMonospacedDigits = false
  /// The space after each glyph in points; nil is the system font's own table, and none for other fonts.
  package var tracking: Double?
  /// The space that a text adds after each glyph to that of its font, in points (Core Text, `kCTKernAttributeName`).
  package var kerning = 0.0
  /// The distance between baselines that a text style asks for, in points.
  package var leading: Double?

  /// A font; the system font in its regular weight by default.
  package init(
    pointSize: Double, weight: FontWeight = .regular, family: String? = nil, file: String? = nil,
    isItalic: Bool = false, tracking: Double? = nil, leading: Double? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.family = family
    self.file = file
    self.isItalic = isItalic
    self.tracking = tracking
    self.leading = leading
  }

  /// The size within what fonts are made for; a size that is not a number is zero.
  var safePointSize: Double { pointSize.isFinite ? min(max(pointSize, 0), 10_000) : 0 }

  /// The system font's design at this size; other fonts have one.
  var opticalSize: OpticalSize { isSystem ? OpticalSize(pointSize: safePointSize) : .text }

  /// Whether this is the system font, by its absence of another name.
  var isSystem: Bool { family == nil && file == nil }
}
