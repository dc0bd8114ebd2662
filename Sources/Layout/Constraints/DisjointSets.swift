/// Sets of numbers that are joined (union-find).
struct DisjointSets: Sendable {
  private var parents: [Int32]

  /// As many sets as numbers.
  init(count: Int) {
    parents = [Int32](repeating: 0, count: count)
    for item in parents.indices { parents[item] = Int32(truncatingIfNeeded: item) }
  }

  /// The number that stands for a number's set.
  mutating func root(of item: Int) -> Int {
    var item = item
    while Int(parents[item]) != item {
      parents[item] = parents[Int(parents[item])]
      item = Int(parents[item])
    }
    return item
  }

  /// Makes the sets of two numbers one.
  mutating func join(_ one: Int, _ other: Int) {
    let (root, otherRoot) = (root(of: one), root(of: other))
    if root != otherRoot { parents[otherRoot] = Int32(truncatingIfNeeded: root) }
  }
}
