/// A view of a size of its own, whatever it is offered.
struct FixedLeaf: LayoutView {
  var heightDemand: SizeDemand { .own }
  var sizeDemand: SizeDemand { .own }

  var width: ViewLength
  var height: ViewLength

  init(width: ViewLength, height: ViewLength) { (self.width, self.height) = (width, height) }

  init(_ width: Double, _ height: Double) { (self.width, self.height) = (ViewLength(width), ViewLength(height)) }

  func followsGuess(_ texts: [ViewText]) -> Bool { !width.isKnown || !height.isKnown }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    ViewSize(width: width[solver.assumption], height: height[solver.assumption])
  }
}
