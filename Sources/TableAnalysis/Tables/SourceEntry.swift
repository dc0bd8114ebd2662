public import AuditModel

/// A key in the source language, or in the form that most locales have, with its texts prepared for comparison.
///
/// It is made where it is needed: one for every key of a table would take far more memory than the table.
public struct SourceEntry: Sendable {
  /// The entry; nil if the text is in the interface.
  public let entry: StringsEntry?
  /// Whether the text is a translation that represents the form of most: its words say nothing about other languages.
  package let isModel: Bool
  /// The text that represents the entry.
  public let text: AnnotatedText
  private let leaves: [LeafPath: AnnotatedText]

  /// The source of a key; nil if its text is not known, or is the key itself and does not look like a text.
  package init?(key: String, _ known: ReferenceKey) {
    guard let value = known.value ?? known.model?.value, !value.isEmpty else { return nil }
    entry = known.value == nil ? known.model : known.entry
    isModel = known.value == nil
    if value == key, entry?.leaves == nil, !Self.looksLikeText(key) { return nil }
    text = AnnotatedText(value)
    leaves = Dictionary(
      (entry?.leaves ?? []).map { ($0.path, AnnotatedText($0.value)) }, uniquingKeysWith: { _, last in last })
  }

  /// The formats of its texts; nil if none of them is a format.
  package var format: EntryFormat? {
    guard !leaves.isEmpty || text.hasAny(.percent) else { return nil }
    let all = leaves.isEmpty ? EntryFormat(text.string) : entry.map { EntryFormat($0) }
    return all.flatMap { $0.isFormat ? $0 : nil }
  }

  /// The text with which a translation's text is compared; nil if the source has none.
  package func text(for path: LeafPath) -> AnnotatedText? {
    guard !path.steps.isEmpty, !leaves.isEmpty else { return path.variable == nil ? text : nil }
    return path.counterparts.lazy.compactMap { self.leaves[$0] }.first ?? (path.variable == nil ? text : nil)
  }

  /// What a message calls a source, or a translation that represents the form of most.
  static func name(isModel: Bool) -> String { isModel ? "the usual translation" : "the source" }

  /// Whether a key is a text, not an identifier: it contains whitespace or a format specifier.
  private static func looksLikeText(_ key: String) -> Bool {
    key.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\n") }
  }
}

extension TableReference {
  /// The source of a key; nil if it is not one of the reference's, or if its text is not known.
  package func source(of key: String) -> SourceEntry? { keys[key].flatMap { SourceEntry(key: key, $0) } }
}
