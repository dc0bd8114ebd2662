package import AuditModel
package import Layout
package import TextLayout

extension TextRequest {
  /// The words of a control's text as it sets them in a width (nil is no limit), before it shrinks or tightens them.
  package init(_ words: String, in slot: TitleSlot, font: ResolvedFont, locale: LocaleTag, width: Points?) {
    // What an attributed title says goes before what its control says.
    let style = slot.text.paragraphStyle ?? ParagraphStyle()
    self.init(
      text: words, locale: locale, font: font, width: width, numberOfLines: slot.numberOfLines,
      lineBreakMode: style.lineBreakMode ?? slot.lineBreakMode)
    paragraphStyle = style
  }

  /// The request in a height (nil is no limit), shrinking and tightening as far as the control lets its text.
  func shrinking(as slot: TitleSlot, height: Points?) -> TextRequest {
    var request = self
    request.height = height
    request.minimumScaleFactor = slot.minimumScaleFactor(at: font.pointSize)
    request.allowsTightening = paragraphStyle.allowsDefaultTighteningForTruncation ?? slot.allowsTightening
    return request
  }
}
