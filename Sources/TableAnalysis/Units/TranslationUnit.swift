public import AuditModel

/// One text of a key in one locale, beside the source's text: what text rules judge.
///
/// Plurals and other variations give one unit for each leaf.
public struct TranslationUnit: Sendable {
  /// What the unit has in common with the others of its locale and table.
  public let context: TextContext
  /// The format of the file that holds the entry: `strings`, `stringsdict`, `xcstrings`, `xliff` and so on.
  public let format: FileFormat
  /// The entry.
  public let entry: StringsEntry
  /// The source's entry and texts; nil for the source's own texts, and where nobody tells them.
  public let sourceEntry: SourceEntry?
  /// The way to the text; empty where the key has one text.
  public let path: LeafPath
  /// The text.
  public let text: MarkedText
  /// The source's text for the same case; nil for the source's own texts, and where nobody tells it.
  public let source: MarkedText?

  /// Whether the text is a translation that says the same as the source, letter for letter.
  public var isUntranslated: Bool { source?.string == text.string }

  /// Whether the text is the title of a button in an interface file.
  public var isButtonTitle: Bool { context.keys.buttons.contains(entry.key) }

  /// Whether the text is a title whose room is measured.
  public var isMeasuredTitle: Bool { context.keys.titles.contains(entry.key) }
}

/// One key of a locale with all its texts, beside the source's entry: what entry rules judge.
public struct EntryUnit: Sendable {
  /// What the unit has in common with the others of its locale and table.
  public let context: TextContext
  /// The format of the file that holds the entry: `strings`, `stringsdict`, `xcstrings`, `xliff` and so on.
  public let format: FileFormat
  /// The entry.
  public let entry: StringsEntry
  /// The source's entry and texts; nil for the source's own, and where nobody tells them.
  public let source: SourceEntry?

  package init(context: TextContext, format: FileFormat, entry: StringsEntry, source: SourceEntry?) {
    self.context = context
    self.format = format
    self.entry = entry
    self.source = source
  }
}
