/// Which branches of a screen's conditions are shown together, so that every view is shown in one of the ways.
///
/// The first branches are the first way; then those that were not seen yet, with those around them; then as few as there may be, which
/// leaves the most room to the others.
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
    let all = ShownWays.ways(
      of: combinations.map { $0.map { ($0.choice, $0.index) } }, first: first,
      limit: Self.maximumWays(views: tree.nodes.count))
    let absent = first.keys.filter(tree.branches.optional.contains)
    let fewest = first.merging(absent.map { ($0, Self.noBranch) }) { $1 }
    ways = absent.isEmpty ? all : all + [fewest]
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

  /// The likely one first; of every way the bounds where anything is unknown, those of one assumption together, since they have much in
  /// common.
  func scenarios(hasUnknowns: Bool) -> [Scenario] {
    guard hasUnknowns else { return (0..<count).map { Scenario(branch: $0) } }
    let bounds: [Assumption] = [.least, .greatest, .roomiest]
    return [Scenario(assumption: .likely, branch: 0)]
      + bounds.flatMap { assumption in (0..<count).map { Scenario(assumption: assumption, branch: $0) } }
  }
}
