/// A text that is known by its code points, as `NSString` and file systems know it: "é" and "e" with U+0301 are two.
///
/// Swift's own comparison takes canonically equivalent texts for one; it is also slower.
public struct ExactText: Sendable, Hashable {
  /// The text.
  public let text: String

  /// A text.
  public init(_ text: String) { self.text = text }

  /// Whether two texts have the same code points.
  public static func == (left: ExactText, right: ExactText) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in right.withUTF8 { right in left.elementsEqual(right) } }
  }

  /// Hashes the code points.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: Comparable {
  /// By code points.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// Values by keys of strings tables, which are known by their code points.
public struct KeyDictionary<Value>: Sequence, ExpressibleByDictionaryLiteral {
  private var values: [ExactText: Value]

  /// An empty dictionary, or one of different keys.
  public init(dictionaryLiteral elements: (String, Value)...) {
    values = Dictionary(elements.map { (ExactText($0), $1) }) { _, last in last }
  }

  /// The value of a key; nil without one.
  public subscript(key: String) -> Value? {
    get { values[ExactText(key)] }
    set { values[ExactText(key)] = newValue }
  }

  /// The number of keys.
  public var count: Int { values.count }

  /// Whether there is no key.
  public var isEmpty: Bool { values.isEmpty }

  /// The keys, sorted by their code points.
  public var sortedKeys: [String] { values.keys.sorted().map(\.text) }

  /// The keys and values, in any order.
  public func makeIterator() -> AnyIterator<(key: String, value: Value)> {
    var iterator = values.makeIterator()
    return AnyIterator { iterator.next().map { ($0.key.text, $0.value) } }
  }

  /// Adds the values of other keys; `combine` decides between two values of one.
  public mutating func merge(_ other: KeyDictionary, uniquingKeysWith combine: (Value, Value) -> Value) {
    values.merge(other.values, uniquingKeysWith: combine)
  }
}

extension KeyDictionary: Sendable where Value: Sendable {}

/// Keys of strings tables, which are known by their code points.
public typealias KeySet = Set<ExactText>

extension Set<ExactText> {
  /// Whether a key is among them.
  public func contains(_ key: String) -> Bool { contains(ExactText(key)) }

  /// Adds a key; returns whether it is new.
  @discardableResult public mutating func insert(_ key: String) -> Bool { insert(ExactText(key)).inserted }
}
