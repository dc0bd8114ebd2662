import PlatformData

/// A view of a size of its own, whatever it is offered.
struct FixedLeaf: LayoutView {
  var width: ViewLength
  var height: ViewLength

  init(width: ViewLength, height: ViewLength) { (self.width, self.height) = (width, height) }

  init(_ width: Double, _ height: Double) { (self.width, self.height) = (ViewLength(width), ViewLength(height)) }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    ViewSize(width: width[solver.assumption], height: height[solver.assumption])
  }
}

/// A view that takes what it is offered: a shape, a color, a slider along its length.
struct GreedyLeaf: LayoutView {
  /// The lengths that do not follow the proposal.
  var width: Double?
  var height: Double?
  /// The lengths without a proposal.
  var ideal = SwiftUIMetrics.idealSide.value

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    ViewSize(width: width ?? proposal.width ?? ideal, height: height ?? proposal.height ?? ideal)
  }
}

/// Flexible space along the axis of its stack.
struct SpacerLeaf: LayoutView {
  /// The stack's axis; nil outside of stacks, where it grows along both.
  var axis: ViewAxis?
  var minimum: ViewLength

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let least = minimum[solver.assumption]
    let length = { (length: Double?) in max(length ?? least, least) }
    guard let axis else { return ViewSize(width: length(proposal.width), height: length(proposal.height)) }
    return ViewSize(axis, length(proposal[axis]), across: 0)
  }
}

/// A view of which nothing is known, perhaps around others that are: nothing, some size, or all that it is offered.
struct OpaqueView: LayoutView {
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
