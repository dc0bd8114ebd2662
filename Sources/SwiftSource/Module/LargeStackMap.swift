internal import Synchronization
internal import Utilities

extension Array where Element: Sendable {
  /// The values of the elements, made on one thread for each job, since a thread with a large stack is slow to start.
  ///
  /// The parser's recursion is as deep as a source is nested, and the threads of tasks have small stacks.
  func mapOnLargeStacks<Value: Sendable>(
    jobs: Int, _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    let queue = Queue(count: count)
    let made = await concurrentMap(Array<Int>(0..<Swift.min(Swift.max(1, jobs), count)), workers: jobs) { _ in
      LargeStack.run(size: 16 * LargeStack.usualSize) { queue.map { ($0, transform(self[$0])) } }
    }
    return made.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Hands out the indices of a list, each once, to several threads.
private final class Queue: Sequence, IteratorProtocol, Sendable {
  private let count: Int
  private let started = Atomic(0)

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let index = started.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
