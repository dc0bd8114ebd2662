/// How the views of a stack share its length: the least flexible is offered an equal part first, and takes what it needs of it.
struct StackShares {
  /// The layout priority of each view.
  var priorities: [Double]
  /// What is left of the stack's length without the distances.
  var available: Double

  /// The lengths that are offered to the views; `length` is what a view takes of a length.
  func offers(_ length: (_ view: Int, _ offer: Double) -> Double) -> [Double] {
    guard priorities.count > 1 else { return priorities.isEmpty ? [] : [max(available, 0)] }
    let least = priorities.indices.map { length($0, 0) }
    let most = priorities.indices.map { length($0, .infinity) }
    let order = order(least, most)
    var offers = Array(repeating: 0.0, count: priorities.count)
    var (left, start) = (available, 0)
    while start < order.count {
      let end = order[start...].firstIndex { priorities[$0] != priorities[order[start]] } ?? order.count
      // What comes later keeps at least its least length.
      let later = order[end...].reduce(0) { $0 + least[$1] }
      for position in start..<end {
        let view = order[position]
        offers[view] = max(left.less(later) / Double(end - position), 0)
        left = left.less(length(view, offers[view]))
      }
      start = end
    }
    return offers
  }

  /// By priority, then by flexibility; of views without a limit the one with the larger least length comes first.
  private func order(_ least: [Double], _ most: [Double]) -> [Int] {
    let flexibility = zip(least, most).map { $1.less($0) }
    return priorities.indices.sorted { first, second in
      if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
      let (one, other) = (flexibility[first], flexibility[second])
      if one != other { return one < other }
      if one.isInfinite, least[first] != least[second] { return least[first] > least[second] }
      return first < second
    }
  }
}
