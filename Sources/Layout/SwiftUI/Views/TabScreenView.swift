/// The pages of a tab view in front of each other, and the tabs below them.
struct TabScreenView: LayoutView {
  var hasBar: Bool

  private func height(of node: Int, _ proposal: Proposal, in solver: inout ViewSolver) -> Double {
    guard hasBar, let bar = solver.children(of: node).last else { return 0 }
    return solver.size(of: bar, Proposal(width: proposal.width, height: nil)).height
  }

  private func inner(_ proposal: Proposal, less bar: Double) -> Proposal {
    Proposal(width: proposal.width, height: proposal.height.map { max($0.less(bar), 0) })
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let bar = height(of: node, proposal, in: &solver)
    let content = solver.content(of: node).map { solver.size(of: $0, inner(proposal, less: bar)) } ?? .zero
    return ViewSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height + bar)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let bar = height(of: node, proposal, in: &solver)
    let area = ViewSize(width: size.width, height: max(size.height.less(bar), 0))
    var places: [ChildPlace] = []
    if let content = solver.content(of: node) {
      places.append(solver.aligned(content, inner(proposal, less: bar), in: area, .center))
    }
    if hasBar, let node = solver.children(of: node).last {
      let offered = Proposal(width: size.width, height: nil)
      places.append(ChildPlace(node: node, x: 0, y: area.height, proposal: offered))
    }
    return places
  }
}
