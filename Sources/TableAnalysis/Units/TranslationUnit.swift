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

  package init(context: TextContext, format: FileFormat, entry: StringsEntry, model: SourceEntry?) {
    self.context = context
    self.format = format
    self.entry = entry
    self.model = model
  }
}

/// A key in the source language, or in the form that most locales have, with its texts prepared for comparison.
public final class SourceEntry: Sendable {
  /// The entry; nil if the text is in the interface.
  public let entry: StringsEntry?
  /// Whether the text is a translation that represents the form of most: its words say nothing about other languages.
  package let isModel: Bool
  /// The text that represents the entry.
  public let text: AnnotatedText
  /// The formats of its texts; nil if none of them is a format.
  package let format: EntryFormat?
  private let leaves: [LeafPath: AnnotatedText]

  /// The source of a key; nil if its text is not known, or is the key itself and does not look like a text.
  package init?(key: String, _ known: TableReference.Key) {
    guard let value = known.value ?? known.model?.value, !value.isEmpty else { return nil }
    entry = known.value == nil ? known.model : known.entry
    isModel = known.value == nil
    if value == key, entry?.leaves == nil, !Self.looksLikeText(key) { return nil }
    text = AnnotatedText(value)
    leaves = Dictionary(
      (entry?.leaves ?? []).map { ($0.path, AnnotatedText($0.value)) }, uniquingKeysWith: { _, last in last })
    let all = leaves.isEmpty ? EntryFormat(value) : entry.map { EntryFormat($0) }
    format = all.flatMap { $0.isFormat ? $0 : nil }
  }

  /// The text with which a translation's text is compared; nil if the source has none.
  package func text(for path: LeafPath) -> AnnotatedText? {
    guard !path.steps.isEmpty, !leaves.isEmpty else { return path.variable == nil ? text : nil }
    return path.counterparts.lazy.compactMap { self.leaves[$0] }.first ?? (path.variable == nil ? text : nil)
  }

  /// Whether a key is a text, not an identifier: it contains whitespace or a format specifier.
  private static func looksLikeText(_ key: String) -> Bool {
    key.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\n") }
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
