/// What was found at the places where lines of a text began or ended, as plain memory.
///
/// Whoever makes it deallocates it.
struct EdgeMemo {
  /// How many clusters a text may have to be remembered; of longer ones lines are looked up anew.
  private static let longest = 256

  private let slots: UnsafeMutablePointer<ClusterSum>?

  /// Nothing is known of a text of so many clusters.
  init(count: Int) {
    guard count <= Self.longest else { slots = nil; return }
    slots = .allocate(capacity: count * 2 + 2)
    slots?.initialize(repeating: .unknown, count: count * 2 + 2)
  }

  /// Gives the memory back.
  func deallocate() { slots?.deallocate() }

  /// What is known of a place.
  subscript(cluster: Int, isStart isStart: Bool) -> ClusterSum? {
    @inline(__always)
    get {
      guard let slots else { return nil }
      let sum = slots[cluster * 2 + (isStart ? 1 : 0)]
      return sum.own == ClusterSum.unknown.own ? nil : sum
    }
    nonmutating set { slots?[cluster * 2 + (isStart ? 1 : 0)] = newValue ?? .unknown }
  }
}
