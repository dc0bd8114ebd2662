public import AuditModel

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

  /// What a message calls a source, or a translation that represents the form of most.
  static func name(isModel: Bool) -> String { isModel ? "the usual translation" : "the source" }

  /// Whether a key is a text, not an identifier: it contains whitespace or a format specifier.
  private static func looksLikeText(_ key: String) -> Bool {
    key.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\n") }
  }
}

extension TableReference {
  /// The sources of all keys whose text is known.
  var sources: KeyDictionary<SourceEntry> {
    var sources: KeyDictionary<SourceEntry> = [:]
    for (key, known) in keys { sources[key] = SourceEntry(key: key, known) }
    return sources
  }
}
