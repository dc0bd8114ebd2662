/// The values of a function over a list, in the list's order, with at most `workers` of them made at once.
package func concurrentMap<Item: Sendable, Value: Sendable>(
  _ items: [Item], workers: Int, _ transform: @escaping @Sendable (Item) -> Value
) async -> [Value] {
  await withTaskGroup(of: (Int, Value).self) { group in
    var values = [Value?](repeating: nil, count: items.count)
    var next = 0
    func start() {
      guard next < items.count else { return }
      let (index, item) = (next, items[next])
      next += 1
      group.addTask { (index, transform(item)) }
    }
    for _ in 0..<max(1, workers) { start() }
    while let (index, value) = await group.next() {
      values[index] = value
      start()
    }
    return values.compactMap { $0 }
  }
}
