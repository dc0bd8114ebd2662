package import AuditModel

/// One text that a control shows, with its font and the room that the control leaves for it.
package struct TitleSlot: Sendable, Hashable {
  /// Which text it is: a state's name, `subtitle`, or `alternate` (AppKit).
  package var name: String
  /// The text.
  package var text: LocalizableText
  /// The font that the file asks for; nil is `defaultFont`.
  package var font: FontDescription?
  /// The font that the control takes by itself.
  package var defaultFont: FontDescription
  /// The room.
  package var room: TitleRoom
  /// Whether the control's height ends the room as well; one that grows downwards has no such end.
  package var isHeightLimited = false
  /// How many lines the text may take; 0 is any number.
  package var numberOfLines = 1
  /// What happens to a text that is wider than its room.
  package var lineBreakMode = LineBreakMode.truncatingMiddle
  /// The smallest factor to which the font may shrink; 1 is none.
  package var minimumScaleFactor = 1.0
  /// Whether letter spacing tightens before the text is cut.
  package var allowsTightening = false
}
