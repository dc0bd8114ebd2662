/// The values of a function over a list, in the list's order, with at most `workers` of them made at once.
///
/// - Parameters:
///   - cost: How much work an item is, as far as is known: the most costly ones start first, so that none is left running alone.
///   - progress: Called after each item with the number of finished items and of all.
package func concurrentMap<Item: Sendable, Value: Sendable>(
  _ items: [Item], workers: Int, cost: (Item) -> Int = { _ in 0 },
  progress: @Sendable (Int, Int) -> Void = { _, _ in }, _ transform: @escaping @Sendable (Item) -> Value
) async -> [Value] {
  let order = order(of: items.map(cost))
  return await withTaskGroup(of: (Int, Value).self) { group in
    var values = [Value?](repeating: nil, count: items.count)
    var (started, finished) = (0, 0)
    func start() {
      guard started < order.count else { return }
      let index = order[started]
      let item = items[index]
      started += 1
      group.addTask { (index, transform(item)) }
    }
    for _ in 0..<min(max(1, workers), items.count) { start() }
    while let (index, value) = await group.next() {
      values[index] = value
      finished += 1
      progress(finished, items.count)
      start()
    }
    return values.compactMap { $0 }
  }
}

/// The indices of costs, the greatest first; equal ones in their own order.
private func order(of costs: [Int]) -> [Int] {
  costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
}
