public import AuditModel
import TextLayout

/// A text with its font and the space that it has.
public struct FitRequest: Sendable, Hashable {
  /// The words.
  public var text: String
  /// The language tag, which decides between Han designs and line breaks; nil if it is not known.
  public var locale: String?
  /// The font.
  public var font: FontDescription
  /// The platform whose text styles apply.
  public var platform = Platform.iOS
  /// The content size, which a text style follows.
  public var contentSize = ContentSizeCategory.large
  /// The available width in points; nil if it is not limited.
  public var width: Points?
  /// The available height in points; nil if it does not matter.
  public var height: Points?
  /// How many lines the text may take; 0 is any number.
  public var numberOfLines = 1
  /// What happens to a text that is wider than its available width.
  public var lineBreakMode = LineBreakMode.truncatingTail
  /// The smallest factor to which the font may shrink; 0 is no shrinking.
  public var minimumScaleFactor = 0.0
  /// Whether letter spacing may tighten before a text on one line is truncated.
  public var allowsTightening = false

  /// A text on one line that is truncated at its end.
  public init(
    _ text: String, locale: String? = nil, font: FontDescription = FontDescription(style: .body), width: Points? = nil
  ) {
    (self.text, self.locale, self.font, self.width) = (text, locale, font, width)
  }
}

/// Measures texts with the fonts of this machine.
///
/// Safe to share between tasks. A text is shaped once for a font face; sizes, widths and modes after that are arithmetic.
public struct FitMeasurer: Sendable {
  private let engine: TextEngine

  /// A measurer.
  ///
  /// - Parameter fontFolders: Folders of fonts that are searched before the system's.
  public init(fontFolders: [String] = []) { engine = TextEngine(fontFolders: fontFolders) }

  /// The size, lines and verdict of a text.
  ///
  /// - Throws: A ``FitspokenError`` if nothing could be measured.
  public func measure(_ request: FitRequest) throws(FitspokenError) -> TextMeasurement {
    let font = FontResolver.resolve(
      request.font, default: FontDescription(style: .body), at: request.contentSize, platform: request.platform)
    let missing = engine.withMeasurer { $0.missingFont(for: font) }
    if let missing { throw FitspokenError(missing: missing) }
    var locale: LocaleTag?
    if let tag = request.locale { locale = try LocaleTag.named(tag) }
    return engine.measure(
      TextRequest(
        text: request.text, locale: locale, font: font, width: request.width, height: request.height,
        numberOfLines: request.numberOfLines, lineBreakMode: request.lineBreakMode,
        minimumScaleFactor: request.minimumScaleFactor, allowsTightening: request.allowsTightening))
  }
}
