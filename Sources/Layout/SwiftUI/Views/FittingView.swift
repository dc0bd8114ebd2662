/// `ViewThatFits`: the first view whose ideal size fits, else the last one.
struct FittingView: LayoutView {
  var axes: [ViewAxis]

  private func choice(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> Int? {
    let children = solver.children(of: node)
    var ideal = proposal
    for axis in axes { ideal[axis] = nil }
    for child in children.dropLast() {
      let size = solver.size(of: child, ideal)
      if axes.allSatisfy({ size[$0] <= (proposal[$0] ?? .infinity) + 1.0 / 64 }) { return child }
    }
    return children.last
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    choice(proposal, of: node, in: &solver).map { solver.size(of: $0, proposal) } ?? .zero
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    choice(proposal, of: node, in: &solver).map { [ChildPlace(node: $0, x: 0, y: 0, proposal: proposal)] } ?? []
  }
}
