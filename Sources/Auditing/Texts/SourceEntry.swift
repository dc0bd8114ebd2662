public import AuditModel

/// A key in the source's language, with its texts ready to be compared.
public final class SourceEntry: Sendable {
  /// The entry; nil where the text is in the interface, in code, or the key itself.
  public let entry: StringsEntry?
  /// The text that stands for the entry.
  public let text: MarkedText
  private let leaves: [LeafPath: MarkedText]

  /// The source of a key; nil where nobody tells its text, and the key does not look like one.
  init?(key: String, _ known: TableReference.Key) {
    let value = known.value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    if value == key, known.entry?.leaves == nil, !Self.looksLikeText(key) { return nil }
    entry = known.entry
    text = MarkedText(value)
    leaves = Dictionary(
      (known.entry?.leaves ?? []).map { ($0.path, MarkedText($0.value)) }, uniquingKeysWith: { _, last in last })
  }

  /// The text that a translation's leaf is compared with: of the same way, else of the plural form `other` on it, else
  /// without the ways of devices and widths; nil where the source has no such text.
  func text(for path: LeafPath) -> MarkedText? {
    if path.steps.isEmpty || leaves.isEmpty { return path.variable == nil ? text : leaves[path] }
    if let same = leaves[path] { return same }
    let other = path.replacingPlural(by: "other")
    if let form = leaves[other] { return form }
    let plain = LeafPath(
      other.steps.filter { step in
        switch step {
        case .plural, .substitution: true
        case .device, .width, .item: false
        }
      })
    return leaves[plain] ?? (path.variable == nil ? text : nil)
  }

  /// A key that is a text, not a name: it has white space or a placeholder.
  private static func looksLikeText(_ key: String) -> Bool {
    key.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\n") }
  }
}
