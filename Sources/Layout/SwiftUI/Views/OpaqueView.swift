import PlatformData

/// A view of which nothing is known, perhaps around others that are: nothing, some size, or all that it is offered.
struct OpaqueView: LayoutView {
  var givesRoom: Bool { true }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let own = SwiftUIMetrics.unknownSides.value
    let content = solver.content(of: node).map { solver.size(of: $0, proposal) }
    switch solver.assumption {
    case .least: return content ?? ViewSize(width: own.0, height: own.0)
    case .likely: return content ?? ViewSize(width: own.1, height: own.1)
    case .greatest:
      return ViewSize(
        width: proposal.width ?? content?.width ?? own.1, height: proposal.height ?? content?.height ?? own.1)
    }
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    return [solver.aligned(content, proposal, in: size, .center)]
  }
}
