/// `aspectRatio(_:contentMode:)`: the view is offered a size of a ratio that fits in what is there, or fills it.
struct AspectRatioView: LayoutView {
  var sizeDemand: SizeDemand { .children }

  /// Width by height; nil is that of the view's ideal size.
  var ratio: Double?
  var fills: Bool

  private func inner(_ proposal: Proposal, of content: Int, in solver: inout ViewSolver) -> Proposal {
    let ideal = solver.size(of: content, .ideal)
    let own = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard own.isFinite, own > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return .ideal
    case (let width?, nil): return Proposal(width: width, height: width / own)
    case (nil, let height?): return Proposal(width: height * own, height: height)
    case (let width?, let height?):
      let isWide = width / own <= height
      return isWide != fills
        ? Proposal(width: width, height: width / own) : Proposal(width: height * own, height: height)
    }
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    guard let content = solver.content(of: node) else { return .zero }
    return solver.size(of: content, inner(proposal, of: content, in: &solver))
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    return [ChildPlace(node: content, x: 0, y: 0, proposal: inner(proposal, of: content, in: &solver))]
  }
}
