import Synchronization
import Testing
import Utilities

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 100], [1, 2, 8])
  func valuesAreInTheOrderOfTheItems(count: Int, workers: Int) async {
    let items = Array(0..<count)
    let values = await concurrentMap(items, workers: workers, cost: { $0 % 7 }) { $0 * 2 }
    #expect(values == items.map { $0 * 2 })
  }

  @Test func theMostCostlyItemsBegin() async {
    let started = Guarded<[String]>([])
    _ = await concurrentMap(["a", "bbb", "cc", "ddd"], workers: 1, cost: \.count) { item in
      started.withLock { $0.append(item) }
    }
    #expect(started.withLock(\.self) == ["bbb", "ddd", "cc", "a"])
  }
}
