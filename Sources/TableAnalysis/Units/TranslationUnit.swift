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

/// A key in the source's language, with its texts ready to be compared.
public final class SourceEntry: Sendable {
  /// The entry; nil where the text is in the interface, in code, or the key itself.
  public let entry: StringsEntry?
  /// The text that stands for the entry.
  public let text: MarkedText
  /// The formats of its texts; nil where none is one.
  package let format: EntryFormat?
  private let leaves: [LeafPath: MarkedText]

  /// The source of a key; nil where nobody tells its text, and the key does not look like one.
  package init?(key: String, _ known: TableReference.Key) {
    let value = known.value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    if value == key, known.entry?.leaves == nil, !Self.looksLikeText(key) { return nil }
    entry = known.entry
    text = MarkedText(value)
    leaves = Dictionary(
      (known.entry?.leaves ?? []).map { ($0.path, MarkedText($0.value)) }, uniquingKeysWith: { _, last in last })
    let all = leaves.isEmpty ? EntryFormat(value) : known.entry.map { EntryFormat($0) }
    format = all.flatMap { $0.isFormat ? $0 : nil }
  }

  /// The text that a translation's leaf is compared with; nil where the source has no such text.
  package func text(for path: LeafPath) -> MarkedText? {
    guard !path.steps.isEmpty, !leaves.isEmpty else { return path.variable == nil ? text : nil }
    return path.counterparts.lazy.compactMap { self.leaves[$0] }.first ?? (path.variable == nil ? text : nil)
  }

  /// A key that is a text, not a name: it has white space or a placeholder.
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
