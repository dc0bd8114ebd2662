public import AuditModel

/// One text of a key in one locale with the source text, which text rules check.
///
/// Plurals and other variations have one unit for each text.
public struct TranslationUnit: Sendable {
  /// The common properties of the texts of its locale and table.
  public let context: TextContext
  /// The format of the entry's file.
  public let format: FileFormat
  /// The entry.
  public let entry: StringsEntry
  /// The source's entry and texts; nil for the source's own texts, and if they are not known.
  public let sourceEntry: SourceEntry?
  /// The path to the text; empty if the key has one text.
  public let path: LeafPath
  /// The text.
  public let text: AnnotatedText
  /// The source text for the same case; nil for the source's own texts, and if it is not known.
  public let source: AnnotatedText?
  /// The text whose placeholders and markup the text has to keep: the source's, otherwise that of most locales.
  public let model: AnnotatedText?

  /// What a message calls the text that this one is compared with.
  public var reference: String { SourceEntry.name(isModel: source == nil && model != nil) }

  /// Whether the text is a translation that is identical to the source.
  public var isUntranslated: Bool { source?.string == text.string }

  /// Whether the text is the title of a button in an interface file.
  public var isButtonTitle: Bool { context.keys.buttons.contains(entry.key) }

  /// Whether the text is a title that is measured.
  public var isMeasuredTitle: Bool { context.keys.titles.contains(entry.key) }
}

/// One key of a locale with all its texts and the source's entry, which entry rules check.
public struct EntryUnit: Sendable {
  /// The common properties of the texts of its locale and table.
  public let context: TextContext
  /// The format of the entry's file.
  public let format: FileFormat
  /// The entry.
  public let entry: StringsEntry
  /// The entry whose arguments, placeholders and markup the entry has to keep: the source's, otherwise one in the form
  /// that most locales have; nil for the source's own, and if there is neither.
  public let model: SourceEntry?

  /// The source's entry and texts; nil for the source's own, and if they are not known.
  public var source: SourceEntry? { model?.isModel == true ? nil : model }

  /// What a message calls the entry that this one is compared with.
  public var reference: String { SourceEntry.name(isModel: model?.isModel == true) }

  package init(context: TextContext, format: FileFormat, entry: StringsEntry, model: SourceEntry?) {
    self.context = context
    self.format = format
    self.entry = entry
    self.model = model
  }
}

extension PluralGroup {
  /// The categories of an XLIFF document's units for the plural that have no target, in the units' order.
  package func formsWithoutTarget(in unit: EntryUnit) -> [String] {
    guard unit.format == .xliff, let source = unit.source?.entry?.plurals.first(where: { $0.path == path }) else {
      return []
    }
    let present = categories
    return source.forms.compactMap(\.path.pluralCategory).filter { !present.contains($0) }
  }
}
