/// `frame(width:height:)`: a length that the view is offered, and takes.
struct FrameView: LayoutView {
  var heightDemand: SizeDemand { height == nil ? .children : .own }
  var sizeDemand: SizeDemand { width != nil && height != nil ? .own : .children }
  var givesRoom: Bool { true }

  var width: ViewLength?
  var height: ViewLength?
  var alignment = AlignmentShares.center

  private func inner(_ proposal: Proposal, _ assumption: Assumption) -> Proposal {
    Proposal(width: width?[assumption] ?? proposal.width, height: height?[assumption] ?? proposal.height)
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { ![width, height].allSatisfy { $0?.isKnown ?? true } }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let inner = inner(proposal, solver.assumption)
    let content = solver.content(of: node).map { solver.size(of: $0, inner) } ?? .zero
    return ViewSize(
      width: width?[solver.assumption] ?? content.width, height: height?[solver.assumption] ?? content.height)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    var place = solver.aligned(content, inner(proposal, solver.assumption), in: size, alignment)
    if width != nil { place.isWidthOpen = false }
    if height != nil { place.height = .given }
    return [place]
  }
}
