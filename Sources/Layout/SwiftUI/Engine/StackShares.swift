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
    var left = available
    for group in groups(of: order) {
      // What comes later keeps at least its least length.
      let later = priorities.indices.filter { priorities[$0] < priorities[group[0]] }.map { least[$0] }.reduce(0, +)
      for (position, view) in group.enumerated() {
        let offer = max(left.less(later) / Double(group.count - position), 0)
        offers[view] = offer
        left = left.less(length(view, offer))
      }
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

  private func groups(of order: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    for view in order {
      if let last = groups.last?.first, priorities[last] == priorities[view] {
        groups[groups.count - 1].append(view)
      } else {
        groups.append([view])
      }
    }
    return groups
  }
}
