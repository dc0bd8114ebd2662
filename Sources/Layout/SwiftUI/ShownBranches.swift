/// Which branches of a screen's conditions are shown together, so that every view is shown in one of the ways.
///
/// The first branches are the first way; then those that were not seen yet, with those around them; then the ways that show as little as
/// possible beside each view, which leave it the most room.
struct ShownBranches {
  private let tree: ViewTree
  /// The branch of each choice, way by way.
  private let ways: [[Int: Int]]

  var count: Int { ways.count }

  /// More ways are not looked at; of a screen with many views fewer are, since each of them is laid out in each way.
  private static func maximumWays(views: Int) -> Int { min(max(8, 4096 / max(views, 1)), 32) }

  init(_ tree: ViewTree) {
    self.tree = tree
    let combinations = Self.combinations(of: tree)
    let first = Self.firstBranches(of: combinations)
    let limit = Self.maximumWays(views: tree.nodes.count)
    let full = ShownWays.ways(of: combinations.map { $0.map { ($0.choice, $0.index) } }, first: first, limit: limit)
    // Every view is shown before any is shown alone.
    ways =
      full
      + Self.bareWays(
        of: combinations, first: first, absent: Self.absent(among: combinations, declared: tree.branches.optional),
        limit: max(limit - full.count, 1))
  }

  /// The choices of which no branch may be shown: those that say it, and those with a single branch.
  private static func absent(among combinations: [[BranchCombinations.Part]], declared: Set<Int>) -> [Int] {
    let branches = combinations.joined().reduce(into: [Int: Set<Int>]()) { $0[$1.choice, default: []].insert($1.index) }
    return branches.filter { declared.contains($0) || $1.count == 1 }.map(\.key)
  }

  /// The ways that show as little as possible beside each view: none of the branches that may be absent, but those around the view.
  private static func bareWays(
    of combinations: [[BranchCombinations.Part]], first: [Int: Int], absent: [Int], limit: Int
  ) -> [[Int: Int]] {
    guard !absent.isEmpty else { return [] }
    let bare = first.merging(absent.map { ($0, noBranch) }) { $1 }
    var ways = [bare]
    for combination in combinations where ways.count < limit {
      let way = combination.reduce(into: bare) { $0[$1.choice] = $1.index }
      if !ways.contains(way) { ways.append(way) }
    }
    return ways
  }

  /// In place of the index of a branch: none of a choice is shown.
  private static let noBranch = -1

  /// The combinations that views have; a view in two branches of one choice is never shown.
  private static func combinations(of tree: ViewTree) -> [[BranchCombinations.Part]] {
    let used = Set(tree.nodes.map(\.branches))
    return tree.branches.all.indices.filter { $0 > 0 && used.contains($0) }.map { tree.branches.all[$0] }.filter {
      Set($0.map(\.choice)).count == $0.count
    }
  }

  private static func firstBranches(of combinations: [[BranchCombinations.Part]]) -> [Int: Int] {
    var first: [Int: Int] = [:]
    for branch in combinations.joined() { first[branch.choice] = min(first[branch.choice] ?? .max, branch.index) }
    return first
  }

  /// The children of each view in a way.
  func children(in way: Int) -> [[Int]] {
    let isShown = tree.branches.all.map { $0.allSatisfy { ways[way][$0.choice] == $0.index } }
    return tree.nodes.map { node in
      node.children.allSatisfy { isShown[tree.nodes[$0].branches] }
        ? node.children : node.children.filter { isShown[tree.nodes[$0].branches] }
    }
  }

  /// The likely one first; of every way the bounds where anything is unknown, those of one guess together, since they have much in
  /// common.
  ///
  /// - Parameter hasUnknownRooms: Whether any view gives room that is not known to a text.
  func scenarios(hasUnknownRooms: Bool) -> [Scenario] {
    let ways = 0..<count
    guard !tree.causes.isEmpty else { return ways.map { Scenario(branch: $0) } }
    return [Scenario(guess: .likely, branch: 0)]
      + Guess.bounds(hasUnknownRooms: hasUnknownRooms).flatMap { guess in
        ways.map { Scenario(guess: guess, branch: $0) }
      }
  }
}
