package import AuditModel

/// A text with its font and the room it is to be set in.
package struct TextRequest: Sendable, Hashable {
  /// The words.
  package var text: String
  /// The language, which decides between Han designs, line breaks and the direction of a text without letters.
  package var locale: LocaleTag?
  /// The font at its size.
  package var font: ResolvedFont
  /// The room's width in points; nil where it is not known.
  package var width: Points?
  /// The room's height in points; nil where it does not matter.
  package var height: Points?
  /// How many lines the text may take; 0 is any number.
  package var numberOfLines: Int
  /// What happens to a text that is wider than its room.
  package var lineBreakMode: LineBreakMode
  /// The smallest factor to which the font may shrink, on one line only; 0 or 1 is no shrinking.
  package var minimumScaleFactor: Double
  /// Whether letter spacing may tighten by up to 5 % before a text on one line is cut.
  package var allowsTightening: Bool
  /// How an attributed text's paragraphs are set; what it says goes before the request's own.
  package var paragraphStyle = ParagraphStyle()
  /// How strictly Chinese and Japanese lines break; nil is the language's own way.
  package var strictness: LineBreakStrictness?

  /// A text on one line that is cut at its end, in a room of unknown size unless told otherwise.
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
