package import AuditModel

extension TitleSlot {
  /// A text of a control of which it is not known what it leaves free beside its texts.
  package init(shown name: String, _ text: LocalizableText, font: FontDescription?, defaultFont: FontDescription) {
    self.init(
      name: name, text: text, font: text.font ?? font, defaultFont: defaultFont,
      room: .unknown(reason: "what the control leaves free beside its text is not known"))
    isTitle = false
  }
}
