/// How the views of a stack share its length: the least flexible is offered an equal part first, and takes what it needs of it.
struct StackShares {
  /// How many views there are.
  var count: Int
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

  /// The lengths that are offered to the views.
  ///
  /// - Parameters:
  ///   - priority: The layout priority of a view.
  ///   - length: What a view takes of a length.
  func offers(
    priority: (_ view: Int) -> Double = { _ in 0 }, _ length: (_ view: Int, _ offer: Double) -> Double
  ) -> [Double] {
    guard count > 1 else { return count == 0 ? [] : [max(available, 0)] }
    // Stacks are asked so often that making an array would take longer than sharing.
    return withUnsafeTemporaryAllocation(of: Share.self, capacity: count) { room in
      var shares = room
      for view in 0..<count {
        let share = Share(
          view: view, priority: priority(view), least: length(view, 0), most: length(view, .infinity))
        shares.initializeElement(at: view, to: share)
      }
      shares.sort { $0.comes(before: $1) }
      return offers(to: shares[...], length)
    }
  }

  /// The lengths that are offered to the views, of which those that come first get theirs first.
  private func offers(
    to shares: Slice<UnsafeMutableBufferPointer<Share>>, _ length: (_ view: Int, _ offer: Double) -> Double
  ) -> [Double] {
    var offers = Array(repeating: 0.0, count: count)
    var (left, start) = (available, 0)
    while start < count {
      let priority = shares[start].priority
      let end = shares[start...].firstIndex { $0.priority != priority } ?? count
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
