/// What one locale has room for in a control, and what it shows there now.
public struct LocaleBudget: Sendable, Hashable, Codable {
  /// The locale.
  public var locale: LocaleTag
  /// The text that the locale shows now.
  public var text: String
  /// About how many characters (grapheme clusters) fit, at the mean advance of that text; nil where there is no limit.
  public var characters: Int?
  /// The text's width on one line in points, rounded up to half a point.
  public var naturalWidth: Points
  /// Whether all of the text is shown; nil where that is not known.
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
