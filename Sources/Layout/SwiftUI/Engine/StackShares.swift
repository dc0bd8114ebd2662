/// How the views of a stack share its length: the least flexible is offered an equal part first, and takes what it needs of it.
struct StackShares {
  /// The layout priority of each view.
  var priorities: [Double]
  /// What is left of the stack's length without the distances.
  var available: Double

  /// A view with the lengths that it takes at least and at most.
  private struct Share {
    var view: Int
    var priority: Double
    var least: Double
    var most: Double
    var flexibility: Double { most.less(least) }

    /// Whether the view gets its part earlier: by priority, then by flexibility; of views without a limit the one with the larger least
    /// length comes first.
    func comes(before other: Share) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility.isInfinite, least != other.least { return least > other.least }
      return view < other.view
    }
  }

  /// The lengths that are offered to the views; `length` is what a view takes of a length.
  func offers(_ length: (_ view: Int, _ offer: Double) -> Double) -> [Double] {
    guard priorities.count > 1 else { return priorities.isEmpty ? [] : [max(available, 0)] }
    var shares = priorities.indices.map {
      Share(view: $0, priority: priorities[$0], least: length($0, 0), most: length($0, .infinity))
    }
    shares.sort { $0.comes(before: $1) }
    var offers = Array(repeating: 0.0, count: shares.count)
    var (left, start) = (available, 0)
    while start < shares.count {
      let priority = shares[start].priority
      let end = shares[start...].firstIndex { $0.priority != priority } ?? shares.count
      // What comes later keeps at least its least length.
      let later = shares[end...].reduce(0) { $0 + $1.least }
      for position in start..<end {
        let view = shares[position].view
        offers[view] = max(left.less(later) / Double(end - position), 0)
        left = left.less(length(view, offers[view]))
      }
      start = end
    }
    return offers
  }
}
