import PlatformData

/// `GeometryReader`: takes what it is offered, and offers it to its views at its upper leading corner.
struct ReaderView: LayoutView {
  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let ideal = SwiftUIMetrics.idealSide.value
    return ViewSize(width: proposal.width ?? ideal, height: proposal.height ?? ideal)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    solver.children(of: node).map { ChildPlace(node: $0, x: 0, y: 0, proposal: Proposal(size)) }
  }
}
