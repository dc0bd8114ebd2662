import Layout
import TestSupport

/// A generated system; the same seed gives the same system everywhere.
///
/// Most are similar to Auto Layout: views with a left and a right edge in a root, pinned to it and to each other, with
/// widths, content sizes, inequalities and a few priorities; numbers are round, so that ties and degenerate corners are
/// frequent. One in eight consists of random sums of odd multiples.
package struct RandomSystem {
  private var system = ConstraintSystem()
  private var random: SeededGenerator
  private var preferences: [ConstraintID] = []

  /// The system for a seed, with a content size to change if it has one.
  package static func sample(seed: UInt64) -> SampleSystem {
    var maker = RandomSystem(random: SeededGenerator(seed: seed &* 7919))
    if seed % 8 == 7 { maker.addSums() } else { maker.addScreen() }
    let edited = maker.preferences.randomElement(using: &maker.random)
    let edit = edited.map { SampleSystem.Edit(constraint: $0.index, constant: maker.size(120)) }
    return SampleSystem(name: "\(seed)", maker.system, edit: edit)
  }

  private init(random: SeededGenerator) { self.random = random }

  /// A view's horizontal extent.
  private struct Box {
    var left: Variable
    var right: Variable

    var width: [Term] { [Term(right), Term(left, -1)] }
    var doubledCenter: [Term] { [Term(left), Term(right)] }
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func size(_ most: Int) -> Double { Double(Int.random(in: 0...most, using: &random) * 2) / 2 }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &random)] }

  private mutating func box() -> Box { Box(left: system.addVariable(), right: system.addVariable()) }

  private mutating func priority(required percent: Int) -> Double {
    chance(percent) ? 1000 : pick([250, 250, 251, 500, 749, 750, 750, 751, 999])
  }

  private mutating func addScreen() {
    let root = box()
    system.add([Term(root.left)], .equal, 0, rank: 2)
    system.add([Term(root.right)], .equal, pick([320, 375, 390, 768]), rank: 2)
    var boxes: [Box] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let new = box()
      addPins(of: new, to: boxes.last, in: root)
      addWidth(of: new, beside: boxes)
      boxes.append(new)
    }
    if chance(60), let last = boxes.last { pin(root.right, after: last.right) }
    for _ in 0..<Int.random(in: 0...3, using: &random) { addTie(pick(boxes), pick(boxes)) }
  }

  private mutating func addPins(of new: Box, to last: Box?, in root: Box) {
    system.add(new.width, .atLeast, 0, rank: 1)
    if chance(80) { pin(new.left, after: chance(50) ? last?.right ?? root.left : root.left) }
    if chance(35) { pin(root.right, after: new.right) }
    guard chance(10) else { return }
    system.add(new.doubledCenter + [Term(root.right, -1)], .equal, 0, priority: priority(required: 60))
  }

  /// Keeps a distance, or a minimum distance, between two edges.
  private mutating func pin(_ right: Variable, after left: Variable) {
    let relation: Relation = chance(70) ? .equal : .atLeast
    system.add([Term(right), Term(left, -1)], relation, size(20), priority: priority(required: 75))
  }

  private mutating func addWidth(of new: Box, beside others: [Box]) {
    if chance(70) {
      let (hugging, resistance) = (pick([250.0, 250, 251, 750, 1000]), pick([750.0, 750, 749, 751, 1000]))
      preferences.append(system.addPreference(new.width, size(150), hugging: hugging, resistance: resistance))
    }
    if chance(25) {
      system.add(new.width, pick([.equal, .atMost, .atLeast]), size(200), priority: priority(required: 50))
    }
    guard chance(20), !others.isEmpty else { return }
    let times = pick([1.0, 1, 1, 0.5, 2, 0.75])
    let other = pick(others).width.map { Term($0.variable, -times * $0.coefficient) }
    system.add(new.width + other, pick([.equal, .equal, .atMost]), 0, priority: priority(required: 60))
  }

  private mutating func addTie(_ one: Box, _ other: Box) {
    let (edge, otherEdge) = (chance(50) ? one.left : one.right, chance(50) ? other.left : other.right)
    let relation: Relation = pick([.equal, .atLeast, .atMost])
    system.add([Term(edge), Term(otherEdge, -1)], relation, size(40), priority: priority(required: 20))
  }

  private mutating func addSums() {
    let variables = (0..<Int.random(in: 1...8, using: &random)).map { _ in system.addVariable() }
    for _ in 0..<Int.random(in: 1...16, using: &random) {
      var terms: [Term] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) { terms.append(Term(pick(variables), pick(Self.factors))) }
      if chance(20) {
        preferences.append(system.addPreference(terms, size(100) - 50, hugging: 250, resistance: pick([250, 750])))
      } else {
        let relation: Relation = pick([.equal, .atLeast, .atMost])
        system.add(terms, relation, size(100) - 50, priority: priority(required: 20))
      }
    }
  }

  private static let factors = [1.0, -1, 2, -0.5, 3, 0.1, -7.25]
}
