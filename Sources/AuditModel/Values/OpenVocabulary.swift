/// A vocabulary of a file format: the words that are known are cases, and any other word survives as `other`.
///
/// In JSON a value is its word. It is not `RawRepresentable`, whose `==` and `hash(into:)` compare words.
public protocol OpenVocabulary: Sendable, Hashable, Codable {
  /// The words that are known, with their cases.
  static var known: KnownWords<Self> { get }
  /// A word that is not known.
  static func other(_ word: String) -> Self
}

/// The words of a vocabulary that are known; a case's word is its name unless another is given.
public struct KnownWords<Vocabulary: OpenVocabulary>: Sendable {
  /// The cases, in the order in which they are declared.
  public let cases: [Vocabulary]
  fileprivate let byName: [String: Vocabulary]
  fileprivate let names: [Vocabulary: String]

  /// The words of these cases; `spellings` are the words that are not the name of their case.
  public init(_ cases: Vocabulary..., spellings: [Vocabulary: String] = [:]) {
    self.cases = cases
    let words = cases.map { (spellings[$0] ?? "\($0)", $0) }
    byName = Dictionary(words) { first, _ in first }
    names = Dictionary(words.map { ($1, $0) }) { first, _ in first }
  }
}

extension OpenVocabulary {
  /// The case of a word.
  public init(name: String) { self = Self.known.byName[name] ?? .other(name) }

  /// The word.
  public var name: String {
    // What is not known has its word as its only associated value.
    Self.known.names[self] ?? Mirror(reflecting: self).children.first?.value as? String ?? ""
  }

  /// Whether the word is known.
  public var isKnown: Bool { Self.known.names[self] != nil }

  /// Reads a word.
  public init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension OpenVocabulary where Self: CodingKeyRepresentable {
  /// The word as a key in JSON.
  public var codingKey: any CodingKey { VocabularyKey(stringValue: name) }

  /// The case of a key in JSON.
  public init?(codingKey: some CodingKey) { self.init(name: codingKey.stringValue) }
}

private struct VocabularyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
