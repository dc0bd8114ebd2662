import AuditModel

/// The keys of a table's reference: nearly all have a number in the table, so that a list holds what is known of them.
public struct ReferenceKeys: Sendable, Sequence {
  private let strings: TableStrings
  /// By the keys' numbers.
  private var numbered: [ReferenceKey?]
  /// Keys of an interface that no file has.
  private var others: KeyDictionary<ReferenceKey> = [:]
  /// The number of keys.
  public private(set) var count = 0

  /// No keys, of a table with some strings.
  init(of strings: TableStrings) {
    self.strings = strings
    numbered = Array(repeating: nil, count: strings.keys.count)
  }

  /// Whether there is no key.
  public var isEmpty: Bool { count == 0 }

  /// What is known of a key; nil if it is not one of the reference's.
  public internal(set) subscript(key: String) -> ReferenceKey? {
    get { strings.number(of: key).map { numbered[$0] } ?? others[key] }
    set {
      count += (newValue == nil ? 0 : 1) - (self[key] == nil ? 0 : 1)
      if let number = strings.number(of: key) { numbered[number] = newValue } else { others[key] = newValue }
    }
  }

  /// The keys, sorted by their code points.
  public var sortedKeys: [String] { map { ExactText($0.key) }.sorted().map(\.text) }

  /// The keys with what is known of them, in any order.
  public func makeIterator() -> AnyIterator<(key: String, value: ReferenceKey)> {
    let (keys, numbered) = (strings.keys, numbered)
    var number = 0
    let others = others.makeIterator()
    return AnyIterator {
      while number < numbered.count {
        defer { number += 1 }
        if let key = numbered[number] { return (keys[number], key) }
      }
      return others.next()
    }
  }
}
