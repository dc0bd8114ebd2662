import AuditModel
import Layout
import TextLayout

/// The sizes of a file's texts, as controls typeset them.
struct OwnTexts {
  var platform: Platform
  var measurer: TextMeasurer

  /// A text's size in a width; nil if the file does not contain the text.
  func size(of slot: TitleSlot, within width: Points?) -> MeasuredText? {
    guard let words = slot.text.value, !words.isEmpty else { return nil }
    let font = FontResolver.resolve(slot.font, default: slot.defaultFont, at: .standard, platform: platform)
    let available = slot.numberOfLines == 1 ? nil : width
    let measurement = measurer.measure(
      TextRequest(
        text: words, font: font, width: available, numberOfLines: slot.numberOfLines, lineBreakMode: slot.lineBreakMode)
    )
    let natural = Points(roundingUp: measurement.naturalWidth, toPixelsAt: 2)
    return MeasuredText(
      size: Size(width: available == nil ? natural : measurement.layoutWidth, height: measurement.textHeight),
      lineHeight: measurement.lineHeight)
  }
}
