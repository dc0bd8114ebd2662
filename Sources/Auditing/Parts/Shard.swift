/// One of several equal parts of an audit, for machines that share the work: `2/7`.
///
/// Screens and tables are dealt out in their order, so that the parts do not depend on the machine and are of similar size.
package struct Shard: Sendable, Hashable, Codable {
  /// Which part it is, from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// The only part.
  package static let whole = Shard()

  private init() { (index, count) = (1, 1) }

  /// Reads `2/7`; nil unless both are numbers and the first is between 1 and the second.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...Self.maximum).contains(count),
      (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// More parts than any project has screens would only be empty.
  package static let maximum = 10_000

  /// The items that are in this part, with their positions among all.
  package func items<Item>(of all: [Item]) -> [(position: Int, item: Item)] {
    zip(all.indices, all).lazy.filter { $0.0 % count == index - 1 }.map { (position: $0.0, item: $0.1) }
  }
}

extension Shard: CustomStringConvertible {
  /// `2/7`.
  package var description: String { "\(index)/\(count)" }
}
