/// Numbers of which the smallest is taken first.
struct IndexHeap: Sendable {
  private var items: [Int] = []

  /// Adds a number.
  mutating func push(_ item: Int) {
    items.append(item)
    var place = items.count - 1
    while place > 0, items[(place - 1) / 2] > items[place] {
      items.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the smallest number away.
  mutating func pop() -> Int? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    sink()
    return first
  }

  private mutating func sink() {
    var place = 0
    while true {
      var least = 2 * place + 1
      guard least < items.count else { return }
      if least + 1 < items.count, items[least + 1] < items[least] { least += 1 }
      guard items[least] < items[place] else { return }
      items.swapAt(place, least)
      place = least
    }
  }
}
