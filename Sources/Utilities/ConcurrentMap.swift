/// The values of a function over a list, in the list's order, with at most `workers` of them made at once.
///
/// - Parameter progress: Called after each item with the number of finished items and of all.
package func concurrentMap<Item: Sendable, Value: Sendable>(
  _ items: [Item], workers: Int, progress: @Sendable (Int, Int) -> Void = { _, _ in },
  _ transform: @escaping @Sendable (Item) -> Value
) async -> [Value] {
  await withTaskGroup(of: (Int, Value).self) { group in
    var values = [Value?](repeating: nil, count: items.count)
    var (next, finished) = (0, 0)
    func start() {
      guard next < items.count else { return }
      let (index, item) = (next, items[next])
      next += 1
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
