import AuditModel
import Layout
import Localization
import PlatformData
import TextLayout

/// The texts of a tree as its controls set them: their words in a locale and their sizes, each computed once.
struct ScreenTexts {
  /// Everything that a measurement depends on.
  private struct SizeKey: Hashable {
    var words: String
    var locale: LocaleTag
    var font: ResolvedFont
    var width: Points?
    var numberOfLines: Int
    var lineBreakMode: LineBreakMode
    var style: ParagraphStyle?
  }

  /// Everything that the words of a text depend on.
  private struct WordsKey: Hashable {
    var text: LocalizableText
    var locale: LocaleTag
  }

  private let tree: InterfaceTree
  private let lookup: CatalogLookup
  private let measurer: TextMeasurer
  private let samples: SampleArguments
  /// Pixels per point of the device; nil means the file's own canvas.
  private let devicePixels: Int?
  private let pixelsPerPoint: Int
  /// Pixels per point of canvases without a device, such as those of Macs.
  private static let usualPixels = 2
  private var words: [WordsKey: String?] = [:]
  private var sizes: [SizeKey: MeasuredText] = [:]

  init(
    tree: InterfaceTree, lookup: CatalogLookup, measurer: TextMeasurer, samples: SampleArguments, devicePixels: Int?
  ) {
    self.tree = tree
    self.lookup = lookup
    self.measurer = measurer
    self.samples = samples
    self.devicePixels = devicePixels
    pixelsPerPoint = devicePixels ?? tree.device.flatMap { Device.designDevices[$0]?.scale } ?? Self.usualPixels
  }

  /// The width and height that a text takes at a proposed width (nil means no limit), rounded to pixels; nil if there are no
  /// words.
  mutating func size(
    of slot: TitleSlot, locale: LocaleTag, contentSize: ContentSizeCategory, proposedWidth: Points?
  ) -> MeasuredText? {
    guard let words = words(of: slot.text, locale: locale), !words.isEmpty else { return nil }
    let font = font(of: slot, at: contentSize)
    let natural = size(of: words, in: slot, font, locale: locale, width: nil)
    // A text on one line keeps its natural width: it is truncated, not wrapped.
    guard slot.numberOfLines != 1, let proposedWidth, proposedWidth < natural.size.width else { return natural }
    return size(of: words, in: slot, font, locale: locale, width: proposedWidth)
  }

  /// The words of a text in a locale, with samples in place of its arguments; nil if there aren't any.
  mutating func words(of text: LocalizableText, locale: LocaleTag) -> String? {
    let key = WordsKey(text: text, locale: locale)
    if let known = words[key] { return known }
    let found = lookup.resolve(text, in: tree, locale: locale).map { samples.filled($0.string, of: text).string }
    words[key] = found
    return found
  }

  /// A text with an available width and height, as its control sets it; nil if there are no words.
  mutating func request(
    of slot: TitleSlot, locale: LocaleTag, contentSize: ContentSizeCategory, width: Points?, height: Points?
  ) -> TextRequest? {
    guard let words = words(of: slot.text, locale: locale), !words.isEmpty else { return nil }
    return TextRequest(words, in: slot, font: font(of: slot, at: contentSize), locale: locale, width: width)
      .shrinking(as: slot, height: height)
  }

  /// The outlines of a text, and whether it is truncated.
  struct Drawn {
    var outlines: TextPicture
    var isCutOff: Bool
  }

  /// The text of a request as it is drawn; nil if it has no letters.
  func drawn(_ request: TextRequest) -> Drawn? {
    guard let outlines = measurer.picture(of: request) else { return nil }
    guard request.width != nil else { return Drawn(outlines: outlines, isCutOff: false) }
    let verdict = measurer.measure(request).verdict
    if case .needsReview = verdict { return Drawn(outlines: outlines, isCutOff: false) }
    return Drawn(outlines: outlines, isCutOff: !verdict.showsWholeText)
  }

  private func font(of slot: TitleSlot, at size: ContentSizeCategory) -> ResolvedFont {
    FontResolver.resolve(
      slot.font, default: slot.defaultFont, at: slot.contentSize(for: size), platform: tree.platform,
      pixelsPerPoint: devicePixels)
  }

  private mutating func size(
    of words: String, in slot: TitleSlot, _ font: ResolvedFont, locale: LocaleTag, width: Points?
  ) -> MeasuredText {
    let key = SizeKey(
      words: words, locale: locale, font: font, width: width, numberOfLines: slot.numberOfLines,
      lineBreakMode: slot.lineBreakMode, style: slot.text.paragraphStyle)
    if let known = sizes[key] { return known }
    let measurement = measurer.measure(TextRequest(words, in: slot, font: font, locale: locale, width: width))
    let size = Size(
      width: width == nil
        ? Points(roundingUp: measurement.naturalWidth, toPixelsAt: pixelsPerPoint) : measurement.layoutWidth,
      height: height(of: measurement, font, isPlain: slot.text.paragraphStyle == nil))
    let text = MeasuredText(size: size, lineHeight: measurement.lineHeight)
    sizes[key] = text
    return text
  }

  /// The height of the shown lines; those of a paragraph style are known only to half a point.
  private func height(of measurement: TextMeasurement, _ font: ResolvedFont, isPlain: Bool) -> Points {
    guard isPlain, measurement.lines > 0 else { return measurement.textHeight }
    let advance = font.leading ?? measurement.lineHeight.value
    let height = measurement.lineHeight.value + advance * Double(measurement.lines - 1)
    // Line heights are whole 1/64 pt; the rounding must not add a pixel.
    return Points(roundingUp: height - 1.0 / 64, toPixelsAt: pixelsPerPoint)
  }
}

extension TextRequest {
  /// The words of a control's text in a width (nil means no limit), before the control shrinks or tightens them.
  init(_ words: String, in slot: TitleSlot, font: ResolvedFont, locale: LocaleTag, width: Points?) {
    // The attributes of a title take precedence over its control.
    let style = slot.text.paragraphStyle ?? ParagraphStyle()
    self.init(
      text: words, locale: locale, font: font, width: width, numberOfLines: slot.numberOfLines,
      lineBreakMode: style.lineBreakMode ?? slot.lineBreakMode)
    paragraphStyle = style
  }

  /// The request in a height (nil means no limit), shrinking and tightening as far as the control allows.
  func shrinking(as slot: TitleSlot, height: Points?) -> TextRequest {
    var request = self
    request.height = height
    request.shrinksOnAnyLines = slot.shrinksOnAnyLines
    request.minimumScaleFactor = slot.minimumScaleFactor(at: font.pointSize)
    request.allowsTightening = paragraphStyle.allowsDefaultTighteningForTruncation ?? slot.allowsTightening
    return request
  }
}
