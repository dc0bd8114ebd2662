/// Which branches of conditions are shown together, so that everything is shown in one of the ways.
package enum ShownWays {
  /// The branch of each choice, way by way: the first branches, then those that were not seen yet, with those around them.
  ///
  /// - Parameters:
  ///   - combinations: The branches that something is in, from the outermost, as pairs of a choice and a branch of it.
  ///   - first: The branch of each choice where a way says nothing else.
  ///   - limit: How many ways are looked at.
  package static func ways<Choice: Hashable>(
    of combinations: [[(choice: Choice, index: Int)]], first: [Choice: Int], limit: Int
  ) -> [[Choice: Int]] {
    var unseen = combinations
    var ways: [[Choice: Int]] = []
    while ways.count < limit {
      var way: [Choice: Int] = ways.isEmpty ? first : [:]
      let count = unseen.count
      unseen.removeAll { branches in
        guard branches.allSatisfy({ way[$0.choice] ?? $0.index == $0.index }) else { return false }
        for branch in branches { way[branch.choice] = branch.index }
        return true
      }
      if unseen.count == count, !ways.isEmpty { break }
      ways.append(way.merging(first) { own, _ in own })
    }
    return ways
  }
}
