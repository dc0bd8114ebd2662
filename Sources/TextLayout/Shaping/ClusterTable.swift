/// The prefix sums and flags of a shaped text as plain memory, so that a verdict counts no references.
///
/// The memory is that of a `ShapedText`, which has to outlive it.
struct ClusterTable {
  /// The sums before each cluster and at the end: `count + 1` of them.
  let sums: UnsafePointer<ClusterSum>
  /// What is true of each place between clusters: `count + 1` of them.
  let flags: UnsafePointer<ClusterFlags>
  /// The clusters of each paragraph, without the line feed that ends it; at least one.
  let paragraphs: UnsafeBufferPointer<Range<Int>>
  /// What changes where lines begin and end, as far as it was asked.
  let edges: EdgeMemo
  /// The number of grapheme clusters.
  let count: Int
  /// The end of the text without the white space that hangs there.
  let trimmedEnd: Int
  /// Whether the text has tabs, whose width depends on where they stand.
  let hasTabs: Bool

  /// The end of some clusters without the white space that hangs there.
  @inline(__always)
  func trimmedEnd(_ clusters: Range<Int>) -> Int {
    var end = clusters.upperBound
    while end > clusters.lowerBound, flags[end - 1].contains(.space) { end -= 1 }
    return end
  }

  /// The nearest place at or before a cluster where the text may be cut.
  @inline(__always)
  func cutBoundary(atOrBefore cluster: Int, from start: Int) -> Int {
    var place = cluster
    while place > start, !flags[place].contains(.glyphBoundary) { place -= 1 }
    return place
  }

  /// The nearest place at or after a cluster where the text may be cut.
  @inline(__always)
  func cutBoundary(atOrAfter cluster: Int, to end: Int) -> Int {
    var place = cluster
    while place < end, !flags[place].contains(.glyphBoundary) { place += 1 }
    return place
  }
}
