package import AuditModel
import PlatformData

/// A SwiftUI screen made ready for one combination of traits: its views answer proposals with as many texts as there are.
package struct ViewScreenLayout: SolvableLayout {
  private let tree: ViewTree
  private let facts: ViewFacts
  private let elements: ViewElements
  private let size: ViewSize
  private let isRightToLeft: Bool
  private let scenarios: [ScenarioViews]
  private let reasons: [String?]
  /// Whether nothing on the screen is certain.
  private let isDoubtful: Bool
  private var memory: [[MeasuredText?]: [Known]] = [:]
  private var count = 0
  /// How many answers the last solution took; another one takes about as many.
  private var answers = 0

  /// How many solved screens are kept before all are forgotten.
  private static let maximumMemory = 256

  /// A screen that was solved, with the sizes of the texts on which it rests.
  private struct Known: Sendable {
    var wrapped: [TextSizes.Query: MeasuredText]
    var screen: SolvedScreen
  }

  /// A screen with the traits that it is laid out for.
  package init(screen: Screen, tree: InterfaceTree, traits: LayoutTraits) {
    isRightToLeft = traits.isRightToLeft
    isDoubtful = ScreenDoubt(screen: screen, traits: traits).reason != nil
    elements = ViewElements(root: screen.root)
    size = ViewTreeBuilder(elements, traits: traits).canvas
    self.tree = ViewTreeBuilder.tree(of: screen, traits: traits)
    facts = ViewFacts(self.tree.nodes, texts: self.tree.texts)
    let branches = ShownBranches(self.tree)
    scenarios = ViewStates.all(
      of: branches.scenarios(hasUnknownRooms: facts.surroundsText.contains(true)),
      shown: (0..<branches.count).map(branches.children), root: self.tree.root,
      assumed: facts.assumption)
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
    var ranges = SampleRanges(elements, mirroredIn: isRightToLeft ? size.width : nil)
    var solver = ViewSolver(facts, texts: texts, elements: elements.all.count, answers: answers)
    for scenario in scenarios {
      solver.begin(scenario)
      solver.place(tree.root, x: 0, y: 0, Proposal(size))
      ranges.add(solver)
    }
    let screen = SolvedScreen(
      size: Size(width: Points(size.width), height: Points(size.height)),
      elements: ranges.solved(reasons: reasons, isDoubtful: isDoubtful))
    answers = solver.answerCount
    if count == Self.maximumMemory { (memory, count) = ([:], 0) }
    memory[texts.natural, default: []].append(Known(wrapped: solver.texts.wrapped, screen: screen))
    count += 1
    return screen
  }
}
