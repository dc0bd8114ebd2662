package import AuditModel
import PlatformData

/// A SwiftUI screen made ready for one combination of traits: its views answer proposals with as many texts as there are.
package struct ViewScreenLayout: Sendable {
  private let tree: ViewTree
  private let elements: ViewElements
  private let traits: LayoutTraits
  private let scenarios: [Scenario]
  /// The children of each view in each branch.
  private let shown: [[[Int]]]
  private let reasons: [String?]
  private var memory: [[MeasuredText?]: [Known]] = [:]

  /// A screen that was solved, with the sizes of the texts on which it rests.
  private struct Known: Sendable {
    var wrapped: [TextSizes.Query: MeasuredText]
    var screen: SolvedScreen
  }

  /// A screen with the traits that it is laid out for.
  package init(screen: Screen, tree: InterfaceTree, traits: LayoutTraits) {
    self.traits = traits
    elements = ViewElements(root: screen.root)
    self.tree = ViewTreeBuilder.tree(of: screen, traits: traits)
    let branches = ShownBranches(self.tree)
    scenarios = branches.scenarios(hasUnknowns: !self.tree.causes.isEmpty)
    shown = (0..<branches.count).map(branches.children)
    reasons = RangeReasons(causes: self.tree.causes, elements: elements).all
  }

  /// The screen with its texts as `measure` sets them.
  ///
  /// Texts of the same sizes give the same screen, which is solved once.
  package mutating func solve(measure: TextMeasure) -> SolvedScreen {
    withoutActuallyEscaping(measure) { solve(TextSizes(tree.texts, measure: $0)) }
  }

  private mutating func solve(_ texts: TextSizes) -> SolvedScreen {
    if let known = memory[texts.natural]?.first(where: { texts.agree(with: $0.wrapped) }) { return known.screen }
    var texts = texts
    var samples: [ScreenSample] = []
    for scenario in scenarios {
      var solver = ViewSolver(
        tree.nodes, shown: shown[min(scenario.branch, shown.count - 1)], scenario: scenario, texts: texts,
        elements: elements.all.count)
      solver.place(tree.root, x: 0, y: 0, Proposal(size))
      samples.append(ScreenSample(solver, elements, isRightToLeft: traits.isRightToLeft))
      texts = solver.texts
    }
    let screen = SolvedScreen(
      size: Size(width: Points(size.width), height: Points(size.height)),
      elements: SampleRanges(samples: samples, reasons: reasons).elements)
    memory[texts.natural, default: []].append(Known(wrapped: texts.wrapped, screen: screen))
    return screen
  }

  private var size: ViewSize { ViewTreeBuilder(elements, traits: traits).canvas }
}

/// Which views each branch of the screen's conditions shows.
private struct ShownBranches {
  private let tree: ViewTree
  private let last: [String: Int]
  /// How many branches the condition with the most has, as far as they are looked at.
  let count: Int

  private static let maximumBranches = 6

  init(_ tree: ViewTree) {
    self.tree = tree
    var last: [String: Int] = [:]
    for branch in tree.nodes.flatMap(\.branches) { last[branch.choice] = max(last[branch.choice] ?? 0, branch.index) }
    self.last = last
    count = min((last.values.max() ?? 0) + 1, Self.maximumBranches)
  }

  /// The children of each view in a branch.
  func children(in branch: Int) -> [[Int]] {
    let isShown = tree.nodes.map { node in
      node.branches.allSatisfy { min(branch, last[$0.choice] ?? 0) == $0.index }
    }
    return tree.nodes.map { $0.children.filter { isShown[$0] } }
  }

  /// The likely one first; of every branch the least and the greatest where anything is unknown.
  func scenarios(hasUnknowns: Bool) -> [Scenario] {
    guard hasUnknowns else { return (0..<count).map { Scenario(branch: $0) } }
    return (0..<count).flatMap { branch in
      (branch == 0 ? [.likely] : [] as [Assumption]).map { Scenario(assumption: $0, branch: branch) }
        + [.least, .greatest].map { Scenario(assumption: $0, branch: branch) }
    }
  }
}
