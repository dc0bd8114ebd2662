/// Views in front of each other, each offered the whole.
struct DepthStack: LayoutView {
  var heightDemand: SizeDemand { .children }
  var sizeDemand: SizeDemand { .children }

  var alignment = AlignmentShares.center

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let children = solver.children(of: node)
    let highest = children.map { solver.nodes[$0].priority }.max()
    var size = ViewSize.zero
    for child in children where solver.nodes[child].priority == highest {
      let own = solver.size(of: child, proposal)
      size = ViewSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    solver.children(of: node).map { solver.aligned($0, proposal, in: size, alignment) }
  }
}
