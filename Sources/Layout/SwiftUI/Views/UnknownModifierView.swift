/// A modifier of which nothing is known: the view is as it would be without it, or has half of the space, or takes all of it.
struct UnknownModifierView: LayoutView {
  var givesRoom: Bool { true }

  private func inner(_ proposal: Proposal, _ assumption: Assumption) -> Proposal {
    assumption == .least ? Proposal(width: proposal.width.map { $0 / 2 }, height: proposal.height) : proposal
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let content = solver.content(of: node).map { solver.size(of: $0, inner(proposal, solver.assumption)) } ?? .zero
    guard solver.assumption == .greatest else { return content }
    return ViewSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    return [solver.aligned(content, inner(proposal, solver.assumption), in: size, .center)]
  }
}
