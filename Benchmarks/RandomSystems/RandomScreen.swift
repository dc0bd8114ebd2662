import Layout
import TestSupport

/// The horizontal axis of a generated screen as in Interface Builder's files: containers in a root, controls in the
/// containers, mostly pinned by required equalities, with content sizes that determine the rest.
package struct RandomScreen {
  private var system = ConstraintSystem()
  private var random: SeededGenerator
  private var contentSizes: [ConstraintID] = []

  /// The screen for a seed, with a content size to change.
  package static func sample(seed: UInt64) -> SampleSystem {
    var maker = RandomScreen(random: SeededGenerator(seed: seed &* 104_729))
    maker.addScreen()
    let edit = maker.contentSizes.randomElement(using: &maker.random).map {
      SampleSystem.Edit(constraint: $0.index, constant: maker.size(20...140))
    }
    return SampleSystem(name: "screen \(seed)", maker.system, edit: edit)
  }

  private init(random: SeededGenerator) { self.random = random }

  private struct Box {
    var left: Variable
    var right: Variable
    var width: [Term] { [Term(right), Term(left, -1)] }
  }

  private mutating func size(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

  private mutating func box() -> Box { Box(left: system.addVariable(), right: system.addVariable()) }

  private mutating func addScreen() {
    let root = box()
    system.add([Term(root.left)], .equal, 0, rank: 3)
    system.add([Term(root.right)], .equal, 390, rank: 3)
    for _ in 0..<Int.random(in: 2...5, using: &random) { addRow(in: root) }
  }

  private mutating func addRow(in root: Box) {
    let row = box()
    keep(row.left, root.left, size(0...20))
    keep(root.right, row.right, size(0...20))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: addStack(in: row)
    case 1: addColumn(in: row)
    default: addLine(in: row)
    }
  }

  /// Keeps a distance between two edges.
  private mutating func keep(_ right: Variable, _ left: Variable, _ distance: Double, _ relation: Relation = .equal) {
    system.add([Term(right), Term(left, -1)], relation, distance)
  }

  private mutating func addContent(_ box: Box, hugging: Double = 250, resistance: Double = 750) {
    contentSizes.append(system.addPreference(box.width, size(20...140), hugging: hugging, resistance: resistance))
  }

  /// An image, a title, and a button at the end.
  private mutating func addLine(in row: Box) {
    let (image, title, button) = (box(), box(), box())
    keep(image.left, row.left, 16)
    system.add(image.width, .equal, size(16...40))
    keep(title.left, image.right, 8)
    addContent(title, hugging: 251)
    keep(button.left, title.right, 8, .atLeast)
    addContent(button, resistance: 751)
    keep(row.right, button.right, 16)
  }

  /// Labels and fields below each other, as wide as the row or as their text.
  private mutating func addColumn(in row: Box) {
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      let view = box()
      keep(view.left, row.left, 16)
      keep(row.right, view.right, 16, Int.random(in: 0..<2, using: &random) == 0 ? .equal : .atLeast)
      addContent(view)
    }
  }

  /// A stack that distributes its width equally or by content.
  private mutating func addStack(in row: Box) {
    let isEqual = Int.random(in: 0..<2, using: &random) == 0
    var last: Box?
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      let view = box()
      keep(view.left, last?.right ?? row.left, last == nil ? 0 : 8)
      addContent(view)
      if let last, isEqual {
        system.add(view.width + last.width.map { Term($0.variable, -$0.coefficient) }, .equal, 0)
      }
      last = view
    }
    if let last { keep(row.right, last.right, 0) }
  }
}
