/// A release of an operating system: `16.4`.
public struct SystemVersion: Sendable, Hashable, Comparable {
  /// The numbers between the periods, without zeros at the end.
  private let numbers: [Int]

  /// The release of a text such as `16`, `16.4` or `10.15.7`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard !numbers.isEmpty, numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.numbers = Array(numbers.prefix(1 + (numbers.lastIndex { $0 != 0 } ?? -1)))
  }

  /// Whether one release came before another.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
