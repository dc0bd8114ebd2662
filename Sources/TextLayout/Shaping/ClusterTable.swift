/// The prefix sums and flags of a shaped text as plain memory, so that a verdict counts no references.
///
/// The memory is that of a `ShapedText`, which has to outlive it.
struct ClusterTable {
  /// The sums before each cluster and at the end: `count + 1` of them.
  let sums: UnsafePointer<ClusterSum>
  /// The flags of each position between clusters: `count + 1` of them.
  let flags: UnsafePointer<ClusterFlags>
  /// The clusters of each paragraph, without the line feed that ends it; at least one.
  let paragraphs: UnsafeBufferPointer<Range<Int>>
  /// What changes where lines begin and end, as far as it was asked.
  let edges: EdgeCache
  /// The number of grapheme clusters.
  let count: Int
  /// The end of the text without the white space that hangs there.
  let trimmedEnd: Int
  /// Whether the text has tabs, whose width depends on their position.
  let hasTabs: Bool

  /// The end of some clusters without the white space that hangs there.
  @inline(__always)
  func trimmedEnd(_ clusters: Range<Int>) -> Int {
    var end = clusters.upperBound
    while end > clusters.lowerBound, flags[end - 1].contains(.space) { end -= 1 }
    return end
  }

  /// The nearest position at or before a cluster where the text may be truncated.
  @inline(__always)
  func truncationBoundary(atOrBefore cluster: Int, from start: Int) -> Int {
    var position = cluster
    while position > start, !flags[position].contains(.glyphBoundary) { position -= 1 }
    return position
  }

  /// The nearest position at or after a cluster where the text may be truncated.
  @inline(__always)
  func truncationBoundary(atOrAfter cluster: Int, to end: Int) -> Int {
    var position = cluster
    while position < end, !flags[position].contains(.glyphBoundary) { position += 1 }
    return position
  }
}

/// What was found at the positions where lines of a text began or ended, as plain memory.
///
/// Whoever makes it deallocates it.
struct EdgeCache {
  /// How many clusters a text may have to be remembered; of longer ones lines are looked up anew.
  private static let maximumClusterCount = 256

  private let slots: UnsafeMutablePointer<ClusterSum>?

  /// Nothing is known of a text of so many clusters.
  init(count: Int) {
    guard count <= Self.maximumClusterCount else { slots = nil; return }
    slots = .allocate(capacity: count * 2 + 2)
    slots?.initialize(repeating: .unknown, count: count * 2 + 2)
  }

  /// Gives the memory back.
  func deallocate() { slots?.deallocate() }

  /// What is known of a position.
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
