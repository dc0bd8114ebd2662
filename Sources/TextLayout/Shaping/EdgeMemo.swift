/// What was found at the places where lines of a text began or ended.
struct EdgeMemo {
  /// How many clusters a text may have for each of its places to have a slot of its own.
  private static let longestFlat = 256

  private let count: Int
  private var flat: [ClusterSum?] = []
  private var sparse: [Int: ClusterSum] = [:]

  /// Nothing is known of a text of so many clusters.
  init(count: Int) { self.count = count }

  /// What is known of a place.
  subscript(cluster: Int, isStart isStart: Bool) -> ClusterSum? {
    get {
      let slot = cluster * 2 + (isStart ? 1 : 0)
      guard count <= Self.longestFlat else { return sparse[slot] }
      return flat.isEmpty ? nil : flat[slot]
    }
    set {
      let slot = cluster * 2 + (isStart ? 1 : 0)
      guard count <= Self.longestFlat else { return sparse[slot] = newValue }
      if flat.isEmpty { flat = [ClusterSum?](repeating: nil, count: count * 2 + 2) }
      flat[slot] = newValue
    }
  }
}
