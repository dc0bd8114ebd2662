/// How many related locations a run may still have, and how many were left out.
struct SARIFPlaceBudget {
  /// The locations that remain.
  private(set) var left: Int
  /// The number of places left out.
  private(set) var omitted = 0

  init(left: Int) { self.left = left }

  /// How many of its places a result may write, at most `limit`.
  mutating func granted(_ count: Int, limit: Int) -> Int {
    let granted = min(count, left, limit)
    left -= granted
    omitted += count - granted
    return granted
  }
}
