/// The texts between quotation marks in an app's code, by which it looks up keys of strings tables.
///
/// The texts are kept as hashes of their UTF-8 bytes, since a project has many.
public struct TextsInCode: Sendable, Hashable, Codable {
  private var texts: Set<UInt64> = []
  private var starts: Set<UInt64> = []
  private var defaults: Set<UInt64> = []

  /// No text.
  public init() {}

  /// The fewest bytes that a text must begin with to be recognized by its beginning.
  private static let shortestStart = 2

  /// Adds a text as a whole; `hasDefault` if the code also gives what users see where no table has it.
  public mutating func add(_ text: some Sequence<UInt8>, hasDefault: Bool = false) {
    let hash = TextHash(text).value
    texts.insert(hash)
    if hasDefault { defaults.insert(hash) }
  }

  /// Adds the beginning of texts that the code completes.
  public mutating func add(startOfTexts start: some Collection<UInt8>) {
    if start.count >= Self.shortestStart { starts.insert(TextHash(start).value) }
  }

  /// Adds the texts of other code.
  public mutating func formUnion(_ other: TextsInCode) {
    texts.formUnion(other.texts)
    starts.formUnion(other.starts)
    defaults.formUnion(other.defaults)
  }

  /// Whether the code has a text as a whole.
  public func contains(_ text: String) -> Bool { texts.contains(TextHash(text.utf8).value) }

  /// Whether the code has a text, or may put it together: from a beginning that it has, or from a text with arguments.
  public func mayContain(_ text: String) -> Bool {
    contains(text) || text.utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\n") } || hasStart(of: text)
  }

  /// Whether the code gives the text that users see where no table has a key.
  public func hasDefault(for key: String) -> Bool { defaults.contains(TextHash(key.utf8).value) }

  private func hasStart(of text: String) -> Bool {
    var hash = TextHash()
    return text.utf8.contains { byte in
      hash.add(byte)
      return starts.contains(hash.value)
    }
  }
}

/// The hash of a text that grows byte by byte (FNV-1a, 64 bits).
private struct TextHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ text: some Sequence<UInt8>) { for byte in text { add(byte) } }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
