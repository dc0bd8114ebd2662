/// A view with others behind or in front of it, which are offered its size and do not change it.
struct AttachingView: LayoutView {
  var heightDemand: SizeDemand { .children }
  var sizeDemand: SizeDemand { .children }

  var sizesAttached: Bool { true }

  /// The alignment of each view after the first, which is the one that the others are attached to.
  var alignments: [AlignmentShares]

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    solver.content(of: node).map { solver.size(of: $0, proposal) } ?? .zero
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let host = solver.content(of: node).map { [ChildPlace(node: $0, x: 0, y: 0, proposal: proposal)] } ?? []
    return host
      + solver.attached(alignments, to: node).map { alignment, child in
        solver.aligned(child, Proposal(size), in: size, alignment)
      }
  }
}
