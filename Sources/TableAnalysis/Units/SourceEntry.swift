public import AuditModel

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

extension LeafPath {
  /// The ways to the source's text that a translation's is compared with, the nearest first: the same or the plural form
  /// `other` on it, then those of the device `other`, then those without devices and widths.
  var counterparts: [LeafPath] {
    let anyDevice = LeafPath(steps.map { if case .device = $0 { .device("other") } else { $0 } })
    let plain = LeafPath(
      steps.filter { step in
        switch step {
        case .plural, .substitution: true
        case .device, .width, .item: false
        }
      })
    return [self, anyDevice, plain].flatMap { [$0, $0.replacingPlural(by: "other")] }
  }
}
