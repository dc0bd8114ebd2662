/// `fixedSize()`: the view takes its ideal length.
struct FixedSizeView: LayoutView {
  var heightDemand: SizeDemand { vertical ? .own : .children }
  var sizeDemand: SizeDemand { horizontal && vertical ? .own : .children }

  var horizontal: Bool
  var vertical: Bool

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    solver.content(of: node).map { solver.size(of: $0, inner(proposal)) } ?? .zero
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    solver.content(of: node).map { [ChildPlace(node: $0, x: 0, y: 0, proposal: inner(proposal))] } ?? []
  }
}
