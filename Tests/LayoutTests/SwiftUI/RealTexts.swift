import AuditModel
import PlatformData
import TextLayout

@testable import Layout

/// Texts as the measurer of the audit sets them, on a device of three pixels a point.
struct RealTexts: Sendable {
  private let engine = TextEngine()
  var contentSize = ContentSizeCategory.large
  var locale = LocaleTag.english

  /// Whether the system font's widths are at hand.
  var hasFont: Bool {
    measure(TitleSlot.plain("Hello, world!"), nil).map { $0.size.width > 94 && $0.size.width < 96 } ?? false
  }

  func measure(_ slot: TitleSlot, _ width: Points?) -> MeasuredText? {
    guard let words = slot.text.value, !words.isEmpty else { return nil }
    let font = FontResolver.resolve(
      slot.font, default: slot.defaultFont, at: contentSize, platform: .iOS, pixelsPerPoint: 3)
    var request = TextRequest(
      text: words, locale: locale, font: font, width: nil, numberOfLines: slot.numberOfLines,
      lineBreakMode: slot.lineBreakMode)
    return engine.withMeasurer { measurer in
      var set = measurer.measure(request)
      var own = Points(roundingUp: set.naturalWidth, toPixelsAt: 3)
      if slot.numberOfLines != 1, let width, width < own {
        request.width = width
        set = measurer.measure(request)
        own = set.layoutWidth
      }
      let advance = font.leading ?? set.lineHeight.value
      let height = set.lineHeight.value + advance * Double(max(set.lines - 1, 0))
      return MeasuredText(
        size: Size(width: own, height: Points(roundingUp: height - 1.0 / 64, toPixelsAt: 3)),
        lineHeight: set.lineHeight)
    }
  }
}

extension TitleSlot {
  /// A text of the body.
  static func plain(_ words: String) -> TitleSlot {
    TitleSlot(
      name: "text", text: LocalizableText(words), defaultFont: FontDescription(style: .body),
      availableSize: .unlimited(reason: "a test"), numberOfLines: 0, lineBreakMode: .wordWrap)
  }
}
