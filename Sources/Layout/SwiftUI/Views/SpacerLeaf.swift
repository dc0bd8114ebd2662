/// Flexible space along the axis of its stack.
struct SpacerLeaf: LayoutView {
  var heightDemand: SizeDemand { axis == .horizontal ? .own : .offered }

  /// The stack's axis; nil outside of stacks, where it grows along both.
  var axis: ViewAxis?
  var minimum: ViewLength

  func followsGuess(_ texts: [ViewText]) -> Bool { !minimum.isKnown }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let least = minimum[solver.assumption]
    let length = { (length: Double?) in max(length ?? least, least) }
    guard let axis else { return ViewSize(width: length(proposal.width), height: length(proposal.height)) }
    return ViewSize(axis, length(proposal[axis]), across: 0)
  }
}
