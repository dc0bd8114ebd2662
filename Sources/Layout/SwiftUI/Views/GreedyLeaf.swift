import PlatformData

/// A view that takes what it is offered: a shape, a color, a slider along its length.
struct GreedyLeaf: LayoutView {
  var heightDemand: SizeDemand { height == nil ? .offered : .own }

  /// The lengths that do not follow the proposal.
  var width: Double?
  var height: Double?
  /// The lengths without a proposal.
  var ideal = SwiftUIMetrics.idealSide.value

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    ViewSize(width: width ?? proposal.width ?? ideal, height: height ?? proposal.height ?? ideal)
  }
}
