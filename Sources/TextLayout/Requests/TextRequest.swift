package import AuditModel

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
  /// The smallest factor to which the font may shrink, on one line only; 0 or 1 is no shrinking.
  package var minimumScaleFactor: Double
  /// Whether letter spacing may tighten by up to 5 % before a text on one line is truncated.
  package var allowsTightening: Bool
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
